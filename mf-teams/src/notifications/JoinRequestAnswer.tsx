import type { Notification, RequestState } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { JoinRequestAnswerStore, type JoinRequestResponse } from '../join-requests/JoinRequestAnswerStore';
import styles from './JoinRequestAnswer.module.css';

/** What became of a request, as its leader reads it. */
const OUTCOMES: Record<Exclude<RequestState, 'PENDING'>, string> = {
  APPROVED: 'Accepted',
  REJECTED: 'Declined',
  CANCELLED: 'Cancelled: taken back, or in another team by now',
  EXPIRED: 'Expired: teams can no longer change',
};

const getOutcome = (state: string | undefined): string | undefined =>
  OUTCOMES[state as keyof typeof OUTCOMES];

interface Props {
  action: NonNullable<Notification['action']>;
  /** The server has answered: the notice is to be read again. */
  onDone: () => void;
}

/** Accept and Decline while a request waits, then what became of it; all by the notice's `action` (TM-6, NT-4). */
export const JoinRequestAnswer = observer(function JoinRequestAnswer({ action, onDone }: Props) {
  const { requestId = '', state } = action;
  const [store] = useState(() => new JoinRequestAnswerStore(requestId));
  const container = useRef<HTMLDivElement>(null);
  const outcome = getOutcome(state) ?? getOutcome(store.answering.result);
  const answer = async (response: JoinRequestResponse) => {
    if (!(await store.answer(response))) return;
    // The buttons go; the focus stays with their request.
    container.current?.focus();
    onDone();
  };
  const button = (response: JoinRequestResponse, label: string) => (
    <Button
      look={response === 'APPROVED' ? 'main' : 'plain'}
      busy={store.isBusy(response)}
      disabled={store.answering.loading && !store.isBusy(response)}
      onClick={() => void answer(response)}
    >
      {label}
    </Button>
  );
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
          {button('APPROVED', 'Accept')}
          {button('REJECTED', 'Decline')}
        </div>
      ) : null}
    </div>
  );
});
