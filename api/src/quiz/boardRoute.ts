import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import { route } from '../route';
import { succeed } from '../succeed';
import { closeAttempts, type Rewarding } from './closeAttempts';
import { hasEnded } from './hasEnded';
import type { Taker } from './findTaking';
import { findOwnResult, findResults, type Result, type TeamMember } from './queries';
import type { Board } from './boards';
import { type RankedResult, rankResults } from './rankResults';
import { rankTeams } from './rankTeams';

/** Lines of a board when the caller does not say (LB-2). */
const DEFAULT_LIMIT = 10;

export function boardRoute(app: Application): void {
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const kept = await app.boards.get(eventId, () => readBoard(app, eventId, now));
    const board = await withOwn(app.database, kept, { eventId, userId: account.id });
    return succeed({
      ended: hasEnded(board, now),
      ...seenBy(board, account.id, query.limit ?? DEFAULT_LIMIT),
    });
  });
}

/** After the end the attempts that the job has not closed yet are closed first, so that nobody is missing (QZ-4). */
async function readBoard(rewarding: Rewarding, eventId: string, now: Date): Promise<Board> {
  const { database } = rewarding;
  const found = await findResults(database, eventId);
  if (hasEnded(found, now)) await closeAttempts(rewarding, now, eventId);
  const { title, ...read } = hasEnded(found, now) ? await findResults(database, eventId) : found;
  return { eventTitle: title, ...read, ...rankingOf(read.results, read.members) };
}

const rankingOf = (results: readonly Result[], members: readonly TeamMember[]) => ({
  ranked: rankResults(results),
  teams: rankTeams(results, members),
});

/** Who has submitted since the board was made stands on it all the same: nobody looks for themselves in vain. */
async function withOwn(database: Database, board: Board, { eventId, userId }: Taker): Promise<Board> {
  if (board.ranked.some((line) => line.userId === userId)) return board;
  const own = await findOwnResult(database, eventId, userId);
  return own === undefined ? board : { ...board, ...rankingOf([...board.results, own], board.members) };
}

function seenBy(board: Board, userId: string, limit: number) {
  const { eventTitle, totalQuestions, ranked } = board;
  const own = ranked.find((line) => line.userId === userId);
  return {
    eventTitle,
    topScores: ranked.slice(0, limit).map((line) => ({ ...named(line, line === own), own: line === own })),
    teamScores: teamsSeenBy(board, userId, limit),
    participantDetails: own === undefined ? null : { totalQuestions, ...own },
    rank: own?.rank ?? null,
    total: ranked.length,
    totalQuestions,
  } satisfies Omit<Leaderboard, 'ended'>;
}

/** Who wants to be anonymous is so to everybody else, the hosts too: their own list of scores has the names (LB-6). */
const named = (line: RankedResult, own: boolean): RankedResult =>
  line.anonymous && !own ? { ...line, participantName: 'Anonymous', imageUrl: '' } : line;

/** The best teams, and after them the own one where it is not among them. */
function teamsSeenBy({ teams, members }: Board, userId: string, limit: number) {
  const ownId = members.find((member) => member.userId === userId)?.teamId;
  return teams
    .filter(({ teamId }, place) => place < limit || teamId === ownId)
    .map((team) => ({ ...team, own: team.teamId === ownId }));
}
