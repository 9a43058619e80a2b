import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { Fresh } from '../Fresh';
import { route } from '../route';
import { succeed } from '../succeed';
import { hasEnded } from './hasEnded';
import { findResults } from './queries';
import { type RankedResult, rankResults } from './rankResults';

/** A board is ranked in memory at most every two seconds for each quiz: ranking in SQL costs a hundred times more. */
const BOARDS = { milliseconds: 2_000, atMost: 100 };

/** Lines of a board when the caller does not say (LB-2). */
const DEFAULT_LIMIT = 10;

interface Board {
  eventTitle: string;
  endTime: Date;
  totalQuestions: number;
  ranked: RankedResult[];
}

export function quizRoutes(app: Application): void {
  const boards = new Fresh<Board>(app.clock, BOARDS);
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const board = await boards.get(eventId, () => readBoard(app.database, eventId));
    const ended = hasEnded(board, now);
    return succeed({ ended, ...seenBy(board, account.id, query.limit ?? DEFAULT_LIMIT) });
  });
}

async function readBoard(database: Database, eventId: string): Promise<Board> {
  const { title, endTime, totalQuestions, results } = await findResults(database, eventId);
  return { eventTitle: title, endTime, totalQuestions, ranked: rankResults(results) };
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
