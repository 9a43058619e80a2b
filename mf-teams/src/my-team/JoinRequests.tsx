import { formatDateTime, formatFullName, type OwnTeam } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { Avatar, Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { JoinRequestAnswerStore, type JoinRequestResponse } from '../join-requests/JoinRequestAnswerStore';
import styles from './TeamCard.module.css';
import type { TeamStore } from './TeamStore';

interface Props {
  store: TeamStore;
  team: OwnTeam;
}

/** The pending join requests, for the leader to answer (TM-11). */
export function JoinRequests({ store, team }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (team.requests.length === 0) return null;
  const isFull = team.members.length >= team.maxTeamSize;
  const onAnswered = () => {
    // The row disappears: move its focus to the list's heading.
    heading.current?.focus();
    void store.refresh();
  };
  const onUndone = async () => {
    await store.refresh();
    // The toast with the focused button is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="requests" className={styles.section}>
      <h3 ref={heading} id="requests" tabIndex={-1}>
        Join requests
      </h3>
      {isFull ? <p className={styles.warning}>Your team is full: new requests stay pending.</p> : null}
      <ul aria-labelledby="requests" className={styles.members}>
        {team.requests.map((request) => (
          <RequestRow key={request.id} {...{ request, isFull, onAnswered, onUndone }} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  request: OwnTeam['requests'][number];
  isFull: boolean;
  onAnswered: () => void;
  onUndone: () => Promise<void>;
}

const RequestRow = observer(function RequestRow({ request, isFull, onAnswered, onUndone }: RowProps) {
  const [store] = useState(() => new JoinRequestAnswerStore(request.id));
  const name = formatFullName(request);
  const answer = async (response: JoinRequestResponse) => {
    const isAnswered = await store.answer(response);
    if (store.errorMessage !== undefined) toasts.error(store.errorMessage);
    else if (response === 'APPROVED') toasts.success(`${name} is in the team now.`);
    else store.offerUndo(`You declined ${name}.`, () => void onUndone());
    if (isAnswered) onAnswered();
  };
  return (
    <li className={styles.member}>
      <Avatar name={name} size={40} />
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        {request.message ? <p className={styles.message}>{`“${request.message}”`}</p> : null}
        <p className={styles.deadline}>{`Asked ${formatDateTime(request.requestedAt)}`}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          look="main"
          disabled={isFull}
          isBusy={store.isBusy('APPROVED')}
          aria-label={`Accept ${name}`}
          onClick={() => void answer('APPROVED')}
        >
          Accept
        </Button>
        <Button
          isBusy={store.isBusy('REJECTED')}
          aria-label={`Decline ${name}`}
          onClick={() => void answer('REJECTED')}
        >
          Decline
        </Button>
      </div>
    </li>
  );
});
