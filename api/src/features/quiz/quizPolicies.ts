import {
  LATE_GRACE_MS,
  rolesWithRight,
  type ErrorCode,
  type ObjectRule,
  type ShowScores,
} from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { BatchQueue } from '../../platform/BatchQueue';
import type { AuthContext, Policy } from '../../platform/access/Policy';
import { toInterval } from '../../platform/clock';

/** Callers per statement. */
const BATCH = 500;

type Verdict = ErrorCode | undefined;

/** A policy for crowds: calls that arrive while a statement runs share the next statement. */
function createBatchedPolicy(
  decide: (
    database: Database,
    eventId: string,
    contexts: readonly AuthContext[],
  ) => Promise<readonly Verdict[]>,
): Policy {
  const batches = new WeakMap<Database, BatchQueue<AuthContext, Verdict>>();
  const getBatches = (database: Database): BatchQueue<AuthContext, Verdict> => {
    const known =
      batches.get(database) ??
      new BatchQueue<AuthContext, Verdict>({
        perform: (eventId, contexts) => decide(database, eventId, contexts),
        maxBatchSize: BATCH,
      });
    batches.set(database, known);
    return known;
  };
  return (database, context) => getBatches(database).add(context.params.eventId ?? '', context);
}

const listUserIds = (contexts: readonly AuthContext[]): string[] =>
  contexts.map(({ caller }) => caller?.id ?? '');

/** Allows registered people of an event with questions; only a public event reveals a missing registration (G-5). */
const registeredForQuizPolicy = createBatchedPolicy(async (database, eventId, contexts) => {
  const { rows } = await sql<{ visibility: string; userId: string | null }>`
    select events.visibility, registrations.user_id
    from events left join registrations on registrations.event_id = events.id
      and registrations.user_id = any(${listUserIds(contexts)}::uuid[]) and registrations.state = 'ACTIVE'
    where events.id = ${eventId} and events.deleted_at is null and events.category = 'quiz'
  `.execute(database);
  const registered = new Set(rows.map(({ userId }) => userId));
  const refusal = rows[0]?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
  return listUserIds(contexts).map((userId) => (registered.has(userId) ? undefined : refusal));
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

/**
 * Allows hosts who manage the event always, participants after their submit unless the quiz shows scores after its end,
 * and every registered person after the end (LB-3).
 */
const leaderboardPolicy = createBatchedPolicy(async (database, eventId, contexts) => {
  const [first] = contexts;
  if (first === undefined) return [];
  const { rows } = await sql<Reader>`
    select given.user_id, events.visibility, coalesce(quizzes.show_scores, 'after-submitting') as show_scores,
      ${first.clock.sqlNow()} >= events.end_time + ${toInterval(LATE_GRACE_MS)} as ended,
      attempts.user_id is not null as submitted,
      events.owner_id = given.user_id or exists (select from event_administrators
        where event_id = events.id and user_id = given.user_id and role = any(${rolesWithRight.management}::text[])) as host,
      exists (select from registrations
        where event_id = events.id and user_id = given.user_id and state = 'ACTIVE') as registered
    from events
    cross join (select distinct unnest(${listUserIds(contexts)}::uuid[])) as given(user_id)
    left join quizzes on quizzes.event_id = events.id
    left join attempts on attempts.event_id = events.id and attempts.user_id = given.user_id
      and attempts.state in ('SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED')
    where events.id = ${eventId} and events.deleted_at is null and events.category = 'quiz'
  `.execute(database);
  const readers = new Map(rows.map((row) => [row.userId, row]));
  return contexts.map(({ caller }) => decideAccess(readers.get(caller?.id ?? ''), caller?.role === 'HOST'));
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

/** Policies about a quiz, by the names in endpoints. */
export const quizPolicies = {
  'registered for the quiz': registeredForQuizPolicy,
  'may read the leaderboard': leaderboardPolicy,
} satisfies Partial<Record<ObjectRule, Policy>>;
