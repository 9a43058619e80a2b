import { sql } from 'kysely';
import { hashToken } from '../../../../api/src/platform/access/token';
import type { Database } from '../../../../api/src/platform/database/Database';
import { getPersonId } from '../../bench/api/people';
import type { Acknowledged } from './WriteLoad';
import type { WriteKind } from './planWrites';

/** The query that returns the keys of all saved writes of a kind. */
const QUERIES: Readonly<Record<WriteKind, string>> = {
  registration: `select event_id || ' ' || user_id as key from registrations`,
  favourite: `select event_id || ' ' || user_id as key from favourites`,
  answer: `select event_id || ' ' || user_id || ' ' || question_id as key from answers`,
  submit: `select event_id || ' ' || user_id as key from attempts where state = 'SUBMITTED'`,
  login: `select token_hash as key from sessions`,
};

function getKey({ write, token }: Acknowledged): string {
  const { kind, eventId, person, questionId } = write;
  if (kind === 'login') return hashToken(token ?? '');
  return [eventId, getPersonId(person), questionId].filter(Boolean).join(' ');
}

async function readKeys(database: Database, kind: WriteKind): Promise<Set<string>> {
  const { rows } = await sql.raw<{ key: string }>(QUERIES[kind]).execute(database);
  return new Set(rows.map(({ key }) => key));
}

/** Returns a line for each acknowledged write that the database does not have. */
export async function findLosses(
  database: Database,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const losses: string[] = [];
  for (const kind of Object.keys(QUERIES) as WriteKind[]) {
    const saved = await readKeys(database, kind);
    for (const one of acknowledged.filter(({ write }) => write.kind === kind))
      if (!saved.has(getKey(one))) losses.push(`${kind} ${getKey(one)}`);
  }
  return losses;
}

/** Attempts that were rewarded more than once, or submitted without a reward. */
export async function countWrongRewards(database: Database, endingIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select a.event_id, a.user_id, count(c.coins) as entries from attempts a
      left join coin_entries c using (event_id, user_id)
      where a.event_id = any (${[...endingIds]}::uuid[]) and a.state = 'SUBMITTED'
      group by 1, 2 having count(c.coins) <> 1) wrong`.execute(database);
  return rows[0]?.count ?? -1;
}

/** Notifications of one recipient with the same type, event and text. */
export async function countRepeatedNotifications(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count - 1), 0)::int as count from (
      select count(*) from notifications group by recipient_id, type, event_id, message having count(*) > 1) repeated`.execute(
    database,
  );
  return rows[0]?.count ?? -1;
}
