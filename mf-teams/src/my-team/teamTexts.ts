import { formatDateTime, type OwnTeam } from '@marquee/shared-contracts';

/** Formats the number of members who may still join. */
export function formatFreePlaces(free: number): string {
  if (free <= 0) return 'Team is full';
  return free === 1 ? '1 place free' : `${free} places free`;
}

/** Whether the team may still change, by the server's clock (TM-9). */
export const canChangeTeam = ({ teamDeadline, serverNow }: OwnTeam): boolean =>
  Date.parse(serverNow) < Date.parse(teamDeadline);

export function formatTeamDeadline(team: OwnTeam): string {
  const deadline = formatDateTime(team.teamDeadline);
  return canChangeTeam(team)
    ? `The team may change until ${deadline}.`
    : `Teams have been final since ${deadline}.`;
}
