import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import type { Database } from '../../../platform/database/Database';
import { route, succeed } from '../../../platform/http/route';
import { BatchQueue } from '../../../platform/BatchQueue';
import { closeAttempts } from '../closeAttempts';
import { hasQuizEnded } from '../hasQuizEnded';
import type { AttemptOwner } from '../findOwnAnswers';
import {
  findBestResults,
  findLeaderboardQuiz,
  findTeamMembers,
  findResultGroups,
  findOwnResults,
  type OwnResult,
  type Result,
} from './leaderboardQueries';
import { type CachedLeaderboard, MAX_LINES } from './leaderboardCache';
import { computeQuizRank, countRankedPeople, saveQuizRanks } from './quizRanks';
import { rankAmong, type RankedResult, rankResults, insertLine, toRankedResult } from './rankResults';
import { rankTeams } from './rankTeams';

/** Default number of entries (LB-2). */
const DEFAULT_LIMIT = 10;

/** People per statement. */
const BATCH = 500;

type OwnResults = BatchQueue<string, OwnResult | undefined>;

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
    const board = await toView({ ...app, ownResults }, leaderboard, { eventId, userId: account.id });
    return succeed({
      ended: hasQuizEnded(leaderboard, now),
      ...toReply(board, account.id, query.limit ?? DEFAULT_LIMIT),
    });
  });
}

/** Closes overdue attempts before reading, so that no result is missing after the end (QZ-4). */
async function readLeaderboard(app: Application, eventId: string, now: Date): Promise<CachedLeaderboard> {
  const about = await findLeaderboardQuiz(app.database, eventId);
  const ranked = { eventId, about, now };
  if (!hasQuizEnded(about, now)) {
    const subject = { name: 'running leaderboard', topic: `leaderboard:${eventId}` } as const;
    return app.readers.read(subject, (source) =>
      rankAttempts(source.database, { ...ranked, readAt: source.completeUntil ?? now }),
    );
  }
  await closeAttempts(app, eventId);
  await saveQuizRanks(app.database, eventId);
  return rankAttempts(app.database, { ...ranked, readAt: now });
}

interface RankedQuiz {
  eventId: string;
  about: Awaited<ReturnType<typeof findLeaderboardQuiz>>;
  now: Date;
  readAt: Date;
}

async function rankAttempts(
  database: Database,
  { eventId, about: { title, ...about }, now, readAt }: RankedQuiz,
): Promise<CachedLeaderboard> {
  const [best, ranking, members] = await Promise.all([
    findBestResults(database, eventId, MAX_LINES),
    hasQuizEnded(about, now) ? countRanked(database, eventId) : groupResults(database, eventId),
    findTeamMembers(database, eventId),
  ]);
  const first = rankResults(best);
  return { eventTitle: title, ...about, ...ranking, readAt, first, members, teams: rankTeams(members) };
}

type Ranking = Pick<CachedLeaderboard, 'groups' | 'total'>;

const countRanked = async (database: Database, eventId: string): Promise<Ranking> => ({
  groups: undefined,
  total: await countRankedPeople(database, eventId),
});

/** A running quiz has no saved ranks, because each submit would change them. */
async function groupResults(database: Database, eventId: string): Promise<Ranking> {
  const groups = await findResultGroups(database, eventId);
  return { groups, total: groups.reduce((sum, [, , people]) => sum + people, 0) };
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
  { database, ownResults }: { database: Database; ownResults: OwnResults },
  board: CachedLeaderboard,
  { eventId, userId }: AttemptOwner,
): Promise<LeaderboardView> {
  const listed = board.first.find((line) => line.userId === userId);
  if (listed !== undefined) return { ...board, own: listed };
  const result = await ownResults.add(eventId, userId);
  if (result === undefined) return { ...board, own: undefined };
  const own = toRankedResult(result, 0);
  own.rank = board.groups
    ? rankAmong(board.groups, own)
    : (result.rank ?? (await computeQuizRank(database, eventId, own)));
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
