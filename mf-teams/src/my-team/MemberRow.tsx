import { formatFullName, type OwnTeam } from '@marquee/shared-contracts';
import { Avatar, Chip, SafeLink } from '@marquee/shared-contracts/ui';
import { ConfirmButton } from '../confirmation/ConfirmButton';
import styles from './TeamCard.module.css';
import { canChangeTeam } from './teamTexts';
import type { TeamStore } from './TeamStore';

interface Props {
  store: TeamStore;
  team: OwnTeam;
  member: OwnTeam['members'][number];
}

/** A member's name, role and email address. */
function MemberDetails({ member }: Pick<Props, 'member'>) {
  const name = formatFullName(member);
  return (
    <div className={styles.body}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        {member.leader ? <Chip isStrong>Leader</Chip> : null}
      </p>
      <span className={styles.email}>
        <SafeLink href={`mailto:${member.email}`}>{member.email}</SafeLink>
      </span>
    </div>
  );
}

/** A member; leaders may hand the team over to them or remove them (TM-8). */
export function MemberRow({ store, team, member }: Props) {
  const name = formatFullName(member);
  const refresh = () => void store.refresh();
  const handlers = { onDone: refresh, onFailed: refresh };
  return (
    <li className={styles.member}>
      <Avatar name={name} size={40} />
      <MemberDetails member={member} />
      {team.role === 'LEADER' && !member.leader && canChangeTeam(team) ? (
        <div className={styles.buttons}>
          <ConfirmButton
            label="Make leader"
            name={`Make leader: ${name}`}
            question={`Hand the team over to ${name}?`}
            action={() => store.handOver(team, member)}
            {...handlers}
          >
            <p>You stay a member. Only the new leader can answer requests and remove people.</p>
          </ConfirmButton>
          <ConfirmButton
            label="Remove"
            name={`Remove ${name}`}
            question={`Remove ${name} from the team?`}
            action={() => store.removeMember(team, member)}
            {...handlers}
          >
            <p>{`${name} is notified and can look for another team.`}</p>
          </ConfirmButton>
        </div>
      ) : null}
    </li>
  );
}
