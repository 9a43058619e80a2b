import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { hashToken } from '../../../../api/src/platform/access/SessionReader';
import { createCrowdStatements, createQuizStatements } from './crowdStatements';
import { createActivityStatements, createEventStatements, createPeopleStatements } from './eventStatements';
import type { GrowthSize } from './GrowthSize';

const createToken = (person: number): string => `the-growth-token-of-person-${person}`;

/** The header that authenticates this person; the hosts come before the participants. */
export const createGrowthAuthorization = (person: number) => ({
  authorization: `Bearer ${createToken(person)}`,
});

/** Fills a migrated, empty database with set-based statements; two runs save the same rows but for the times. */
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
      COUNT_SEATS,
    ];
    for (const statement of statements) await client.query(statement);
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

const COUNT_SEATS = `insert into event_seats (event_id, taken)
  select events.id, count(user_id) from events
  left join registrations on registrations.event_id = events.id and registrations.state = 'ACTIVE'
  group by events.id
  on conflict (event_id) do update set taken = excluded.taken`;
