import { Button, ButtonLink, Form, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { PeopleFields } from '../describing/PeopleFields';
import { PlaceFields } from '../describing/PlaceFields';
import { StagesField } from '../describing/StagesField';
import { TimeFields } from '../describing/TimeFields';
import { Creating } from './Creating';
import styles from './Creating.module.css';
import type { CreationStore } from './CreationStore';
import { creationSteps } from './creationSteps';

const SecondStep = observer(function SecondStep({ store, from }: { store: CreationStore; from: string }) {
  const navigate = useNavigate();
  const { draft, creating } = store;
  const onSubmit = async () => {
    await store.publish();
    if (store.refusedEarlier) void navigate(creationSteps.first(from));
  };
  return (
    <Form label="When, who and where" errors={draft.form.errors} onSubmit={() => void onSubmit()}>
      <TimeFields draft={draft} />
      <PeopleFields draft={draft} />
      <PlaceFields draft={draft} withRooms />
      <StagesField draft={draft} />
      {creating.error === undefined ? null : <FormFailure text={creating.error.message} />}
      <div className={styles.answers}>
        <ButtonLink to={creationSteps.first(from)}>Back</ButtonLink>
        <Button submit look="main" busy={store.busy}>
          Create event
        </Button>
      </div>
    </Form>
  );
});

/** `/create-events/details`: when, who and where; makes the event (spec sections 2 and 4). */
export function CreateDetailsScreen() {
  return <Creating step={2}>{(store, from) => <SecondStep store={store} from={from} />}</Creating>;
}
