import type { TeamMember } from './queries';

/** A team's line; `teamId` and whether somebody counts never leave the server. */
export interface RankedTeam {
  teamId: string;
  rank: number;
  teamName: string;
  score: number;
  members: number;
  counted: boolean;
}

/**
 * A team's score is the sum of its members' right answers; teams of which nobody counts are left out. Equal scores
 * share a rank and the next rank skips, as for persons; among them they stand by name (TM-17).
 */
export function rankTeams(
  results: readonly { userId: string; correctAnswers: number | null }[],
  members: readonly TeamMember[],
): RankedTeam[] {
  // Most quizzes are taken alone, some by a hundred thousand.
  if (members.length === 0) return [];
  const scores = new Map(results.map(({ userId, correctAnswers }) => [userId, correctAnswers ?? 0]));
  const lines = [...teamsOf(members, scores).values()]
    .filter(({ counted }) => counted)
    .toSorted((one, other) => other.score - one.score || one.teamName.localeCompare(other.teamName));
  let rank = 0;
  return lines.map((line, index) => {
    if (line.score !== lines[index - 1]?.score) rank = index + 1;
    return { ...line, rank };
  });
}

function teamsOf(members: readonly TeamMember[], scores: ReadonlyMap<string, number>) {
  const lines = new Map<string, RankedTeam>();
  for (const { teamId, teamName, userId } of members) {
    const line = lines.get(teamId) ?? { teamId, teamName, rank: 0, score: 0, members: 0, counted: false };
    line.members += 1;
    line.score += scores.get(userId) ?? 0;
    line.counted ||= scores.has(userId);
    lines.set(teamId, line);
  }
  return lines;
}
