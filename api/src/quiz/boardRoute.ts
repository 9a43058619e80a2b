import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { route } from '../route';
import { succeed } from '../succeed';
import { closeAttempts, type Rewarding } from './closeAttempts';
import { hasEnded } from './hasEnded';
import type { Taker } from './findTaking';
import { findOwnResult, findResults } from './queries';
import type { Board } from './boards';
import { lineAmong, type RankedResult, rankResults, withLine } from './rankResults';
import { rankTeams } from './rankTeams';

/** Lines of a board when the caller does not say (LB-2). */
const DEFAULT_LIMIT = 10;

/** Lines of a board that anybody may ask for (LB-2). */
const MOST_LINES = 100;

export function boardRoute(app: Application): void {
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const kept = await app.boards.get(eventId, () => readBoard(app, eventId, now));
    const board = await seenBy(app.database, kept, { eventId, userId: account.id });
    return succeed({
      ended: hasEnded(kept, now),
      ...shown(board, account.id, query.limit ?? DEFAULT_LIMIT),
    });
  });
}

/** After the end the attempts that the job has not closed yet are closed first, so that nobody is missing (QZ-4). */
async function readBoard(rewarding: Rewarding, eventId: string, now: Date): Promise<Board> {
  const { database } = rewarding;
  const found = await findResults(database, eventId);
  if (hasEnded(found, now)) await closeAttempts(rewarding, now, eventId);
  const { title, ...read } = hasEnded(found, now) ? await findResults(database, eventId) : found;
  const ranked = rankResults(read.results);
  const lines = new Map(ranked.map((line) => [line.userId, line]));
  return { eventTitle: title, ...read, ranked, lines, teams: rankTeams(read.results, read.members) };
}

/** A board as far as one person sees it. */
interface SeenBoard extends Pick<Board, 'eventTitle' | 'totalQuestions' | 'members' | 'teams'> {
  first: RankedResult[];
  own: RankedResult | undefined;
  total: number;
}

/**
 * Who has submitted since the board was made stands on it all the same: nobody looks for themselves in vain. The rest is
 * not ranked again for it, because a whole crowd may have.
 */
async function seenBy(database: Database, board: Board, { eventId, userId }: Taker): Promise<SeenBoard> {
  const first = board.ranked.slice(0, MOST_LINES);
  const kept = { ...board, first, own: board.lines.get(userId), total: board.ranked.length };
  if (kept.own !== undefined) return kept;
  const result = await findOwnResult(database, eventId, userId);
  const own = result && lineAmong(board.ranked, result);
  if (result === undefined || own === undefined) return kept;
  const teams = rankTeams([...board.results, result], board.members);
  return { ...board, first: withLine(first, own), own, total: board.ranked.length + 1, teams };
}

function shown(board: SeenBoard, userId: string, limit: number) {
  const { eventTitle, totalQuestions, first, own, total } = board;
  return {
    eventTitle,
    topScores: first.slice(0, limit).map((line) => ({ ...named(line, line === own), own: line === own })),
    teamScores: teamsSeenBy(board, userId, limit),
    participantDetails: own === undefined ? null : { totalQuestions, ...own },
    rank: own?.rank ?? null,
    total,
    totalQuestions,
  } satisfies Omit<Leaderboard, 'ended'>;
}

/** Who wants to be anonymous is so to everybody else, the hosts too: their own list of scores has the names (LB-6). */
const named = (line: RankedResult, own: boolean): RankedResult =>
  line.anonymous && !own ? { ...line, participantName: 'Anonymous', imageUrl: '' } : line;

/** The best teams, and after them the own one where it is not among them. */
function teamsSeenBy({ teams, members }: SeenBoard, userId: string, limit: number) {
  const ownId = members.find((member) => member.userId === userId)?.teamId;
  return teams
    .filter(({ teamId }, place) => place < limit || teamId === ownId)
    .map((team) => ({ ...team, own: team.teamId === ownId }));
}
