import { links } from '@marquee/shared-contracts';
import { Button, ButtonLink, Form } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PeopleFields } from '../event-form/PeopleFields';
import { RegistrationFields } from '../event-form/RegistrationFields';
import { LocationFields } from '../event-form/LocationFields';
import { StagesField } from '../event-form/StagesField';
import { TimeFields } from '../event-form/TimeFields';
import { AlertDialog } from '../alert/AlertDialog';
import { type UpdatedEvent, UpdateEventStep } from './UpdateEventStep';
import { useSaveUpdate } from './useSaveUpdate';
import styles from './UpdateEventStep.module.css';

const SecondStep = observer(function SecondStep(updated: UpdatedEvent) {
  const { event, store, draft } = updated;
  const [alert, setAlert] = useState<string>();
  const save = useSaveUpdate(updated);
  const submit = async (action: 'save' | 'publish') => setAlert(await save(action));
  const isBusy = store.saving.loading || store.publishing.loading;
  return (
    <Form
      label="When, who and where"
      errors={draft.form.errors}
      onSubmit={() => void submit(store.isDraft ? 'publish' : 'save')}
    >
      {event.registrations > 0 ? (
        <p className={styles.note}>
          Registered participants are notified when the start or end moves by 15 minutes or more, or when the
          venue, mode or link changes.
        </p>
      ) : null}
      <TimeFields draft={draft} />
      <PeopleFields draft={draft} />
      <RegistrationFields draft={draft} />
      <LocationFields draft={draft} hasRooms={false} />
      <StagesField draft={draft} />
      <div className={styles.buttons}>
        <ButtonLink to={links.updateEvent(event.id)}>Back</ButtonLink>
        {store.isDraft ? (
          <Button isBusy={isBusy} onClick={() => void submit('save')}>
            Save draft
          </Button>
        ) : null}
        <Button isSubmit look="main" isBusy={isBusy}>
          {store.isDraft ? 'Publish' : 'Save'}
        </Button>
      </div>
      <AlertDialog text={alert} onClose={() => setAlert(undefined)} />
    </Form>
  );
});

/** `/update-event/:eventId/details`: second step, times, people and location; saves the event or publishes a draft. */
export function UpdateDetailsScreen() {
  return <UpdateEventStep step={2}>{(updated) => <SecondStep {...updated} />}</UpdateEventStep>;
}
