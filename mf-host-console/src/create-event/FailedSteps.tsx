import { links } from '@marquee/shared-contracts';
import type { RemoteCallView } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styles from './CreateEventStep.module.css';
import { type CreationStep, type CreationStore, currentCreation } from './CreationStore';

interface FailedStepProps {
  name: CreationStep;
  call: RemoteCallView<unknown>;
  onRetry: () => void;
}

const FailedStep = observer(function FailedStep({ name, call, onRetry }: FailedStepProps) {
  const isBusy = call.state === 'loading';
  const hasFailed = call.state === 'failed';
  return (
    <li className={`${styles.step} ${hasFailed ? styles.failed : ''}`.trim()}>
      <p>{`The ${name} of the event are not saved${isBusy ? ' yet' : ''}.`}</p>
      {hasFailed ? (
        <p role="alert" className={styles.reason}>
          {call.error?.message}
        </p>
      ) : null}
      <Button isBusy={isBusy} onClick={onRetry}>{`Retry the ${name}`}</Button>
    </li>
  );
});

/** Lists the failed steps of a created event with their errors, each with a retry (EV-21). */
export const FailedSteps = observer(function FailedSteps({ store }: { store: CreationStore }) {
  const { missingSteps, creatingRooms, savingStages, copyingQuestions, completeSteps, createdId } = store;
  const calls = { rooms: creatingRooms, stages: savingStages, questions: copyingQuestions };
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button at the form's end was removed.
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    store.clearDraft();
    currentCreation.clear();
  };
  return (
    <div className={styles.steps}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {`“${store.draft.values.opportunityTitle}” is ${store.isDraft ? 'saved as a draft' : 'published'}`}
      </h2>
      <ul className={styles.steps}>
        {missingSteps.map((name) => (
          <FailedStep key={name} name={name} call={calls[name]} onRetry={() => void completeSteps([name])} />
        ))}
      </ul>
      <div className={styles.buttons}>
        <ButtonLink
          to={store.isDraft ? links.eventDetail(createdId) : links.event(createdId)}
          onClick={leave}
        >
          Continue without them
        </ButtonLink>
      </div>
    </div>
  );
});
