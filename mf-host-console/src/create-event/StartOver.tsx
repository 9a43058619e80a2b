import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './CreateEventStep.module.css';
import type { CreationStore } from './CreationStore';

interface Props {
  store: CreationStore;
  onConfirm: () => void;
}

/** Clears the form after a confirmation. */
export const StartOver = observer(function StartOver({ store, onConfirm }: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (store.draft.values.opportunityTitle === '' && store.draft.values.aboutOpportunity === '') return null;
  return (
    <div className={styles.startOver}>
      <Button look="quiet" onClick={() => setIsDialogOpen(true)}>
        Start over
      </Button>
      <Dialog title="Start over?" isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)}>
        <p>Everything you have filled in for this event will be cleared.</p>
        <div className={styles.buttons}>
          <Button
            look="danger"
            onClick={() => {
              setIsDialogOpen(false);
              onConfirm();
            }}
          >
            Clear the form
          </Button>
          <Button onClick={() => setIsDialogOpen(false)}>Keep writing</Button>
        </div>
      </Dialog>
    </div>
  );
});
