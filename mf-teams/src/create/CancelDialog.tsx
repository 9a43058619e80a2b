import { Button, Dialog } from '@marquee/shared-contracts/ui';
import styles from './CreateTeam.module.css';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms that the form's draft is discarded. */
export function CancelDialog({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog
      isAlert
      title="Are you sure you want to cancel creating the team?"
      isOpen={isOpen}
      onClose={onStay}
    >
      <div className={styles.buttons}>
        <Button look="danger" onClick={onLeave}>
          Yes, cancel
        </Button>
        <Button onClick={onStay}>Keep editing</Button>
      </div>
    </Dialog>
  );
}
