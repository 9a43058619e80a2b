import { Button, Dialog } from '@marquee/shared-contracts/ui';
import styles from './CreateTeam.module.css';

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms that the form's draft is discarded. */
export function CancelDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog alert title="Are you sure you want to cancel creating the team?" open={open} onClose={onStay}>
      <div className={styles.buttons}>
        <Button look="main" onClick={onLeave}>
          Yes, cancel
        </Button>
        <Button onClick={onStay}>No, go on</Button>
      </div>
    </Dialog>
  );
}
