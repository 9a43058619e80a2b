import { type OwnTeam, errorCatalogue } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { ConfirmButton } from '../confirmation/ConfirmButton';
import styles from './TeamCard.module.css';
import type { TeamStore } from './TeamStore';

interface Props {
  store: TeamStore;
  team: OwnTeam;
}

/** The way out: a member leaves, a lone leader deletes the team, a leader of others hands it over first (TM-8). */
export function LeaveTeam({ store, team }: Props) {
  const refresh = () => void store.refresh();
  const isAlone = team.members.length === 1;
  if (team.role === 'LEADER' && !isAlone)
    return (
      <div className={styles.leave}>
        <Button disabled aria-describedby="handover-first">
          Leave team
        </Button>
        <p id="handover-first" className={styles.deadline}>
          {errorCatalogue.HANDOVER_FIRST.message}
        </p>
      </div>
    );
  return (
    <div className={styles.leave}>
      <ConfirmButton
        // Alone, leaving deletes: another question, so another button.
        key={isAlone ? 'delete' : 'leave'}
        label={isAlone ? 'Delete team' : 'Leave team'}
        question={isAlone ? `Delete ${team.teamName}?` : `Leave ${team.teamName}?`}
        action={() => store.leave(team)}
        onDone={refresh}
        onRefused={refresh}
      >
        <p>
          {isAlone
            ? 'Its invite and the requests to it end. You stay registered for the event.'
            : 'Your place is free for somebody else. You stay registered for the event.'}
        </p>
      </ConfirmButton>
    </div>
  );
}
