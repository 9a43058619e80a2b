import { Button, Dialog, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../attendees/Attendees.module.css';
import type { RequestsStore } from './RequestsStore';

/** Asks for a message before requests are declined; a failure keeps the text. */
export const DeclineDialog = observer(function DeclineDialog({ store }: { store: RequestsStore }) {
  const [message, setMessage] = useState('');
  const { declining = [], deciding } = store;
  const count = declining.length;
  return (
    <Dialog
      isAlert
      title={count === 1 ? 'Decline this request?' : `Decline ${count} requests?`}
      isOpen={store.declining !== undefined}
      onClose={store.closeDialog}
    >
      <p>
        {count === 1
          ? 'We tell the person by email and notification.'
          : 'We tell each person by email and notification.'}
      </p>
      <TextAreaField label="Message" hint="Optional" rows={3} value={message} onChange={setMessage} />
      {deciding.error === undefined ? null : <p role="alert">{deciding.error.message}</p>}
      <div className={styles.files}>
        <Button look="danger" isBusy={deciding.loading} onClick={() => void store.decline(message)}>
          Decline
        </Button>
        <Button onClick={store.closeDialog}>Cancel</Button>
      </div>
    </Dialog>
  );
});
