import { CallView, Page, Skeleton, StepProgress } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import fields from '../describing/EventFields.module.css';
import { PosterPreview } from '../describing/PosterPreview';
import { CreatedDialog } from './CreatedDialog';
import type { CreationStore } from './CreationStore';
import { creationSteps } from './creationSteps';
import { currentCreation } from './currentCreation';
import { MissingParts } from './MissingParts';
import { StartOver } from './StartOver';

interface Props {
  step: 1 | 2;
  children: (store: CreationStore, from: string) => ReactNode;
}

const Step = observer(function Step({ step, from, children }: Props & { from: string }) {
  const [store, setStore] = useState(() => currentCreation.of(from));
  const navigate = useNavigate();
  useEffect(() => {
    if (from !== '') void store.copy(from);
  }, [store, from]);
  // Whoever leaves without the dialog's buttons begins another event the next time.
  useEffect(() => () => (store.done ? currentCreation.forget() : undefined), [store]);
  const startOver = () => {
    store.forget();
    currentCreation.forget();
    setStore(currentCreation.of(from));
    void navigate(creationSteps.first(from));
  };
  if (store.done) return <CreatedDialog store={store} />;
  if (store.createdId !== '') return <MissingParts store={store} />;
  if (from !== '' && store.copying.state !== 'idle' && store.copying.state !== 'succeeded')
    return (
      <CallView call={store.copying} loadingText="Loading event details..." skeleton={<Skeleton count={8} />}>
        {() => null}
      </CallView>
    );
  if (step === 2 && !store.ready) return <Navigate to={creationSteps.first(from)} replace />;
  return (
    <>
      <StepProgress step={step} of={2} />
      <div className={fields.columns}>
        <div>
          {children(store, from)}
          <StartOver store={store} onConfirm={startOver} />
        </div>
        <aside aria-label="Preview of the event" className={fields.preview}>
          <PosterPreview draft={store.draft} />
        </aside>
      </div>
    </>
  );
});

/** One of the two steps of creating an event, with the poster beside it; a copied event is read first. */
export function Creating({ step, children }: Props) {
  const from = useSearchParams()[0].get('from') ?? '';
  return (
    <Page heading={step === 1 ? 'Create an event' : 'When, who and where'}>
      <Step key={from} step={step} from={from}>
        {children}
      </Step>
    </Page>
  );
}
