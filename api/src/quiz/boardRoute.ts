import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { succeed } from '../succeed';
import { Batches } from './Batches';
import { closeAttempts, type Rewarding } from './closeAttempts';
import { hasEnded } from './hasEnded';
import type { Taker } from './findOwnAnswers';
import {
  findBestResults,
  findBoardQuiz,
  findMembers,
  findMerits,
  findOwnResults,
  type Result,
} from './boardQueries';
import { type Board, MOST_LINES } from './boards';
import { lineAmong, type RankedResult, rankResults, withLine } from './rankResults';
import { rankTeams } from './rankTeams';

/** Lines of a board when the caller does not say (LB-2). */
const DEFAULT_LIMIT = 10;

/** Own results that one statement looks up. */
const BATCH = 500;

type OwnResults = Batches<string, Result | undefined>;

export function boardRoute(app: Application): void {
  const ownResults: OwnResults = new Batches({
    perform: async (eventId, userIds) => {
      const found = await findOwnResults(app.database, eventId, userIds);
      return userIds.map((userId) => found.get(userId));
    },
    atMost: BATCH,
  });
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const kept = await app.boards.get(eventId, () => readBoard(app, eventId, now));
    const board = await seenBy(ownResults, kept, { eventId, userId: account.id });
    return succeed({ ended: hasEnded(kept, now), ...shown(board, account.id, query.limit ?? DEFAULT_LIMIT) });
  });
}

/** After the end the attempts that the job has not closed yet are closed first, so that nobody is missing (QZ-4). */
async function readBoard(rewarding: Rewarding, eventId: string, now: Date): Promise<Board> {
  const { database } = rewarding;
  const { title, ...about } = await findBoardQuiz(database, eventId);
  if (hasEnded(about, now)) await closeAttempts(rewarding, eventId);
  const [best, merits, members] = await Promise.all([
    findBestResults(database, eventId, MOST_LINES),
    findMerits(database, eventId),
    findMembers(database, eventId),
  ]);
  const total = merits.reduce((sum, [, , people]) => sum + people, 0);
  const first = rankResults(best);
  return {
    eventTitle: title,
    ...about,
    readAt: now,
    first,
    merits,
    total,
    members,
    teams: rankTeams(members),
  };
}

/** A board as far as one person sees it. */
interface SeenBoard extends Pick<
  Board,
  'eventTitle' | 'totalQuestions' | 'first' | 'total' | 'members' | 'teams'
> {
  own: RankedResult | undefined;
}

/** Who has submitted since the board was read stands on it all the same: nobody looks for themselves in vain. */
async function seenBy(ownResults: OwnResults, board: Board, { eventId, userId }: Taker): Promise<SeenBoard> {
  const listed = board.first.find((line) => line.userId === userId);
  if (listed !== undefined) return { ...board, own: listed };
  const result = await ownResults.add(eventId, userId);
  const own = result && lineAmong(board.merits, result);
  if (result === undefined || own === undefined) return { ...board, own };
  const seen = { ...board, own, first: withLine(board.first, own) };
  return (result.submittedAt ?? board.readAt) < board.readAt ? seen : withResult(seen, result);
}

function withResult(board: SeenBoard, { userId, correctAnswers }: Result): SeenBoard {
  const members = board.members.map((member) =>
    member.userId === userId ? { ...member, correctAnswers } : member,
  );
  return { ...board, members, teams: rankTeams(members), total: board.total + 1 };
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
