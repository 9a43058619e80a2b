import type { Application } from '../Application';
import { audit } from '../audit/audit';
import { refuse } from '../refuse';
import { lockEvent, requireChangeable } from './lockEvent';
import { makeInviteKey } from './makeInviteKey';

/** Gives a private event a new key; people who are registered need none (EV-10). */
export function renewInvite(
  { clock, database }: Application,
  { eventId, actorId }: { eventId: string; actorId: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    requireChangeable(event);
    if (event.visibility !== 'private') refuse('NOT_PRIVATE');
    const inviteKey = makeInviteKey();
    await transaction.updateTable('events').set({ inviteKey }).where('id', '=', eventId).execute();
    await audit(transaction, { actorId, action: 'event.renewInvite', objectId: eventId }, event.now);
    return inviteKey;
  });
}
