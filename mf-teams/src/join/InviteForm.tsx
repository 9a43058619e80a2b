import { Button, Form, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { InviteSearchStore } from './InviteSearchStore';
import styles from './JoinTeam.module.css';

/** Opens the invite of a link or code; private teams are joined this way only (TM-2, TM-18). */
export const InviteForm = observer(function InviteForm({ eventId }: { eventId: string }) {
  const [store] = useState(() => new InviteSearchStore(eventId));
  const { error } = store;
  const navigate = useNavigate();
  const open = async () => {
    const address = await store.findAddress();
    if (address !== undefined) await navigate(address);
  };
  return (
    <section aria-label="Invite" className={styles.invite}>
      <Form label="Invite" errors={error === undefined ? {} : { error }} onSubmit={() => void open()}>
        <TextField
          label="Invite link or code"
          hint="Members of a team can give you one."
          autoComplete="off"
          value={store.text}
          error={error}
          onChange={store.setText}
        />
        <Button isSubmit isBusy={store.finding.loading}>
          Continue
        </Button>
      </Form>
    </section>
  );
});
