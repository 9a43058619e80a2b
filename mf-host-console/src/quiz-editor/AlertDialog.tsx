import { Button, Dialog } from '@marquee/shared-contracts/ui';

interface Props {
  /** What must be read; nothing is shown without it. */
  text: string | undefined;
  onClose: () => void;
}

/** One of the spec's alerts, in the page's own dialog (RT-22). */
export function AlertDialog({ text, onClose }: Props) {
  return (
    <Dialog alert title={text ?? ''} open={text !== undefined} onClose={onClose}>
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
