import { findMissingField, listMissingFields } from '@marquee/shared-contracts';
import type { Updateable } from 'kysely';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { EventTables } from '../../../platform/database/tables/eventTables';
import { refuse } from '../../../platform/http/refuse';
import { endRequests } from '../../registration/requests/endRequests';
import { endWaits } from '../../registration/waitlist/endWaits';
import { type LockedEvent, lockEvent, requireChangeableEvent } from '../lockEvent';
import { requireFutureStart } from './createEvent';
import { type EventValues, toDraftColumns, toEventColumns, toEventValues } from './EventValues';
import { mergeValues } from './mergeValues';
import { makeInviteKey } from './renewInviteKey';

interface PublicationChange {
  eventId: string;
  actorId: string;
}

/**
 * Publishes a complete draft; publishing again changes nothing (EV-41).
 * @throws `NOT_FOUND`, or `VALIDATION` with the missing fields or a start that has passed (EV-4)
 */
export const publishEvent = (app: Application, change: PublicationChange): Promise<void> =>
  changePublication(app, change, async (transaction, event) => {
    if (event.draft === null) return false;
    const values = toEventValues(event);
    requireComplete(values);
    mergeValues({ current: values, given: {}, isDraft: false });
    requireFutureStart(values, event.now);
    await saveColumns(transaction, event, toEventColumns(values));
    return true;
  });

/**
 * Makes an event a draft again; a repeat changes nothing. The lock of the seats lets registrations end first, and later
 * ones find the draft (EV-41).
 * @throws `EVENT_HAS_ATTENDEES`, or the error of an event that cannot change
 */
export const unpublishEvent = (app: Application, change: PublicationChange): Promise<void> =>
  changePublication(app, change, async (transaction, event) => {
    if (event.draft !== null) return false;
    requireChangeableEvent(event);
    if (event.taken > 0) refuse('EVENT_HAS_ATTENDEES');
    await endWaits(transaction, { eventId: event.id });
    await endRequests(transaction, event.id);
    const inviteKey = event.inviteKey ?? makeInviteKey();
    await saveColumns(transaction, event, { ...toDraftColumns(toEventValues(event)), inviteKey });
    return true;
  });

/** Locks the event, changes it, and writes the change into the audit log. */
function changePublication(
  { clock, database }: Application,
  { eventId, actorId }: PublicationChange,
  act: (transaction: DatabaseTransaction, event: LockedEvent) => Promise<boolean>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    if (event.deletedAt !== null) refuse('NOT_FOUND');
    if (!(await act(transaction, event))) return;
    const action = event.draft === null ? 'event.unpublish' : 'event.publish';
    await writeAuditEntry(transaction, { actorId, action, objectId: eventId }, event.now);
  });
}

function requireComplete(values: EventValues): void {
  const errors = listMissingFields(values).map((field) => ({ field, message: findMissingField(field) }));
  const [first] = errors;
  if (first !== undefined) refuse('VALIDATION', { message: first.message, errors });
}

async function saveColumns(
  transaction: DatabaseTransaction,
  event: LockedEvent,
  columns: Updateable<EventTables['events']>,
): Promise<void> {
  await transaction
    .updateTable('events')
    .set({ ...columns, lastUpdate: event.now, version: event.version + 1 })
    .where('id', '=', event.id)
    .execute();
}
