import { normalizeEmail } from '@marquee/shared-contracts';
import type { Database } from '../platform/database/Database';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Finds an account by email or id; deleted accounts are absent.
 * @throws if the account is missing
 */
export async function findAccount(database: Database, named: string): Promise<{ id: string; email: string }> {
  if (named === '') throw new Error('Name an account by its email or id.');
  const found = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where((eb) =>
      ID.test(named)
        ? eb('id', '=', named)
        : eb(eb.fn<string>('lower', ['email']), '=', normalizeEmail(named)),
    )
    .where('state', '<>', 'DELETED')
    .executeTakeFirst();
  if (found === undefined) throw new Error(`There is no account ${named}.`);
  return found;
}

/**
 * The title of an event by id; deleted events are absent.
 * @throws if the event is missing
 */
export async function findEventTitle(database: Database, eventId: string): Promise<{ title: string }> {
  if (!ID.test(eventId)) throw new Error('Name an event by its id, the last part of its address.');
  const found = await database
    .selectFrom('events')
    .select('title')
    .where('id', '=', eventId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Error(`There is no event ${eventId}.`);
  return found;
}
