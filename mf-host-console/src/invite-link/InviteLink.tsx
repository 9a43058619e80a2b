import { links } from '@marquee/shared-contracts';
import { copyLink } from '@marquee/shared-contracts/browser';
import { Button, Dialog, QrCode, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './InviteLink.module.css';
import { InviteStore } from './InviteStore';

interface Props {
  event: { id: string; title: string };
  inviteKey: string;
  /** Whether the event, and so its link, can no longer change (EV-25). */
  isFixed: boolean;
}

const RenewDialog = observer(function RenewDialog({ store }: { store: InviteStore }) {
  const { isDialogOpen, renewing, renew, closeDialog } = store;
  return (
    <Dialog title="Create a new link?" isOpen={isDialogOpen} onClose={closeDialog}>
      <p>The current link stops working. Registered participants keep access.</p>
      {renewing.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {renewing.error.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="danger" isBusy={renewing.loading} onClick={() => void renew()}>
          Renew
        </Button>
        <Button onClick={closeDialog}>Keep current link</Button>
      </div>
    </Dialog>
  );
});

/** A private event's link, with copy, QR code and renewal (EV-10). */
export const InviteLink = observer(function InviteLink({ event, inviteKey, isFixed }: Props) {
  const [store] = useState(() => new InviteStore(event.id, inviteKey));
  const path = `${links.event(event.id)}?k=${encodeURIComponent(store.key)}`;
  const address = new URL(path, window.location.origin).href;
  return (
    <section aria-labelledby="invite-link" className={styles.invite}>
      <div className={styles.body}>
        <h2 id="invite-link" className={styles.heading}>
          Private link
        </h2>
        <p>Invite only: anyone with this link can open the event.</p>
        <TextField label="Link" readOnly value={address} onFocus={({ target }) => target.select()} />
        <div className={styles.actions}>
          <Button onClick={() => void copyLink(address)}>Copy link</Button>
          {isFixed ? null : <Button onClick={store.openDialog}>Create a new link</Button>}
        </div>
      </div>
      <QrCode text={address} label={`Link to ${event.title}`} />
      <RenewDialog store={store} />
    </section>
  );
});
