import { formatInBothZones, links, type OwnEvent } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './OwnEventRow.module.css';

const formatTeamDeadline = (deadline: string, timezone: string): string =>
  serverClock.now() < Date.parse(deadline)
    ? `You need a team by ${formatInBothZones(deadline, timezone)}`
    : 'You have no team';

/** The participant's team in an event, or the deadline for joining a team (RG-10). */
export function TeamStatus({ event: { id, team, needsTeamBy, timezone } }: { event: OwnEvent }) {
  if (!team && !needsTeamBy) return null;
  return (
    <p className={styles.fact}>
      <Glyph name="people" />
      {team ? (
        <Link to={links.team(id)}>{`Team ${team.teamName}`}</Link>
      ) : (
        formatTeamDeadline(needsTeamBy ?? '', timezone)
      )}
    </p>
  );
}
