import type { DatabaseTransaction } from '../../platform/database/Database';

/**
 * Locks a person's registration, the head of the order in which everything here locks: person, event, team, the rows
 * below, seats. Answers whether the registration is active.
 */
export async function lockRegistration(
  transaction: DatabaseTransaction,
  eventId: string,
  userId: string,
): Promise<boolean> {
  const registration = await transaction
    .selectFrom('registrations')
    .select('state')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return registration?.state === 'ACTIVE';
}
