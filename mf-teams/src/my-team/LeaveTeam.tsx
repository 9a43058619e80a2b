import { type OwnTeam, errorCatalogue } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { ConfirmButton } from '../confirmation/ConfirmButton';
import styles from './TeamCard.module.css';
import type { TeamStore } from './TeamStore';

interface Props {
  store: TeamStore;
  team: OwnTeam;
}

/** Members leave; a leader alone deletes the team; any other leader has to hand it over first (TM-8). */
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
        // A key of its own resets the dialog when leaving becomes deleting.
        key={isAlone ? 'delete' : 'leave'}
        label={isAlone ? 'Delete team' : 'Leave team'}
        question={isAlone ? `Delete ${team.teamName}?` : `Leave ${team.teamName}?`}
        action={() => store.leave(team)}
        onDone={refresh}
        onFailed={refresh}
      >
        <p>
          {isAlone
            ? 'The invite link and pending requests will stop working. You stay registered for the event.'
            : 'Someone else can take your seat. You stay registered for the event.'}
        </p>
      </ConfirmButton>
    </div>
  );
}
