import { isDeepStrictEqual } from 'node:util';
import type { EventFields } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { requireOwnImage } from '../../uploads/requireOwnImage';
import { giveFreedSeats } from '../../registration/waitlist/giveFreedSeats';
import { shortenOffers } from '../../registration/waitlist/lapseOffers';
import { createChangeAnnouncement } from './createChangeAnnouncement';
import { toDraftColumns, toEventColumns, toEventValues, type EventValues } from './EventValues';
import { lockEvent, requireChangeableEvent } from '../lockEvent';
import { makeInviteKey } from './renewInviteKey';
import { mergeValues } from './mergeValues';
import { type EventChange, requireCompatibleChange } from './requireCompatibleChange';
import { notifyAttendees, toNextVersion } from './notifyAttendees';

export interface EventUpdate {
  eventId: string;
  actorId: string;
  given: EventFields;
  /** The version that the host saw; undefined overwrites any version. */
  version: number | undefined;
}

/**
 * Changes an event, all or nothing; equal values change nothing, so a repeat is harmless (EV-8).
 * @throws `VERSION_CONFLICT`, `CAPACITY_BELOW_COUNT`, or the error of an incompatible change
 */
export function updateEvent({ clock, database, mailer }: Application, update: EventUpdate): Promise<void> {
  const { eventId, actorId, given, version } = update;
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    const { now } = event;
    requireChangeableEvent(event);
    const current = toEventValues(event);
    const isDraft = event.draft !== null;
    const change = { event, current, values: mergeValues({ current, given, isDraft }) };
    const fields = findChangedFields(change);
    if (fields.length === 0) return;
    if (version !== undefined && version !== event.version) refuse('VERSION_CONFLICT');
    await requireCompatibleChange(transaction, change);
    const { imageUrl } = change.values;
    if (fields.includes('imageUrl') && imageUrl !== '')
      await requireOwnImage(transaction, { path: imageUrl, accountId: actorId, field: 'imageUrl' });
    await saveCapacity(transaction, eventId, change.values.capacityMax);
    await saveColumns(transaction, change);
    if (!isDraft && fields.includes('registerEnd'))
      await shortenOffers(transaction, { eventId, registerEnd: new Date(change.values.registerEnd) });
    await giveFreedSeats(transaction, { eventId, mailer, now });
    const news = isDraft ? undefined : createChangeAnnouncement(change);
    if (news !== undefined) {
      const changed = toNextVersion({ ...event, ...toEventColumns(change.values) });
      await notifyAttendees({ transaction, mailer, now }, changed, news);
    }
    const details = { fields: fields.join(' ') };
    await writeAuditEntry(transaction, { actorId, action: 'event.update', objectId: eventId, details }, now);
  });
}

const findChangedFields = ({ current, values }: EventChange): string[] =>
  (Object.keys(current) as (keyof EventValues)[]).filter(
    (field) => !isDeepStrictEqual(current[field], values[field]),
  );

/** One guarded statement: a concurrent registration is either counted here or meets the new limit. */
async function saveCapacity(
  transaction: DatabaseTransaction,
  eventId: string,
  capacityMax: number | null,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('eventSeats')
    .set({ capacityMax })
    .where('eventId', '=', eventId)
    .$if(capacityMax !== null, (query) => query.where('taken', '<=', Number(capacityMax)))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const { taken, held } = await transaction
    .selectFrom('eventSeats')
    .select(['taken', 'held'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const message = `Capacity can't go below the ${taken} ${held === 0 ? 'already registered' : 'registered or reserved'}.`;
  refuse('CAPACITY_BELOW_COUNT', { message, errors: [{ field: 'capacityMax', message }] });
}

async function saveColumns(transaction: DatabaseTransaction, { event, values }: EventChange): Promise<void> {
  const needsKey = values.visibility === 'private' && event.inviteKey === null;
  await transaction
    .updateTable('events')
    .set({
      ...(event.draft === null ? toEventColumns(values) : toDraftColumns(values)),
      ...(needsKey && { inviteKey: makeInviteKey() }),
      lastUpdate: event.now,
      version: event.version + 1,
    })
    .where('id', '=', event.id)
    .execute();
}
