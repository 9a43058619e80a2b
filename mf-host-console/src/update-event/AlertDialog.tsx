import { Button, Dialog } from '@marquee/shared-contracts/ui';

interface Props {
  /** What is said; nothing is shown without it. */
  text: string | undefined;
  onClose: () => void;
}

/** The spec's alert, in the page (RT-22). */
export function AlertDialog({ text, onClose }: Props) {
  return (
    <Dialog title={text ?? ''} alert open={text !== undefined} onClose={onClose}>
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
