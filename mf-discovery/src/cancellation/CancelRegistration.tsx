import { links } from '@marquee/shared-contracts';
import { Button, ButtonLink, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './CancelRegistration.module.css';
import { CancellationStore } from './CancellationStore';

interface Props {
  event: { id: string; title: string };
  /** Further consequences of cancelling, shown in the dialog. */
  warning?: string | undefined;
  onCancelled: () => void;
}

const CancellationError = observer(function CancellationError({
  store,
  eventId,
}: {
  store: CancellationStore;
  eventId: string;
}) {
  const { error } = store.cancelling;
  if (error === undefined) return null;
  return (
    <div role="alert" className={styles.error}>
      <p>{error.message}</p>
      {error.code === 'HANDOVER_FIRST' ? (
        <ButtonLink to={links.team(eventId)}>Go to my team</ButtonLink>
      ) : null}
    </div>
  );
});

/** Asks for confirmation, then cancels the registration; errors appear in the dialog (RG-11). */
export const CancelRegistration = observer(function CancelRegistration({
  event,
  warning,
  onCancelled,
}: Props) {
  const [store] = useState(() => new CancellationStore(event.id));
  const cancel = async () => {
    if (await store.cancel()) onCancelled();
  };
  return (
    <>
      <Button onClick={store.openDialog}>Cancel registration</Button>
      <Dialog
        isAlert
        title="Cancel your registration?"
        isOpen={store.isDialogOpen}
        onClose={store.closeDialog}
      >
        <p>{`Your seat at “${event.title}” will be released immediately.`}</p>
        {warning === undefined ? null : <p>{warning}</p>}
        <CancellationError store={store} eventId={event.id} />
        <div className={styles.buttons}>
          <Button look="danger" isBusy={store.cancelling.loading} onClick={() => void cancel()}>
            Cancel registration
          </Button>
          <Button onClick={store.closeDialog}>Keep my seat</Button>
        </div>
      </Dialog>
    </>
  );
});
