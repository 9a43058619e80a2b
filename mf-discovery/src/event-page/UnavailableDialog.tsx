import { Button, Dialog } from '@marquee/shared-contracts/ui';

interface Props {
  /** Why not; nothing is shown without it. */
  reason: string | undefined;
  detail?: string | undefined;
  onClose: () => void;
}

/** Why something is not possible now, in the page's own dialog (RT-22). */
export function UnavailableDialog({ reason, detail, onClose }: Props) {
  return (
    <Dialog alert title={reason ?? ''} open={reason !== undefined} onClose={onClose}>
      {detail === undefined ? null : <p>{detail}</p>}
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
