import type { Notification, RequestState } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { JoinRequestAnswerStore, type JoinRequestResponse } from '../join-requests/JoinRequestAnswerStore';
import styles from './JoinRequestAnswer.module.css';

const OUTCOMES: Record<Exclude<RequestState, 'PENDING'>, string> = {
  APPROVED: 'Accepted',
  REJECTED: 'Declined',
  CANCELLED: 'Cancelled: withdrawn, or in another team now',
  EXPIRED: 'Expired: teams can no longer change',
};

const getOutcome = (state: string | undefined): string | undefined =>
  OUTCOMES[state as keyof typeof OUTCOMES];

interface Props {
  action: NonNullable<Notification['action']>;
  /** Called when the request is no longer pending; the notification is outdated then. */
  onDone: () => void;
}

/** Accept and Decline for a pending join request, else its outcome. Trusts only the notification's `action` (NT-4). */
export const JoinRequestAnswer = observer(function JoinRequestAnswer({ action, onDone }: Props) {
  const { requestId = '', state } = action;
  const [store] = useState(() => new JoinRequestAnswerStore(requestId));
  const container = useRef<HTMLDivElement>(null);
  const outcome = getOutcome(state) ?? getOutcome(store.answering.result);
  const update = () => {
    // The pressed button disappears: move its focus to the container.
    container.current?.focus();
    onDone();
  };
  const answer = async (response: JoinRequestResponse) => {
    if (!(await store.answer(response))) return;
    update();
    if (response === 'REJECTED' && store.errorMessage === undefined)
      store.offerUndo('You declined the request.', update);
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.answer}>
      {store.errorMessage === undefined ? null : (
        <p role="alert" className={styles.error}>
          {store.errorMessage}
        </p>
      )}
      <output className={styles.outcome}>{outcome}</output>
      {outcome === undefined ? (
        <div className={styles.buttons}>
          <AnswerButton store={store} response="APPROVED" onAnswer={answer} />
          <AnswerButton store={store} response="REJECTED" onAnswer={answer} />
        </div>
      ) : null}
    </div>
  );
});

interface ButtonProps {
  store: JoinRequestAnswerStore;
  response: JoinRequestResponse;
  onAnswer: (response: JoinRequestResponse) => Promise<void>;
}

const AnswerButton = observer(function AnswerButton({ store, response, onAnswer }: ButtonProps) {
  return (
    <Button
      look={response === 'APPROVED' ? 'main' : 'plain'}
      isBusy={store.isBusy(response)}
      disabled={store.answering.loading && !store.isBusy(response)}
      onClick={() => void onAnswer(response)}
    >
      {response === 'APPROVED' ? 'Accept' : 'Decline'}
    </Button>
  );
});
