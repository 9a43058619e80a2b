import { links, type OwnTeam } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { TeamInvite } from '../invites/TeamInvite';
import { LeaveTeam } from './LeaveTeam';
import { MemberRow } from './MemberRow';
import styles from './TeamCard.module.css';
import { formatTeamDeadline, canChangeTeam, formatSeatsLeft } from './teamTexts';
import { useFocusFallback } from './useFocusFallback';
import type { TeamStore } from './TeamStore';
import { JoinRequests } from './JoinRequests';

interface Props {
  store: TeamStore;
  team: OwnTeam;
}

/** A team as its members see it, with email addresses (TM-10) and the actions of the participant's role. */
export function TeamCard({ store, team }: Props) {
  const card = useFocusFallback();
  return (
    <article ref={card} tabIndex={-1} aria-label={team.teamName} className={styles.card}>
      <TeamHeader team={team} />
      <section aria-labelledby="members" className={styles.section}>
        <h3 id="members">Members</h3>
        <ul aria-labelledby="members" className={styles.members}>
          {team.members.map((member) => (
            <MemberRow key={member.id} store={store} team={team} member={member} />
          ))}
        </ul>
      </section>
      {team.role === 'LEADER' ? <JoinRequests store={store} team={team} /> : null}
      {canChangeTeam(team) ? (
        <>
          <TeamInvite team={team} onChanged={() => void store.refresh()} />
          <LeaveTeam store={store} team={team} />
        </>
      ) : null}
    </article>
  );
}

function TeamHeader({ team }: { team: OwnTeam }) {
  const seatsLeft = team.maxTeamSize - team.members.length;
  return (
    <>
      <h2>{team.teamName}</h2>
      <p className={styles.event}>
        <Link to={links.event(team.eventId)}>{team.eventTitle}</Link>
        <Chip>{team.public ? 'Public team' : 'Private team'}</Chip>
      </p>
      {team.room ? (
        <p className={styles.room}>
          Room: <strong>{team.room}</strong>
        </p>
      ) : null}
      <p>
        <strong>{`${team.members.length} of ${team.maxTeamSize} members`}</strong> ·{' '}
        {formatSeatsLeft(seatsLeft)}
      </p>
      {team.members.length < team.minTeamSize ? (
        <p className={styles.warning}>{`Teams need at least ${team.minTeamSize} people.`}</p>
      ) : null}
      <p className={styles.deadline}>{formatTeamDeadline(team)}</p>
    </>
  );
}
