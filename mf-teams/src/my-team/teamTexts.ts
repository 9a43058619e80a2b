import { formatDateTime, type OwnTeam } from '@marquee/shared-contracts';

/** How many more may join: "1 place free", "3 places free", "No place free". */
export function formatFreePlaces(free: number): string {
  if (free <= 0) return 'No place free';
  return free === 1 ? '1 place free' : `${free} places free`;
}

/** Whether the team may still change, by the server's clock (TM-9, G-3). */
export const canChangeTeam = ({ teamDeadline, serverNow }: OwnTeam): boolean =>
  Date.parse(serverNow) < Date.parse(teamDeadline);

/** Until when teams may change. */
export function formatTeamDeadline(team: OwnTeam): string {
  const moment = formatDateTime(team.teamDeadline);
  return canChangeTeam(team) ? `The team may change until ${moment}.` : `The team is final since ${moment}.`;
}
