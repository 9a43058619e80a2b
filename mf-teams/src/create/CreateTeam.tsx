import { links } from '@marquee/shared-contracts';
import { hasRoute } from '@marquee/shared-contracts/browser';
import { Button, Form, RadioField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CancelDialog } from './CancelDialog';
import styles from './CreateTeam.module.css';
import { CreateTeamStore } from './CreateTeamStore';

const VISIBILITIES = [
  { value: 'public', label: 'Public', hint: 'Anyone registered can find it and ask to join.' },
  { value: 'private', label: 'Private', hint: 'Only people with its invite link can join.' },
] as const;

interface Props {
  eventId: string;
  /** Called after the server's reply; the event shown may be outdated. */
  onSubmitted: () => void;
}

const Fields = observer(function Fields({ store }: { store: CreateTeamStore }) {
  const { form, set } = store;
  return (
    <>
      <TextField
        label="Team name"
        name="teamName"
        required
        autoComplete="off"
        value={form.values.teamName}
        error={form.errors.teamName}
        onChange={(name) => set('teamName', name)}
      />
      <RadioField
        label="Who can find it"
        value={form.values.visibility}
        options={VISIBILITIES}
        onChange={(visibility) => set('visibility', visibility)}
      />
    </>
  );
});

/** The confirmation of the registration offers the team's invite; remotes are released independently. */
const getNextScreen = (eventId: string): string => {
  const confirmation = links.registrationConfirmation(eventId);
  return hasRoute(confirmation) ? confirmation : links.home();
};

/** The form of a new team; opens the confirmation with the invite on success (TM-15). */
export const CreateTeam = observer(function CreateTeam({ eventId, onSubmitted }: Props) {
  const [store] = useState(() => new CreateTeamStore(eventId));
  const navigate = useNavigate();
  const { form, creating } = store;
  const create = async () => {
    if (await store.create()) await navigate(getNextScreen(eventId));
    // Refreshes also on success: going back may show this page again.
    if (creating.state !== 'idle') onSubmitted();
  };
  return (
    <>
      <Form label="New team" errors={form.errors} onSubmit={() => void create()}>
        <Fields store={store} />
        <div className={styles.buttons}>
          <Button isSubmit look="main" isBusy={creating.loading}>
            Create team
          </Button>
          <Button onClick={store.openCancelDialog}>Cancel</Button>
        </div>
      </Form>
      <CancelDialog
        isOpen={store.isCancelDialogOpen}
        onStay={store.closeCancelDialog}
        onLeave={() => {
          store.discardDraft();
          void navigate(links.event(eventId));
        }}
      />
    </>
  );
});
