import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';

/** The accounts among these that a change of an event, or of its waitlist, concerns. */
export const findConcernedAccounts = (
  database: Database,
  { kind, id }: { kind: string; id: string },
  accountIds: readonly string[],
): Promise<string[]> =>
  (kind === 'waitlist' ? findWaitingAccounts : findEventAccounts)(database, id, accountIds);

/** The accounts among these that an event concerns: registered, waiting, asking, liking, owning or administering. */
async function findEventAccounts(
  database: Database,
  eventId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select one.id from unnest(${[...accountIds]}::uuid[]) as one (id)
    where exists (select from registrations where event_id = ${eventId} and user_id = one.id and state = 'ACTIVE')
      or exists (select from waits where event_id = ${eventId} and user_id = one.id)
      or exists (select from registration_requests where event_id = ${eventId} and user_id = one.id)
      or exists (select from favourites where user_id = one.id and event_id = ${eventId})
      or exists (select from event_administrators where event_id = ${eventId} and user_id = one.id)
      or exists (select from events where id = ${eventId} and owner_id = one.id)`.execute(database);
  return rows.map(({ id }) => id);
}

/** The accounts among these that a waitlist concerns: waiting, owning or administering. */
async function findWaitingAccounts(
  database: Database,
  eventId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select one.id from unnest(${[...accountIds]}::uuid[]) as one (id)
    where exists (select from waits where event_id = ${eventId} and user_id = one.id)
      or exists (select from event_administrators where event_id = ${eventId} and user_id = one.id)
      or exists (select from events where id = ${eventId} and owner_id = one.id)`.execute(database);
  return rows.map(({ id }) => id);
}

/** The live sessions among these, by token hash. */
export async function findLiveSessions(
  database: Database,
  tokenHashes: readonly string[],
  clock: Clock,
): Promise<Set<string>> {
  const { rows } = await sql<{ tokenHash: string }>`
    select sessions.token_hash from sessions join accounts on accounts.id = sessions.account_id
    where sessions.token_hash = any(${[...tokenHashes]}::text[]) and sessions.expires_at > ${clock.sqlNow()}
      and accounts.state = 'ACTIVE'`.execute(database);
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

/** Quizzes that end within the given time. */
export const findEndingQuizzes = (database: Database, { now, until }: { now: Date; until: Date }) =>
  database
    .selectFrom('events')
    .select(['id', 'endTime'])
    .where('category', '=', 'quiz')
    .where('endTime', '>', now)
    .where('endTime', '<=', until)
    .where('cancelledAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
