import { normalizeName } from '@marquee/shared-contracts';
import type { ResultGroup, Result } from './leaderboardQueries';

/** An entry of the leaderboard; `userId` never leaves the server. */
export interface RankedResult {
  userId: string;
  rank: number;
  participantName: string;
  correctAnswers: number;
  seconds: number;
  imageUrl: string;
  anonymous: boolean;
}

/** First name and initial, because strangers read the leaderboard (LB-6). */
const formatName = ({ firstname, lastname }: Result): string => {
  const [initial] = normalizeName(lastname);
  return initial === undefined ? firstname : `${firstname} ${initial}.`;
};

export const toRankedResult = (result: Result, rank: number): RankedResult => ({
  userId: result.userId,
  rank,
  participantName: formatName(result),
  correctAnswers: result.correctAnswers ?? 0,
  seconds: result.seconds,
  imageUrl: result.imageUrl,
  anonymous: result.anonymous,
});

type Score = Pick<RankedResult, 'correctAnswers' | 'seconds'>;

const compareScores = (one: Score, other: Score): number =>
  other.correctAnswers - one.correctAnswers || one.seconds - other.seconds;

/**
 * Most correct answers first, then the shorter time from start to last counted answer. Ties share a rank and
 * skip the next (1, 1, 3), earlier submission first (LB-1).
 */
export function rankResults(results: readonly Result[]): RankedResult[] {
  const lines = results
    .toSorted((one, other) => Number(one.submittedAt) - Number(other.submittedAt))
    .map((result) => toRankedResult(result, 0))
    .toSorted(compareScores);
  let rank = 0;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || compareScores(before, line) !== 0) rank = index + 1;
    return { ...line, rank };
  });
}

/** The rank of a result: one more than the number of better results. */
export function rankAmong(groups: readonly ResultGroup[], result: RankedResult): number {
  let better = 0;
  for (const [correctAnswers, seconds, people] of groups) {
    if (compareScores({ correctAnswers, seconds }, result) >= 0) break;
    better += people;
  }
  return better + 1;
}

/** Inserts the most recently submitted result into the first entries of a ranking. */
export function insertLine(first: readonly RankedResult[], line: RankedResult): RankedResult[] {
  const before = first.filter((other) => compareScores(other, line) <= 0);
  const behind = first.slice(before.length).map((other) => ({ ...other, rank: other.rank + 1 }));
  return [...before, line, ...behind];
}
