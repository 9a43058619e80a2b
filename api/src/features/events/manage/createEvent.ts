import { type EventFields, startRule } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import {
  findEarlierResult,
  withIdempotencyKey,
  type IdempotentCall,
} from '../../../platform/idempotency/withIdempotencyKey';
import { type Limit, requireWithinLimit, createThrottle } from '../../../platform/throttle/throttle';
import { requireOwnImage } from '../../uploads/requireOwnImage';
import { toEventColumns, type EventDraft, NEW_DRAFT } from './EventDraft';
import { makeInviteKey } from './renewInviteKey';
import { mergeDraft, refuseField } from './mergeDraft';

/** New events per host and day (EV-35). */
const EVENTS: Limit = { name: 'events', hits: 20, seconds: 24 * 3600 };

/** Publishes an event immediately (EV-23). A repeat with the same key skips rules and limits. */
export async function createEvent(
  { database }: Application,
  call: IdempotentCall,
  given: EventFields,
): Promise<{ id: string; isFirst: boolean }> {
  const earlier = await findEarlierResult(database, call);
  if (earlier !== undefined) return { id: earlier, isFirst: false };
  const draft = createDraft(given, call.now);
  return withIdempotencyKey(database, call, async (transaction, id) => {
    // Counts in the event's transaction: parallel repeats wait, and a failed call spends nothing.
    await requireWithinLimit(transaction, createThrottle(EVENTS, call.accountId), call.now);
    await insertEvent(transaction, { ...call, id, draft });
  });
}

function createDraft(given: EventFields, now: Date): EventDraft {
  // Fields that a form left empty take their defaults.
  const fields: EventFields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const draft = mergeDraft({ ...NEW_DRAFT, mode: 'online' }, fields);
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
      ...toEventColumns(draft),
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
  await writeAuditEntry(transaction, { actorId: accountId, action: 'event.create', objectId: id }, now);
}
