import { session } from '@marquee/shared-contracts/browser';
import { Button, Dialog, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './Collaborators.module.css';
import { type CollaboratorsStore, formatName } from './CollaboratorsStore';

/** Asks for confirmation before a host is removed from an event. */
export const RemoveDialog = observer(function RemoveDialog({
  store,
  onRemove,
}: {
  store: CollaboratorsStore;
  onRemove: () => void;
}) {
  const { pendingRemoval, removing, setPendingRemoval } = store;
  const isSelf = pendingRemoval?.id === session.account?.id;
  const close = () => setPendingRemoval(undefined);
  return (
    <Dialog
      title={isSelf ? 'Leave this event?' : `Remove ${pendingRemoval ? formatName(pendingRemoval) : ''}?`}
      isOpen={pendingRemoval !== undefined}
      onClose={close}
    >
      <p>
        {isSelf
          ? 'You will lose access to this event. You can undo this right after leaving; later, only its owner can add you again.'
          : 'This host will lose access to the event until you add them again.'}
      </p>
      {removing.error === undefined ? null : <FormFailure text={removing.error.message} />}
      <div className={styles.buttons}>
        <Button look="danger" isBusy={removing.loading} onClick={onRemove}>
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </Dialog>
  );
});
