import { formatFullName } from '@marquee/shared-contracts';
import { rankResults } from '../leaderboard/rankResults';
import type { AttemptRow } from './queries';

const isCounted = ({ state, answered }: AttemptRow): boolean =>
  (state === 'SUBMITTED' || state === 'AUTO_SUBMITTED') && (answered ?? 0) >= 1;

/** Attempts as hosts see them: ranked attempts by rank, then the others by their start. */
export function toScoreRows(attempts: readonly AttemptRow[]) {
  const ranked = new Map(rankResults(attempts.filter(isCounted)).map((line) => [line.userId, line]));
  const rows = attempts.map((attempt) => ({
    id: attempt.userId,
    name: formatFullName(attempt),
    email: attempt.email,
    state: attempt.state,
    startedAt: attempt.startedAt,
    submittedAt: attempt.submittedAt,
    answered: attempt.answered,
    correctAnswers: attempt.correctAnswers,
    seconds: ranked.get(attempt.userId)?.seconds ?? null,
    rank: ranked.get(attempt.userId)?.rank ?? null,
  }));
  return rows.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0);
}

export type ScoreRow = ReturnType<typeof toScoreRows>[number];
