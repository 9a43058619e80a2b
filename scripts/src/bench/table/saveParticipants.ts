import { sql } from 'kysely';
import type { Database } from '../../../../api/src/platform/database/Database';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { getPersonId, savePeople } from '../api/people';

/** Saves an event of this host with `count` registrations, each with its own name, address and institute; returns its id. */
export async function saveParticipants(database: Database, email: string, count: number): Promise<string> {
  await savePeople(database, count, 1);
  const host = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const eventId = await saveEvent(database, { ownerId: host?.id ?? getPersonId(1) });
  await sql`
    insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email, phone_number,
      institute, type, course, duration)
    select ${eventId}::uuid, md5('person ' || n)::uuid, gen_random_uuid(), now() - make_interval(mins => n % 40000),
      'Priya', 'Nair ' || n, 'bench-' || n || '@example.org', '9876543210',
      'Lakeside College of Engineering, Hall ' || n % 97, 'College Student', 'Physics', ''
    from generate_series(1, ${count}::int) n`.execute(database);
  return eventId;
}
