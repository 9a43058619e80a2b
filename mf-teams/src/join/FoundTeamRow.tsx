import { formatShortDateTime, type FoundTeam, links } from '@marquee/shared-contracts';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatSeatsLeft } from '../my-team/teamTexts';
import styles from './JoinTeam.module.css';
import { JoinRequestStore } from './JoinRequestStore';

interface Props {
  team: FoundTeam;
  /** Sent with a request. */
  message: string;
  /** Called after a change to the team's request. */
  onChanged: () => void;
  onFailed: () => void;
}

/** A team with its join request; sending a request opens the home page (TM-15). */
export const FoundTeamRow = observer(function FoundTeamRow({ team, message, onChanged, onFailed }: Props) {
  const [store] = useState(() => new JoinRequestStore(team));
  const navigate = useNavigate();
  const name = useId();
  const row = useRef<HTMLLIElement>(null);
  const send = async () => {
    if (!(await store.send(message))) return onFailed();
    await navigate(links.home());
    // Refreshes for going back, which may show this row again.
    onChanged();
  };
  const cancel = async (requestId: string) => {
    const isCancelled = await store.cancel(requestId);
    // The button disappears: move its focus to the row.
    row.current?.focus();
    if (isCancelled) onChanged();
    else onFailed();
  };
  return (
    <li ref={row} tabIndex={-1} aria-labelledby={name} className={styles.team}>
      <div className={styles.body}>
        <h2 id={name} className={styles.name}>
          {team.name}
        </h2>
        <p className={styles.facts}>{`Led by ${team.leaderName}`}</p>
        <p className={styles.facts}>
          {`${team.size} of ${team.maxTeamSize} members · ${formatSeatsLeft(team.freePlaces)}`}
        </p>
      </div>
      <TeamAction team={team} store={store} onSend={() => void send()} onCancel={(id) => void cancel(id)} />
    </li>
  );
});

interface TeamActionProps {
  team: FoundTeam;
  store: JoinRequestStore;
  onSend: () => void;
  onCancel: (requestId: string) => void;
}

const TeamAction = observer(function TeamAction({ team, store, onSend, onCancel }: TeamActionProps) {
  const { requestId } = team;
  if (requestId !== null)
    return (
      <div className={styles.action}>
        <Chip isStrong>Requested</Chip>
        <Button
          isBusy={store.cancelling.loading}
          aria-label={`Cancel request to ${team.name}`}
          onClick={() => onCancel(requestId)}
        >
          Cancel request
        </Button>
      </div>
    );
  if (team.rejectedUntil)
    return (
      <p className={styles.facts}>
        {`This team declined your request. You can ask again from ${formatShortDateTime(team.rejectedUntil)}.`}
      </p>
    );
  if (team.freePlaces === 0) return <Button disabled>Team is full</Button>;
  return (
    <Button
      look="main"
      isBusy={store.sending.loading}
      aria-label={`Request to join ${team.name}`}
      onClick={onSend}
    >
      Request to join
    </Button>
  );
});
