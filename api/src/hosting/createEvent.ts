import { type EventFields, startRule } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { audit } from '../audit/audit';
import type { DatabaseTransaction } from '../database/Database';
import { findMade, makeOnce, type Repeatable } from '../idempotency/makeOnce';
import { type Limit, requireWithin, throttle } from '../throttle/throttle';
import { requireOwnImage } from '../uploads/requireOwnImage';
import { columnsOf, type EventDraft, NEW_DRAFT } from './EventDraft';
import { makeInviteKey } from './makeInviteKey';
import { mergeDraft, refuseField } from './mergeDraft';

/** New events of one host in a day (EV-35). */
const EVENTS: Limit = { name: 'events', hits: 20, seconds: 24 * 3600 };

/** Publishes an event: it is there for everybody at once (EV-23). A repeat meets neither rules nor limits. */
export async function createEvent(
  { database }: Application,
  asked: Repeatable,
  given: EventFields,
): Promise<{ id: string; first: boolean }> {
  const earlier = await findMade(database, asked);
  if (earlier !== undefined) return { id: earlier, first: false };
  const draft = newDraft(given, asked.now);
  return makeOnce(database, asked, async (transaction, id) => {
    // Counted with the event: parallel repeats wait for the first one's, and a failed one spends nothing.
    await requireWithin(transaction, throttle(EVENTS, asked.accountId), asked.now);
    await insertEvent(transaction, { ...asked, id, draft });
  });
}

function newDraft(given: EventFields, now: Date): EventDraft {
  // What a form left empty takes its default.
  const filled: EventFields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const draft = mergeDraft({ ...NEW_DRAFT, mode: 'online' }, filled);
  const tooLate = startRule(draft.startTime, now.getTime());
  if (tooLate !== undefined) refuseField('startTime', tooLate);
  return draft;
}

async function insertEvent(
  transaction: DatabaseTransaction,
  { id, accountId, now, draft }: { id: string; accountId: string; now: Date; draft: EventDraft },
): Promise<void> {
  await requireOwnImage(transaction, draft.imageUrl, accountId);
  await transaction
    .insertInto('events')
    .values({
      ...columnsOf(draft),
      id,
      ownerId: accountId,
      inviteKey: draft.visibility === 'private' ? makeInviteKey() : null,
      createdAt: now,
      lastUpdate: now,
      cancelledAt: null,
      deletedAt: null,
    })
    .execute();
  await transaction
    .insertInto('eventSeats')
    .values({ eventId: id, capacityMax: draft.capacityMax })
    .execute();
  await audit(transaction, { actorId: accountId, action: 'event.create', objectId: id }, now);
}
