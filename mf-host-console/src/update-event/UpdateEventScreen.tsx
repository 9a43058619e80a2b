import { links } from '@marquee/shared-contracts';
import { Button, ButtonLink, Form } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BasicFields } from '../event-form/BasicFields';
import { AlertDialog } from '../alert/AlertDialog';
import { findMissingFields } from './findMissingFields';
import { type UpdatedEvent, UpdateEventStep } from './UpdateEventStep';
import { useSaveUpdate } from './useSaveUpdate';
import styles from './UpdateEventStep.module.css';

const FirstStep = observer(function FirstStep(updated: UpdatedEvent) {
  const { event, store, draft } = updated;
  const save = useSaveUpdate(updated);
  const [alert, setAlert] = useState<string>();
  const navigate = useNavigate();
  // A draft may be incomplete.
  const findMissing = () => (store.isDraft ? undefined : findMissingFields(draft.values, 'first'));
  const saveNow = async () => setAlert(findMissing() ?? (await save()));
  const onSubmit = () => {
    const missing = findMissing();
    if (missing !== undefined) setAlert(missing);
    else if (!draft.picture.sending.loading) void navigate(links.updateEventDetails(event.id));
  };
  return (
    <Form label="Update event" errors={draft.form.errors} onSubmit={onSubmit}>
      <BasicFields draft={draft} />
      <div className={styles.buttons}>
        <ButtonLink to={links.eventDetail(event.id)}>Back</ButtonLink>
        <Button
          isBusy={store.saving.loading}
          disabled={!store.isChanged || draft.picture.sending.loading}
          onClick={() => void saveNow()}
        >
          {store.isDraft ? 'Save draft' : 'Save'}
        </Button>
        <Button isSubmit look="main" isBusy={draft.picture.sending.loading}>
          Next
        </Button>
      </div>
      <AlertDialog text={alert} onClose={() => setAlert(undefined)} />
    </Form>
  );
});

/** `/update-event/:eventId`: first step, the basic fields. */
export function UpdateEventScreen() {
  return <UpdateEventStep step={1}>{(updated) => <FirstStep {...updated} />}</UpdateEventStep>;
}
