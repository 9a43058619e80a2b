import { CATEGORIES } from '@marquee/shared-contracts';
import { Button, Form, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BasicFields } from '../event-form/BasicFields';
import { formatSecondStepError } from '../event-form/findStepWithError';
import { CreateEventStep } from './CreateEventStep';
import styles from './CreateEventStep.module.css';
import type { CreationStore } from './CreationStore';
import { creationSteps } from './creationSteps';
import { SaveDraftButton } from './SaveDraftButton';

/**
 * Takes the type from the address that a tile of the host's home links to, then removes it from the address (EV-32).
 */
function useChosenType({ draft }: CreationStore): void {
  const [query, setQuery] = useSearchParams();
  const requestedType = query.get('type');
  useEffect(() => {
    if (requestedType === null) return;
    const type = CATEGORIES.find(
      (category) => category === requestedType.toLowerCase() && category !== 'other',
    );
    if (type !== undefined) draft.set('opportunityType', type);
    setQuery({}, { replace: true });
  }, [requestedType, draft, setQuery]);
}

const FirstStep = observer(function FirstStep({ store, from }: { store: CreationStore; from: string }) {
  const navigate = useNavigate();
  const { creating, draft, isFirstStepComplete } = store;
  const hiddenError = creating.error?.message ?? formatSecondStepError(draft.form.errors);
  const failure = store.hasErrorInFirstStep ? undefined : hiddenError;
  useChosenType(store);
  const onSubmit = () => {
    if (!isFirstStepComplete || draft.picture.sending.loading || !store.validateFirstStep()) return;
    void navigate(creationSteps.second(from));
  };
  return (
    <Form label="Create an event" errors={draft.form.errors} onSubmit={onSubmit}>
      <BasicFields draft={draft} />
      {failure === undefined ? null : <FormFailure text={failure} />}
      <div className={styles.buttons}>
        <SaveDraftButton store={store} from={from} />
        <Button isSubmit look="main" disabled={!isFirstStepComplete} isBusy={draft.picture.sending.loading}>
          Next
        </Button>
      </div>
      {isFirstStepComplete ? null : (
        <p className={styles.hint}>
          To continue, fill in type, title, organization, mode and the about text. A draft needs only a title.
        </p>
      )}
    </Form>
  );
});

/** `/create-events`: first step, the basic fields. */
export function CreateEventScreen() {
  return (
    <CreateEventStep step={1}>{(store, from) => <FirstStep store={store} from={from} />}</CreateEventStep>
  );
}
