import { CallView, Page, Skeleton, StepProgress } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import fields from '../event-form/EventFields.module.css';
import { EventCardPreview } from '../event-form/EventCardPreview';
import { CreatedDialog } from './CreatedDialog';
import { type CreationStore, currentCreation } from './CreationStore';
import { creationSteps } from './creationSteps';
import { FailedSteps } from './FailedSteps';
import { SavedDraft } from './SavedDraft';
import styles from './CreateEventStep.module.css';
import { StartOver } from './StartOver';

interface Props {
  step: 1 | 2;
  children: (store: CreationStore, from: string) => ReactNode;
}

interface FormProps {
  store: CreationStore;
  step: 1 | 2;
  onStartOver: () => void;
  children: ReactNode;
}

/** The fields of a step beside the preview of the event's card. */
const CreationForm = ({ store, step, onStartOver, children }: FormProps) => (
  <>
    <StepProgress step={step} of={2} />
    {store.isCopy ? (
      <p className={styles.note}>The copy is saved as a draft. You publish it when it is ready.</p>
    ) : null}
    <div className={fields.columns}>
      <div>
        {children}
        <StartOver store={store} onConfirm={onStartOver} />
      </div>
      <aside aria-label="Preview of the event" className={fields.preview}>
        <EventCardPreview draft={store.draft} />
      </aside>
    </div>
  </>
);

const StepContent = observer(function StepContent({ step, from, children }: Props & { from: string }) {
  const [store, setStore] = useState(() => currentCreation.get(from));
  const navigate = useNavigate();
  useEffect(() => {
    if (from !== '') void store.copy(from);
  }, [store, from]);
  // Leaving the dialog in any way clears the store, so that the next visit starts a new event.
  useEffect(() => () => (store.isComplete ? currentCreation.clear() : undefined), [store]);
  const startOver = () => {
    store.clearDraft();
    currentCreation.clear();
    setStore(currentCreation.get(from));
    void navigate(creationSteps.first(from));
  };
  if (store.isComplete)
    return store.isDraft ? <SavedDraft eventId={store.createdId} /> : <CreatedDialog store={store} />;
  if (store.createdId !== '') return <FailedSteps store={store} />;
  if (from !== '' && store.copying.state !== 'idle' && store.copying.state !== 'succeeded')
    return (
      <CallView call={store.copying} loadingText="Loading event details..." skeleton={<Skeleton count={8} />}>
        {() => null}
      </CallView>
    );
  if (step === 2 && !store.isFirstStepComplete) return <Navigate to={creationSteps.first(from)} replace />;
  return (
    <CreationForm store={store} step={step} onStartOver={startOver}>
      {children(store, from)}
    </CreationForm>
  );
});

/** One of the two steps of creating an event, with a preview of its card; loads a copied event first. */
export function CreateEventStep({ step, children }: Props) {
  const from = useSearchParams()[0].get('from') ?? '';
  return (
    <Page heading={step === 1 ? 'Create an event' : 'When, who and where'}>
      <StepContent key={from} step={step} from={from}>
        {children}
      </StepContent>
    </Page>
  );
}
