import { Button, Dialog } from '@marquee/shared-contracts/ui';

interface Props {
  /** The explanation; undefined closes the dialog. */
  reason: string | undefined;
  detail?: string | undefined;
  onClose: () => void;
}

/** Dialog that explains why an action is unavailable. */
export function UnavailableDialog({ reason, detail, onClose }: Props) {
  return (
    <Dialog isAlert title={reason ?? ''} isOpen={reason !== undefined} onClose={onClose}>
      {detail === undefined ? null : <p>{detail}</p>}
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
