import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { hashToken } from '../../../../api/src/platform/access/token';
import { createCertificateStatements } from './certificateStatements';
import { createCrowdStatements, createQuizStatements } from './crowdStatements';
import { createActivityStatements, createEventStatements, createPeopleStatements } from './eventStatements';
import type { GrowthSize } from './GrowthSize';

const createToken = (person: number): string => `the-growth-token-of-person-${person}`;

/** The header that authenticates this person; the hosts come before the participants. */
export const createGrowthAuthorization = (person: number) => ({
  authorization: `Bearer ${createToken(person)}`,
});

/**
 * Fills a migrated, empty database with set-based statements; two runs save the same rows but for the times. Indexes are
 * built and rows are checked once at the end, which at the largest size takes minutes instead of an hour.
 */
export async function fillDatabase(
  url: string,
  size: GrowthSize,
  loggedIn: readonly number[],
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const statements = [
      ...createPeopleStatements(size),
      ...createEventStatements(size),
      ...createActivityStatements(size),
      ...createCrowdStatements(size),
      ...createQuizStatements(size),
      ...createCertificateStatements(size),
      COUNT_SEATS,
      COUNT_WAITING,
      MARK_PAST,
      NAME_ATTEMPTS,
    ];
    await withoutIndexes(client, async () => {
      for (const statement of statements) await client.query(statement);
    });
    for (const person of loggedIn)
      await client.query('update sessions set token_hash = $1 where token_hash = $2', [
        hashToken(createToken(person)),
        createHash('md5').update(`session ${person}`).digest('hex'),
      ]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Drops the indexes that enforce nothing, skips foreign keys and triggers, and builds the indexes again. */
async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query('alter table events enable always trigger total_events_on_insert');
  await client.query('set session_replication_role = replica');
  await client.query(`set work_mem = '256MB'`);
  await fill();
  await client.query('set session_replication_role = origin');
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
}

/** Names all attempts at once; a trigger does the same for each single attempt. */
const NAME_ATTEMPTS = `insert into attempt_names (event_id, user_id, text)
  select event_id, user_id, find_attempt_name(event_id, user_id) from attempts`;

const COUNT_SEATS = `insert into event_seats (event_id, taken)
  select events.id, count(user_id) from events
  left join registrations on registrations.event_id = events.id and registrations.state = 'ACTIVE'
  group by events.id
  on conflict (event_id) do update set taken = excluded.taken`;

const MARK_PAST = `update events set is_past = true where end_time <= now() - interval '1 hour'`;

const COUNT_WAITING = `update event_seats set
    waiting = (select count(*) from waits where waits.event_id = event_seats.event_id),
    requests = (select count(*) from registration_requests
      where registration_requests.event_id = event_seats.event_id and state = 'PENDING')
  where event_id in (select event_id from waits union select event_id from registration_requests)`;
