import { type FoundTeam, links } from '@marquee/shared-contracts';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatFreePlaces } from '../my-team/teamTexts';
import styles from './JoinTeam.module.css';
import { JoinRequestStore } from './JoinRequestStore';

interface Props {
  team: FoundTeam;
  /** The team's row is old. */
  onChanged: () => void;
  /** The server refused. */
  onRefused: () => void;
}

/** A team that one may ask, or has asked (TM-5, TM-10); after asking the person is home (TM-15). */
export const FoundTeamRow = observer(function FoundTeamRow({ team, onChanged, onRefused }: Props) {
  const [store] = useState(() => new JoinRequestStore(team));
  const navigate = useNavigate();
  const name = useId();
  const row = useRef<HTMLLIElement>(null);
  const ask = async () => {
    if (!(await store.send())) return onRefused();
    await navigate(links.home());
    // Who goes back at once finds this very row.
    onChanged();
  };
  const cancel = async (requestId: string) => {
    const cancelled = await store.cancel(requestId);
    // The button goes; the focus stays with its team.
    row.current?.focus();
    if (cancelled) onChanged();
    else onRefused();
  };
  return (
    <li ref={row} tabIndex={-1} aria-labelledby={name} className={styles.team}>
      <div className={styles.body}>
        <h2 id={name} className={styles.name}>
          {team.name}
        </h2>
        <p className={styles.facts}>{`Led by ${team.leaderName}`}</p>
        <p className={styles.facts}>
          {`${team.size} of ${team.maxTeamSize} members · ${formatFreePlaces(team.freePlaces)}`}
        </p>
      </div>
      <TeamAction team={team} store={store} onAsk={() => void ask()} onCancel={(id) => void cancel(id)} />
    </li>
  );
});

interface TeamActionProps {
  team: FoundTeam;
  store: JoinRequestStore;
  onAsk: () => void;
  onCancel: (requestId: string) => void;
}

const TeamAction = observer(function TeamAction({ team, store, onAsk, onCancel }: TeamActionProps) {
  const { requestId } = team;
  if (requestId !== null)
    return (
      <div className={styles.action}>
        <Chip strong>Requested</Chip>
        <Button
          busy={store.cancelling.loading}
          aria-label={`Cancel request to ${team.name}`}
          onClick={() => onCancel(requestId)}
        >
          Cancel request
        </Button>
      </div>
    );
  if (team.freePlaces === 0) return <Button disabled>Team is full</Button>;
  return (
    <Button
      look="main"
      busy={store.sending.loading}
      aria-label={`Request to join ${team.name}`}
      onClick={onAsk}
    >
      Request to join
    </Button>
  );
});
