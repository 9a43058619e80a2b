import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { route } from '../route';
import { succeed } from '../succeed';
import { closeAttempts } from './closeAttempts';
import { hasEnded } from './hasEnded';
import type { Taker } from './findTaking';
import { findOwnResult, findResults } from './queries';
import type { Board } from './boards';
import { type RankedResult, rankResults } from './rankResults';

/** Lines of a board when the caller does not say (LB-2). */
const DEFAULT_LIMIT = 10;

export function boardRoute(app: Application): void {
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const board = await app.boards.get(eventId, () => readBoard(app.database, eventId, now));
    const ended = hasEnded(board, now);
    const ranked = await rankedWith(app.database, board, { eventId, userId: account.id });
    return succeed({ ended, ...seenBy({ ...board, ranked }, account.id, query.limit ?? DEFAULT_LIMIT) });
  });
}

/** After the end the attempts that the job has not closed yet are closed first, so that nobody is missing (QZ-4). */
async function readBoard(database: Database, eventId: string, now: Date): Promise<Board> {
  const found = await findResults(database, eventId);
  if (hasEnded(found, now)) await closeAttempts(database, now, eventId);
  const { title, endTime, totalQuestions, results } = hasEnded(found, now)
    ? await findResults(database, eventId)
    : found;
  return { eventTitle: title, endTime, totalQuestions, results, ranked: rankResults(results) };
}

/** Who has submitted since the board was made stands on it all the same: nobody looks for themselves in vain. */
async function rankedWith(
  database: Database,
  { results, ranked }: Board,
  { eventId, userId }: Taker,
): Promise<RankedResult[]> {
  if (ranked.some((line) => line.userId === userId)) return ranked;
  const own = await findOwnResult(database, eventId, userId);
  return own === undefined ? ranked : rankResults([...results, own]);
}

function seenBy({ eventTitle, totalQuestions, ranked }: Board, userId: string, limit: number) {
  const own = ranked.find((line) => line.userId === userId);
  return {
    eventTitle,
    topScores: ranked.slice(0, limit).map((line) => ({ ...line, own: line === own })),
    participantDetails: own === undefined ? null : { totalQuestions, ...own },
    rank: own?.rank ?? null,
    total: ranked.length,
    totalQuestions,
  } satisfies Omit<Leaderboard, 'ended'>;
}
