import type { findMarks } from './queries';

type Marks = NonNullable<Awaited<ReturnType<typeof findMarks>>>;
type Place = Pick<Marks, 'registered' | 'minTeamSize' | 'registerEnd' | 'teamId' | 'teamName' | 'leader'>;

/** The person's team in an event, and until when one is needed that is missing (RG-10). */
export function ownPlace({ registered, minTeamSize, registerEnd, teamId, teamName, leader }: Place) {
  const role = leader ? ('LEADER' as const) : ('MEMBER' as const);
  const team = teamId === null || teamName === null ? null : { id: teamId, teamName, role };
  return { team, needsTeamBy: registered && team === null && minTeamSize > 1 ? registerEnd : null };
}
