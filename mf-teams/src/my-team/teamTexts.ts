import { formatDateTime, type OwnTeam } from '@marquee/shared-contracts';

/** Formats the number of members who may still join. */
export function formatFreePlaces(free: number): string {
  if (free <= 0) return 'Team is full';
  return free === 1 ? '1 place free' : `${free} places free`;
}

type TeamTimes = Pick<OwnTeam, 'teamDeadline' | 'serverNow'>;

/** Whether the teams may still change, by the server's clock (TM-9). */
export const canChangeTeam = ({ teamDeadline, serverNow }: TeamTimes): boolean =>
  Date.parse(serverNow) < Date.parse(teamDeadline);

export function formatTeamDeadline(times: TeamTimes): string {
  const deadline = formatDateTime(times.teamDeadline);
  return canChangeTeam(times)
    ? `Teams can change until ${deadline}.`
    : `Teams have been final since ${deadline}.`;
}
