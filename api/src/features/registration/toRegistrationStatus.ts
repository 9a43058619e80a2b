import type { findRegistrationStatus } from './queries';

type StatusRow = NonNullable<Awaited<ReturnType<typeof findRegistrationStatus>>>;
type StatusInput = Pick<
  StatusRow,
  'registered' | 'minTeamSize' | 'registerEnd' | 'teamId' | 'teamName' | 'leader'
>;

/** The person's team in an event, or the deadline for a required team (RG-10). */
export function toRegistrationStatus({
  registered,
  minTeamSize,
  registerEnd,
  teamId,
  teamName,
  leader,
}: StatusInput) {
  const role = leader ? ('LEADER' as const) : ('MEMBER' as const);
  const team = teamId === null || teamName === null ? null : { id: teamId, teamName, role };
  return { team, needsTeamBy: registered && team === null && minTeamSize > 1 ? registerEnd : null };
}
