import type { TimelineEntry } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import { refuse } from '../../../platform/http/refuse';
import { lockEvent, requireChangeableEvent } from '../lockEvent';

interface NewTimeline {
  eventId: string;
  actorId: string;
  entries: readonly TimelineEntry[];
  /** The version that the host saw; undefined overwrites any version. */
  version: number | undefined;
}

/**
 * Replaces the timeline at once and returns it by day; an equal timeline is no change, whatever its version
 * (EV-8, EV-19).
 * @throws `VERSION_CONFLICT`, or the error of an event that cannot change
 */
export function replaceTimeline(
  { clock, database }: Application,
  { eventId, actorId, entries, version }: NewTimeline,
): Promise<TimelineEntry[]> {
  const ordered = entries.toSorted((one, other) => one.day - other.day);
  return database.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, eventId, clock);
    const { now } = event;
    requireChangeableEvent(event);
    const stored = await transaction
      .selectFrom('timelineEntries')
      .select(['day', 'description'])
      .where('eventId', '=', eventId)
      .orderBy('day')
      .execute();
    if (isSameTimeline(stored, ordered)) return ordered;
    if (version !== undefined && version !== event.version) refuse('VERSION_CONFLICT');
    await transaction.deleteFrom('timelineEntries').where('eventId', '=', eventId).execute();
    const rows = ordered.map(({ day, description }) => ({ eventId, day, description }));
    if (rows.length > 0) await transaction.insertInto('timelineEntries').values(rows).execute();
    await transaction
      .updateTable('events')
      .set({ lastUpdate: now, version: event.version + 1 })
      .where('id', '=', eventId)
      .execute();
    const details = { fields: 'timeline' };
    await writeAuditEntry(transaction, { actorId, action: 'event.update', objectId: eventId, details }, now);
    return ordered;
  });
}

const isSameTimeline = (stored: readonly TimelineEntry[], entries: readonly TimelineEntry[]): boolean =>
  stored.length === entries.length &&
  stored.every(
    ({ day, description }, index) =>
      day === entries[index]?.day && description === entries[index]?.description,
  );
