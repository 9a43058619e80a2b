import { type OwnTeam, refusals } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { ConfirmButton } from '../confirming/ConfirmButton';
import styles from './TeamCard.module.css';
import type { TeamStore } from './TeamStore';

interface Props {
  store: TeamStore;
  team: OwnTeam;
}

/** The way out: a member leaves, a lone leader deletes the team, a leader of others hands it over first (TM-8). */
export function LeaveTeam({ store, team }: Props) {
  const again = () => void store.refresh();
  const alone = team.members.length === 1;
  if (team.role === 'LEADER' && !alone)
    return (
      <div className={styles.leave}>
        <Button disabled aria-describedby="handover-first">
          Leave team
        </Button>
        <p id="handover-first" className={styles.deadline}>
          {refusals.HANDOVER_FIRST.message}
        </p>
      </div>
    );
  return (
    <div className={styles.leave}>
      <ConfirmButton
        // Alone, leaving deletes: another question, so another button.
        key={alone ? 'delete' : 'leave'}
        label={alone ? 'Delete team' : 'Leave team'}
        question={alone ? `Delete ${team.teamName}?` : `Leave ${team.teamName}?`}
        work={() => store.leave(team)}
        onDone={again}
        onRefused={again}
      >
        <p>
          {alone
            ? 'Its invite and the requests to it end. You stay registered for the event.'
            : 'Your place is free for somebody else. You stay registered for the event.'}
        </p>
      </ConfirmButton>
    </div>
  );
}
