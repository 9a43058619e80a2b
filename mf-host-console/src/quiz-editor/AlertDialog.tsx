import { Button, Dialog } from '@marquee/shared-contracts/ui';

interface Props {
  /** The text of the alert; undefined closes the dialog. */
  text: string | undefined;
  onClose: () => void;
}

/** An alert as a dialog of the page (RT-22). */
export function AlertDialog({ text, onClose }: Props) {
  return (
    <Dialog isAlert title={text ?? ''} isOpen={text !== undefined} onClose={onClose}>
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
