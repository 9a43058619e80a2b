import { Button, Form, TextField } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseInviteAddress } from './parseInviteAddress';
import styles from './JoinTeam.module.css';

/** Opens a pasted invite link or code; private teams are joined this way only (TM-2). */
export function InviteForm({ eventId }: { eventId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const open = () => {
    const address = parseInviteAddress(text, eventId);
    setError(address === undefined ? 'Please paste the invite link, or the code in it.' : undefined);
    if (address !== undefined) void navigate(address);
  };
  return (
    <section aria-label="Invite" className={styles.invite}>
      <Form label="Invite" errors={error === undefined ? {} : { error }} onSubmit={open}>
        <TextField
          label="Invite link or code"
          hint="Members of a team can give you one."
          autoComplete="off"
          value={text}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
        />
        <Button isSubmit>Continue</Button>
      </Form>
    </section>
  );
}
