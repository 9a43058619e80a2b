import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import { refuse } from '../../../platform/http/refuse';
import { lockEvent, requireChangeableEvent } from '../lockEvent';
import { randomBytes } from 'node:crypto';

/** The key in a private event's link: 144 random bits, URL-safe (EV-10). */
export const makeInviteKey = (): string => randomBytes(18).toString('base64url');

/**
 * Gives a private event a new key; registered people need none (EV-10).
 * @throws `EVENT_NOT_PUBLISHED`, `NOT_PRIVATE`, or the error of an event that cannot change
 */
export function renewInviteKey(
  { clock, database }: Application,
  { eventId, actorId }: { eventId: string; actorId: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    requireChangeableEvent(event);
    if (event.draft !== null) refuse('EVENT_NOT_PUBLISHED');
    if (event.visibility !== 'private') refuse('NOT_PRIVATE');
    const inviteKey = makeInviteKey();
    await transaction.updateTable('events').set({ inviteKey }).where('id', '=', eventId).execute();
    await writeAuditEntry(
      transaction,
      { actorId, action: 'event.renewInvite', objectId: eventId },
      event.now,
    );
    return inviteKey;
  });
}
