import type { RegistrationForm } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildParticipant } from './buildAccount';
import type { TestApp } from './buildTestApp';
import { copyAccounts } from './copyAccounts';
import { sampleRegistrationForm } from './sampleRegistrationForm';

/** Registers copies of a new account (`copyAccounts`) without changing the event's seats. Returns their ids. */
export async function registerCopies(
  test: TestApp,
  { eventId, count, type = sampleRegistrationForm.type }: CopiesOptions,
): Promise<string[]> {
  const ids = await copyAccounts(test, await buildParticipant(test), count);
  const { firstName, lastName, phoneNumber, institute, course, duration } = sampleRegistrationForm;
  await sql`insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email, phone_number,
      institute, type, course, duration)
    select ${eventId}, id, gen_random_uuid(), ${test.clock.sqlNow()}, ${firstName}, ${lastName}, email, ${phoneNumber},
      ${institute}, ${type}, ${course}, ${duration}
    from accounts where id = any(${ids}::uuid[])`.execute(test.database);
  return ids;
}

interface CopiesOptions {
  eventId: string;
  count: number;
  type?: RegistrationForm['type'];
}
