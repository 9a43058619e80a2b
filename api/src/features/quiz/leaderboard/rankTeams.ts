import type { TeamMember } from './leaderboardQueries';

/** A team's entry; `teamId` and `counted` never leave the server. */
export interface RankedTeam {
  teamId: string;
  rank: number;
  teamName: string;
  score: number;
  members: number;
  counted: boolean;
}

/**
 * A team's score is the sum of its members' correct answers; teams without ranked members are omitted. Ties
 * share a rank, skip the next, and are sorted by name (TM-17).
 */
export function rankTeams(members: readonly TeamMember[]): RankedTeam[] {
  const lines = [...groupByTeam(members).values()]
    .filter(({ counted }) => counted)
    .toSorted((one, other) => other.score - one.score || one.teamName.localeCompare(other.teamName));
  let rank = 0;
  return lines.map((line, index) => {
    if (line.score !== lines[index - 1]?.score) rank = index + 1;
    return { ...line, rank };
  });
}

function groupByTeam(members: readonly TeamMember[]): Map<string, RankedTeam> {
  const lines = new Map<string, RankedTeam>();
  for (const { teamId, teamName, correctAnswers } of members) {
    const line = lines.get(teamId) ?? { teamId, teamName, rank: 0, score: 0, members: 0, counted: false };
    line.members += 1;
    line.score += correctAnswers ?? 0;
    line.counted ||= correctAnswers !== null;
    lines.set(teamId, line);
  }
  return lines;
}
