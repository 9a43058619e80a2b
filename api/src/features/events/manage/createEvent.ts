import { type NewEvent, startRule } from '@marquee/shared-contracts';
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
import { toDraftColumns, toEventColumns, type EventValues, NEW_DRAFT, NEW_EVENT } from './EventValues';
import { makeInviteKey } from './renewInviteKey';
import { mergeValues, refuseField } from './mergeValues';

/** New events per host and day (EV-35). */
const EVENTS: Limit = { name: 'events', hits: 20, seconds: 24 * 3600 };

/** Publishes an event immediately, or saves a draft (EV-23, EV-41). A repeat with the same key skips rules and limits. */
export async function createEvent(
  { database }: Application,
  call: IdempotentCall,
  given: NewEvent,
): Promise<{ id: string; isFirst: boolean }> {
  const earlier = await findEarlierResult(database, call);
  if (earlier !== undefined) return { id: earlier, isFirst: false };
  const isDraft = given.state === 'draft';
  const values = createValues(given, { isDraft, now: call.now });
  return withIdempotencyKey(database, call, async (transaction, id) => {
    // Counts in the event's transaction: parallel repeats wait, and a failed call spends nothing.
    await requireWithinLimit(transaction, createThrottle(EVENTS, call.accountId), call.now);
    await insertEvent(transaction, { ...call, id, values, isDraft });
  });
}

function createValues(given: NewEvent, { isDraft, now }: { isDraft: boolean; now: Date }): EventValues {
  // Fields that a form left empty take their defaults.
  const fields: NewEvent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const values = mergeValues({ current: isDraft ? NEW_DRAFT : NEW_EVENT, given: fields, isDraft });
  if (!isDraft) requireFutureStart(values, now);
  return values;
}

/** @throws `VALIDATION` unless the event starts in the future (EV-4) */
export function requireFutureStart({ startTime }: EventValues, now: Date): void {
  const tooLate = startRule(startTime, now.getTime());
  if (tooLate !== undefined) refuseField('startTime', tooLate);
}

interface InsertedEvent {
  id: string;
  accountId: string;
  now: Date;
  values: EventValues;
  isDraft: boolean;
}

async function insertEvent(
  transaction: DatabaseTransaction,
  { id, accountId, now, values, isDraft }: InsertedEvent,
): Promise<void> {
  if (values.imageUrl !== '')
    await requireOwnImage(transaction, { path: values.imageUrl, accountId, field: 'imageUrl' });
  const columns = isDraft ? toDraftColumns(values) : toEventColumns(values);
  await transaction
    .insertInto('events')
    .values({
      ...columns,
      id,
      ownerId: accountId,
      inviteKey: columns.visibility === 'private' ? makeInviteKey() : null,
      createdAt: now,
      lastUpdate: now,
      cancelledAt: null,
      deletedAt: null,
    })
    .execute();
  await transaction
    .insertInto('eventSeats')
    .values({ eventId: id, capacityMax: values.capacityMax })
    .execute();
  await writeAuditEntry(transaction, { actorId: accountId, action: 'event.create', objectId: id }, now);
}
