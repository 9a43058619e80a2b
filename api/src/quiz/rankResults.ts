import { tidyName } from '@marquee/shared-contracts';
import type { Result } from './queries';

/** A line of the board; `userId` never leaves the server. */
export interface RankedResult {
  userId: string;
  rank: number;
  participantName: string;
  correctAnswers: number;
  seconds: number;
  imageUrl: string;
  anonymous: boolean;
}

// chosen: whole seconds, as the board shows them, so that two equal lines always share their rank.
const secondsOf = ({ startedAt, lastAnswerAt }: Result): number =>
  lastAnswerAt === null ? 0 : Math.floor((lastAnswerAt.getTime() - startedAt.getTime()) / 1000);

/** First name and initial: a board is read by strangers (LB-6). */
const boardName = ({ firstname, lastname }: Result): string => {
  const [initial] = tidyName(lastname);
  return initial === undefined ? firstname : `${firstname} ${initial}.`;
};

const byMerit = (one: RankedResult, other: RankedResult): number =>
  other.correctAnswers - one.correctAnswers || one.seconds - other.seconds;

/**
 * Most right answers first, then the shorter time from the start to the last counted answer. Equal in both share a
 * rank and the next rank skips, 1, 1, 3; among them the earlier submission stands first (LB-1).
 */
export function rankResults(results: readonly Result[]): RankedResult[] {
  const lines = results
    .toSorted((one, other) => Number(one.submittedAt) - Number(other.submittedAt))
    .map((result) => ({
      userId: result.userId,
      rank: 0,
      participantName: boardName(result),
      correctAnswers: result.correctAnswers ?? 0,
      seconds: secondsOf(result),
      imageUrl: result.imageUrl,
      anonymous: result.anonymous,
    }))
    .toSorted(byMerit);
  let rank = 0;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || byMerit(before, line) !== 0) rank = index + 1;
    return { ...line, rank };
  });
}

/** The line of a result that the ranking does not hold yet, with the rank that it has among it. */
export function lineAmong(ranked: readonly RankedResult[], result: Result): RankedResult | undefined {
  const [line] = rankResults([result]);
  if (line === undefined) return undefined;
  const isBetter = (index: number): boolean => {
    const other = ranked[index];
    return other !== undefined && byMerit(other, line) < 0;
  };
  let [low, high] = [0, ranked.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBetter(middle)) low = middle + 1;
    else high = middle;
  }
  return { ...line, rank: low + 1 };
}

/** The first lines of a ranking with one more, which was submitted last, in its place. */
export function withLine(first: readonly RankedResult[], line: RankedResult): RankedResult[] {
  const before = first.filter((other) => byMerit(other, line) <= 0);
  const behind = first.slice(before.length).map((other) => ({ ...other, rank: other.rank + 1 }));
  return [...before, line, ...behind];
}
