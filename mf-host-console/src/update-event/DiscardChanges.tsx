import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { UpdateStore } from './UpdateStore';
import styles from './UpdateEventStep.module.css';

/** Discards unsaved changes after a confirmation. */
export const DiscardChanges = observer(function DiscardChanges({ store }: { store: UpdateStore }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (!store.isChanged) return null;
  return (
    <div className={styles.discard}>
      <Button look="quiet" onClick={() => setIsDialogOpen(true)}>
        Discard my changes
      </Button>
      <Dialog title="Discard your changes?" isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)}>
        <p>The form will show the saved event.</p>
        <div className={styles.buttons}>
          <Button look="danger" onClick={() => store.discard()}>
            Discard
          </Button>
          <Button onClick={() => setIsDialogOpen(false)}>Keep writing</Button>
        </div>
      </Dialog>
    </div>
  );
});
