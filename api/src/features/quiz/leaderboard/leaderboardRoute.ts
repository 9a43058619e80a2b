import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { route, succeed } from '../../../platform/http/route';
import { BatchQueue } from '../../../platform/BatchQueue';
import { closeAttempts, type QuizContext } from '../closeAttempts';
import { hasQuizEnded } from '../hasQuizEnded';
import type { AttemptOwner } from '../findOwnAnswers';
import {
  findBestResults,
  findLeaderboardQuiz,
  findTeamMembers,
  findResultGroups,
  findOwnResults,
  type Result,
} from './leaderboardQueries';
import { type CachedLeaderboard, MAX_LINES } from './leaderboardCache';
import { rankAmong, type RankedResult, rankResults, insertLine } from './rankResults';
import { rankTeams } from './rankTeams';

/** Default number of entries (LB-2). */
const DEFAULT_LIMIT = 10;

/** People per statement. */
const BATCH = 500;

type OwnResults = BatchQueue<string, Result | undefined>;

export function leaderboardRoute(app: Application): void {
  const ownResults: OwnResults = new BatchQueue({
    perform: async (eventId, userIds) => {
      const found = await findOwnResults(app.database, eventId, userIds);
      return userIds.map((userId) => found.get(userId));
    },
    maxBatchSize: BATCH,
  });
  route(app, quiz.leaderboardAndScores, async ({ params: { eventId }, query, account, now }) => {
    const leaderboard = await app.leaderboards.get(eventId, () => readLeaderboard(app, eventId, now));
    const board = await toView(ownResults, leaderboard, { eventId, userId: account.id });
    return succeed({
      ended: hasQuizEnded(leaderboard, now),
      ...toReply(board, account.id, query.limit ?? DEFAULT_LIMIT),
    });
  });
}

/** Closes overdue attempts before reading, so that no result is missing after the end (QZ-4). */
async function readLeaderboard(context: QuizContext, eventId: string, now: Date): Promise<CachedLeaderboard> {
  const { database } = context;
  const { title, ...about } = await findLeaderboardQuiz(database, eventId);
  if (hasQuizEnded(about, now)) await closeAttempts(context, eventId);
  const [best, groups, members] = await Promise.all([
    findBestResults(database, eventId, MAX_LINES),
    findResultGroups(database, eventId),
    findTeamMembers(database, eventId),
  ]);
  const total = groups.reduce((sum, [, , people]) => sum + people, 0);
  const first = rankResults(best);
  return {
    eventTitle: title,
    ...about,
    readAt: now,
    first,
    groups,
    total,
    members,
    teams: rankTeams(members),
  };
}

/** The leaderboard as one person sees it. */
interface LeaderboardView extends Pick<
  CachedLeaderboard,
  'eventTitle' | 'totalQuestions' | 'first' | 'total' | 'members' | 'teams'
> {
  own: RankedResult | undefined;
}

/** Adds the caller's own result if the cached leaderboard is older than their submit. */
async function toView(
  ownResults: OwnResults,
  board: CachedLeaderboard,
  { eventId, userId }: AttemptOwner,
): Promise<LeaderboardView> {
  const listed = board.first.find((line) => line.userId === userId);
  if (listed !== undefined) return { ...board, own: listed };
  const result = await ownResults.add(eventId, userId);
  const own = result && rankAmong(board.groups, result);
  if (result === undefined || own === undefined) return { ...board, own };
  const seen = { ...board, own, first: insertLine(board.first, own) };
  return (result.submittedAt ?? board.readAt) < board.readAt ? seen : addResult(seen, result);
}

function addResult(board: LeaderboardView, { userId, correctAnswers }: Result): LeaderboardView {
  const members = board.members.map((member) =>
    member.userId === userId ? { ...member, correctAnswers } : member,
  );
  return { ...board, members, teams: rankTeams(members), total: board.total + 1 };
}

function toReply(board: LeaderboardView, userId: string, limit: number) {
  const { eventTitle, totalQuestions, first, own, total } = board;
  return {
    eventTitle,
    topScores: first
      .slice(0, limit)
      .map((line) => ({ ...hideAnonymousName(line, line === own), own: line === own })),
    teamScores: selectTeams(board, userId, limit),
    participantDetails: own === undefined ? null : { totalQuestions, ...own },
    rank: own?.rank ?? null,
    total,
    totalQuestions,
  } satisfies Omit<Leaderboard, 'ended'>;
}

/** Anonymity applies to everybody else, hosts included; the host's score list has the names (LB-6). */
const hideAnonymousName = (line: RankedResult, isOwn: boolean): RankedResult =>
  line.anonymous && !isOwn ? { ...line, participantName: 'Anonymous', imageUrl: '' } : line;

/** The best teams, followed by the caller's team if it is not among them. */
function selectTeams({ teams, members }: LeaderboardView, userId: string, limit: number) {
  const ownId = members.find((member) => member.userId === userId)?.teamId;
  return teams
    .filter(({ teamId }, place) => place < limit || teamId === ownId)
    .map((team) => ({ ...team, own: team.teamId === ownId }));
}
