import { formatDateTime, type OwnTeam } from '@marquee/shared-contracts';

/** How many more may join: "1 place free", "3 places free", "No place free". */
export function freePlaces({ members, maxTeamSize }: OwnTeam): string {
  const free = Math.max(0, maxTeamSize - members.length);
  if (free === 0) return 'No place free';
  return free === 1 ? '1 place free' : `${free} places free`;
}

/** Until when teams may change, by the server's clock (TM-9, G-3). */
export function deadlineSentence({ teamDeadline, serverNow }: OwnTeam): string {
  const moment = formatDateTime(teamDeadline);
  return Date.parse(serverNow) < Date.parse(teamDeadline)
    ? `The team may change until ${moment}.`
    : `The team is final since ${moment}.`;
}
