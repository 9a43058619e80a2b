import { fullName, links, type OwnTeam } from '@marquee/shared-contracts';
import { Chip, SafeLink } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './TeamCard.module.css';
import { deadlineSentence, freePlaces } from './teamSentences';

/** A team as its members see it, e-mails included (TM-10). */
export function TeamCard({ team }: { team: OwnTeam }) {
  return (
    <article className={styles.card}>
      <h2>{team.teamName}</h2>
      <p className={styles.event}>
        <Link to={links.event(team.eventId)}>{team.eventTitle}</Link>
        <Chip>{team.public ? 'Public team' : 'Private team'}</Chip>
      </p>
      <p>
        <strong>{`${team.members.length} of ${team.maxTeamSize} members`}</strong> · {freePlaces(team)}
      </p>
      <p className={styles.deadline}>{deadlineSentence(team)}</p>
      <h3>Members</h3>
      <ul className={styles.members}>
        {team.members.map((member) => (
          <li key={member.id} className={styles.member}>
            <span className={styles.name}>{fullName(member)}</span>
            {member.leader ? <Chip strong>Leader</Chip> : null}
            <span className={styles.email}>
              <SafeLink href={`mailto:${member.email}`}>{member.email}</SafeLink>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
