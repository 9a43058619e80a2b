import { Button, Dialog, preloadDialog } from '@marquee/shared-contracts/ui';
import { useEffect } from 'react';

interface Props {
  /** The text of the alert; undefined closes the dialog. */
  text: string | undefined;
  onClose: () => void;
}

/** An alert as a dialog of the page. Its code is preloaded, because a lost network is a cause of alerts (RT-19). */
export function AlertDialog({ text, onClose }: Props) {
  useEffect(preloadDialog, []);
  return (
    <Dialog isAlert title={text ?? ''} isOpen={text !== undefined} onClose={onClose}>
      <Button look="main" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
