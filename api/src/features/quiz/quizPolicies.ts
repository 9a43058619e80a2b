import { LATE_GRACE_MS, type ErrorCode, type ObjectRule, type ShowScores } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { BatchQueue } from '../../platform/BatchQueue';
import type { AuthContext, Policy } from '../../platform/access/Policy';
import { toInterval } from '../../platform/database/toInterval';

/** Callers per statement. */
const BATCH = 500;

type Verdict = ErrorCode | undefined;

/** A policy for crowds: calls that arrive while a statement runs share the next statement. */
function createBatchedPolicy(
  decide: (database: Database, eventId: string, asked: readonly AuthContext[]) => Promise<readonly Verdict[]>,
): Policy {
  const batches = new WeakMap<Database, BatchQueue<AuthContext, Verdict>>();
  const batchesOf = (database: Database): BatchQueue<AuthContext, Verdict> => {
    const known =
      batches.get(database) ??
      new BatchQueue<AuthContext, Verdict>({
        perform: (eventId, asked) => decide(database, eventId, asked),
        maxBatchSize: BATCH,
      });
    batches.set(database, known);
    return known;
  };
  return (database, asked) => batchesOf(database).add(asked.params.eventId ?? '', asked);
}

const userIdsOf = (asked: readonly AuthContext[]): string[] => asked.map(({ caller }) => caller?.id ?? '');

/** Only quizzes have questions to ask for; who is not registered is told so only of a public one (G-5). */
const registeredForQuizPolicy = createBatchedPolicy(async (database, eventId, asked) => {
  const { rows } = await sql<{ visibility: string; userId: string | null }>`
    select events.visibility, registrations.user_id
    from events left join registrations on registrations.event_id = events.id
      and registrations.user_id = any(${userIdsOf(asked)}::uuid[]) and registrations.state = 'ACTIVE'
    where events.id = ${eventId} and events.deleted_at is null and events.category = 'quiz'
  `.execute(database);
  const registered = new Set(rows.map(({ userId }) => userId));
  const refusal = rows[0]?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
  return userIdsOf(asked).map((userId) => (registered.has(userId) ? undefined : refusal));
});

interface Reader {
  userId: string;
  visibility: 'public' | 'private';
  showScores: ShowScores;
  ended: boolean;
  submitted: boolean;
  host: boolean;
  registered: boolean;
}

/** Hosts always; who submitted, unless scores are shown after the end; after the end everybody registered (LB-3). */
const leaderboardPolicy = createBatchedPolicy(async (database, eventId, asked) => {
  const [first] = asked;
  if (first === undefined) return [];
  const { rows } = await sql<Reader>`
    select given.user_id, events.visibility, coalesce(quizzes.show_scores, 'after-submitting') as show_scores,
      ${first.clock.sqlNow()} >= events.end_time + ${toInterval(LATE_GRACE_MS)} as ended,
      attempts.user_id is not null as submitted,
      events.owner_id = given.user_id or exists (select from event_administrators
        where event_id = events.id and user_id = given.user_id) as host,
      exists (select from registrations
        where event_id = events.id and user_id = given.user_id and state = 'ACTIVE') as registered
    from events
    cross join (select distinct unnest(${userIdsOf(asked)}::uuid[])) as given(user_id)
    left join quizzes on quizzes.event_id = events.id
    left join attempts on attempts.event_id = events.id and attempts.user_id = given.user_id
      and attempts.state in ('SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED')
    where events.id = ${eventId} and events.deleted_at is null and events.category = 'quiz'
  `.execute(database);
  const readers = new Map(rows.map((row) => [row.userId, row]));
  return asked.map(({ caller }) => decideAccess(readers.get(caller?.id ?? ''), caller?.role === 'HOST'));
});

function decideAccess(reader: Reader | undefined, hasHostRole: boolean): Verdict {
  if (reader === undefined) return 'NOT_FOUND';
  const { host, submitted, registered, ended, showScores, visibility } = reader;
  if (host) return undefined;
  if (submitted || registered) {
    if (ended) return undefined;
    if (showScores === 'after-end') return 'SCORES_AFTER_END';
    return submitted ? undefined : 'QUIZ_NOT_FINISHED';
  }
  if (visibility === 'private') return 'NOT_FOUND';
  return hasHostRole ? 'ROLE_NOT_ALLOWED' : 'NOT_REGISTERED';
}

/** The object rules about a quiz, by the names that endpoints give. */
export const quizPolicies = {
  'registered for the quiz': registeredForQuizPolicy,
  'may read the leaderboard': leaderboardPolicy,
} satisfies Partial<Record<ObjectRule, Policy>>;
