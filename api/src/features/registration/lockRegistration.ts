import type { DatabaseTransaction } from '../../platform/database/Database';

/**
 * Locks a person's registration and returns whether it is active. Every transaction locks in the order
 * registration, event, team, rooms, seats, which prevents deadlocks.
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
