import { getTeamDeadline } from '@marquee/shared-contracts';
import type { findRegistrationStatus } from './queries';

type StatusRow = NonNullable<Awaited<ReturnType<typeof findRegistrationStatus>>>;
type StatusInput = Pick<
  StatusRow,
  'registered' | 'minTeamSize' | 'registerEnd' | 'startTime' | 'teamId' | 'teamName' | 'leader' | 'joinLink'
>;

/** The person's team or the deadline for a required team (RG-10), and the join link of the registered (EV-39). */
export function toRegistrationStatus({
  registered,
  minTeamSize,
  registerEnd,
  startTime,
  teamId,
  teamName,
  leader,
  joinLink,
}: StatusInput) {
  const role = leader ? ('LEADER' as const) : ('MEMBER' as const);
  const team = teamId === null || teamName === null ? null : { id: teamId, teamName, role };
  const needsTeam = registered && team === null && minTeamSize > 1;
  const needsTeamBy = needsTeam ? getTeamDeadline({ registerEnd, startTime }) : null;
  return { team, needsTeamBy, joinLink: registered ? joinLink : null };
}
