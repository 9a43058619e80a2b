import { formatDateTime, formatInBothZones, type OwnTeam } from '@marquee/shared-contracts';

/** Formats the number of members who may still join. */
export function formatSeatsLeft(seats: number): string {
  if (seats <= 0) return 'Team is full';
  return seats === 1 ? '1 seat left' : `${seats} seats left`;
}

type TeamTimes = Pick<OwnTeam, 'teamDeadline' | 'timezone' | 'serverNow'>;

/** Whether the teams may still change, by the server's clock (TM-9). */
export const canChangeTeam = ({ teamDeadline, serverNow }: TeamTimes): boolean =>
  Date.parse(serverNow) < Date.parse(teamDeadline);

export function formatTeamDeadline(times: TeamTimes): string {
  const deadline = formatInBothZones(times.teamDeadline, times.timezone, formatDateTime);
  return canChangeTeam(times)
    ? `Teams can change until ${deadline}.`
    : `Teams have been final since ${deadline}.`;
}
