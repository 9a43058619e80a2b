import { links } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Form } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PeopleFields } from '../describing/PeopleFields';
import { PlaceFields } from '../describing/PlaceFields';
import { StagesField } from '../describing/StagesField';
import { stepOfRefusal } from '../describing/stepOfRefusal';
import { TimeFields } from '../describing/TimeFields';
import { AlertDialog } from './AlertDialog';
import { currentUpdate } from './currentUpdate';
import { failureText } from './failureText';
import { missingFields } from './missingFields';
import { type UpdatedEvent, Updating } from './Updating';
import styles from './Updating.module.css';

/** Saves what both steps say; answers what to alert, if anything. */
function useSaving({ event, store, draft }: UpdatedEvent): () => Promise<string | undefined> {
  const navigate = useNavigate();
  return async () => {
    const missing = missingFields(draft.values, 'second');
    if (missing !== undefined) return missing;
    if (await store.submit()) {
      toasts.success('Event updated successfully!');
      await navigate(links.eventDetail(event.id));
      currentUpdate.forget();
      return undefined;
    }
    if (stepOfRefusal(draft.form.errors) === 1) await navigate(links.updateEvent(event.id));
    return store.saving.error && failureText(store.saving.error);
  };
}

const SecondStep = observer(function SecondStep(updated: UpdatedEvent) {
  const { event, store, draft } = updated;
  const [alert, setAlert] = useState<string>();
  const save = useSaving(updated);
  return (
    <Form
      label="When, who and where"
      errors={draft.form.errors}
      onSubmit={() => void save().then((text) => setAlert(text))}
    >
      {event.registrations > 0 ? (
        <p className={styles.note}>
          Who is registered is told when the start or end moves by 15 minutes or more, or when place, mode or
          link change.
        </p>
      ) : null}
      <TimeFields draft={draft} />
      <PeopleFields draft={draft} />
      <PlaceFields draft={draft} withRooms={false} />
      <StagesField draft={draft} />
      <div className={styles.answers}>
        <ButtonLink to={links.updateEvent(event.id)}>Back</ButtonLink>
        <Button submit look="main" busy={store.saving.loading}>
          Save
        </Button>
      </div>
      <AlertDialog text={alert} onClose={() => setAlert(undefined)} />
    </Form>
  );
});

/** `/update-event/:eventId/details`: when, who and where; saves (spec sections 2 and 5). */
export function UpdateDetailsScreen() {
  return <Updating step={2}>{(updated) => <SecondStep {...updated} />}</Updating>;
}
