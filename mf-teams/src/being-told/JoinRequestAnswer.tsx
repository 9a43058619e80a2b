import type { Notification, RequestState } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { AnswerStore, type Response } from '../answering/AnswerStore';
import styles from './JoinRequestAnswer.module.css';

/** What became of a request, as its leader reads it. */
const OUTCOMES: Record<Exclude<RequestState, 'PENDING'>, string> = {
  APPROVED: 'Accepted',
  REJECTED: 'Declined',
  CANCELLED: 'Cancelled: taken back, or in another team by now',
  EXPIRED: 'Expired: teams can no longer change',
};

const outcomeOf = (state: string | undefined): string | undefined => OUTCOMES[state as keyof typeof OUTCOMES];

interface Props {
  action: NonNullable<Notification['action']>;
  /** The server has answered: the notice is to be read again. */
  done: () => void;
}

/** Accept and Decline while a request waits, then what became of it; all by the notice's `action` (TM-6, NT-4). */
export const JoinRequestAnswer = observer(function JoinRequestAnswer({ action, done }: Props) {
  const { requestId = '', state } = action;
  const [store] = useState(() => new AnswerStore(requestId));
  const place = useRef<HTMLDivElement>(null);
  const outcome = outcomeOf(state) ?? outcomeOf(store.answering.result);
  const answer = async (response: Response) => {
    if (!(await store.answer(response))) return;
    // The buttons go; the focus stays with their request.
    place.current?.focus();
    done();
  };
  const button = (response: Response, label: string) => (
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
    <div ref={place} tabIndex={-1} className={styles.answer}>
      {store.refusal === undefined ? null : (
        <p role="alert" className={styles.refusal}>
          {store.refusal}
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
