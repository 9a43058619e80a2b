import { Button, ButtonLink, Form, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { PeopleFields } from '../event-form/PeopleFields';
import { RegistrationFields } from '../event-form/RegistrationFields';
import { LocationFields } from '../event-form/LocationFields';
import { StagesField } from '../event-form/StagesField';
import { TimeFields } from '../event-form/TimeFields';
import { CreateEventStep } from './CreateEventStep';
import styles from './CreateEventStep.module.css';
import type { CreationStore } from './CreationStore';
import { creationSteps } from './creationSteps';
import { SaveDraftButton } from './SaveDraftButton';

const SecondStep = observer(function SecondStep({ store, from }: { store: CreationStore; from: string }) {
  const navigate = useNavigate();
  const { draft, creating } = store;
  const onSubmit = async () => {
    await store.save(store.isCopy ? 'draft' : 'published');
    if (store.hasErrorInFirstStep) void navigate(creationSteps.first(from));
  };
  return (
    <Form label="When, who and where" errors={draft.form.errors} onSubmit={() => void onSubmit()}>
      <TimeFields draft={draft} />
      <PeopleFields draft={draft} />
      <RegistrationFields draft={draft} />
      <LocationFields draft={draft} hasRooms />
      <StagesField draft={draft} />
      {creating.error === undefined ? null : <FormFailure text={creating.error.message} />}
      <div className={styles.buttons}>
        <ButtonLink to={creationSteps.first(from)}>Back</ButtonLink>
        {store.isCopy ? null : <SaveDraftButton store={store} from={from} />}
        <Button isSubmit look="main" isBusy={store.isBusy}>
          {store.isCopy ? 'Save draft' : 'Publish'}
        </Button>
      </div>
    </Form>
  );
});

/** `/create-events/details`: second step, times, people and location; publishes the event or saves a draft. */
export function CreateDetailsScreen() {
  return (
    <CreateEventStep step={2}>{(store, from) => <SecondStep store={store} from={from} />}</CreateEventStep>
  );
}
