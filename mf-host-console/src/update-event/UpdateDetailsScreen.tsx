import { links } from '@marquee/shared-contracts';
import { toasts, type ApiError } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Form } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PeopleFields } from '../event-form/PeopleFields';
import { LocationFields } from '../event-form/LocationFields';
import { StagesField } from '../event-form/StagesField';
import { findStepWithError } from '../event-form/findStepWithError';
import { TimeFields } from '../event-form/TimeFields';
import { AlertDialog } from './AlertDialog';
import { currentUpdate } from './UpdateStore';
import { findMissingFields } from './findMissingFields';
import { type UpdatedEvent, UpdateEventStep } from './UpdateEventStep';
import styles from './UpdateEventStep.module.css';

/** Returns the text of a failed save, with the server's reason, if any (AP-13). */
function getFailureText({ status, code, message }: ApiError): string | undefined {
  // Conflicts have their own notice.
  if (code === 'VERSION_CONFLICT') return undefined;
  if (status === 0) return `An unexpected error occurred: ${message}`;
  return code === 'UNREADABLE' ? message : `Failed to update event: ${message}`;
}

/** Saves both steps; returns the text of an alert, if any. */
function useSave({ event, store, draft }: UpdatedEvent): () => Promise<string | undefined> {
  const navigate = useNavigate();
  return async () => {
    const missing = findMissingFields(draft.values, 'second');
    if (missing !== undefined) return missing;
    if (await store.submit()) {
      toasts.success('Event updated successfully!');
      await navigate(links.eventDetail(event.id));
      currentUpdate.clear();
      return undefined;
    }
    if (findStepWithError(draft.form.errors) === 1) await navigate(links.updateEvent(event.id));
    return store.saving.error && getFailureText(store.saving.error);
  };
}

const SecondStep = observer(function SecondStep(updated: UpdatedEvent) {
  const { event, store, draft } = updated;
  const [alert, setAlert] = useState<string>();
  const save = useSave(updated);
  return (
    <Form
      label="When, who and where"
      errors={draft.form.errors}
      onSubmit={() => void save().then((text) => setAlert(text))}
    >
      {event.registrations > 0 ? (
        <p className={styles.note}>
          Registered participants are notified when the start or end moves by 15 minutes or more, or when the
          venue, mode or link changes.
        </p>
      ) : null}
      <TimeFields draft={draft} />
      <PeopleFields draft={draft} />
      <LocationFields draft={draft} hasRooms={false} />
      <StagesField draft={draft} />
      <div className={styles.buttons}>
        <ButtonLink to={links.updateEvent(event.id)}>Back</ButtonLink>
        <Button isSubmit look="main" isBusy={store.saving.loading}>
          Save
        </Button>
      </div>
      <AlertDialog text={alert} onClose={() => setAlert(undefined)} />
    </Form>
  );
});

/** `/update-event/:eventId/details`: second step, times, people and location; saves the event. */
export function UpdateDetailsScreen() {
  return <UpdateEventStep step={2}>{(updated) => <SecondStep {...updated} />}</UpdateEventStep>;
}
