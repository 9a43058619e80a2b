import type { TimelineEntry } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { lockEvent, requireChangeable } from './lockEvent';

interface NewTimeline {
  eventId: string;
  entries: readonly TimelineEntry[];
  now: Date;
}

/** Replaces all stages at once and answers them by day; the same stages again are no change (EV-19). */
export function replaceTimeline(
  { database }: Application,
  { eventId, entries, now }: NewTimeline,
): Promise<TimelineEntry[]> {
  const ordered = entries.toSorted((one, other) => one.day - other.day);
  return database.transaction().execute(async (transaction) => {
    requireChangeable(await lockEvent(transaction, eventId), now);
    const stored = await transaction
      .selectFrom('timelineEntries')
      .select(['day', 'description'])
      .where('eventId', '=', eventId)
      .orderBy('day')
      .execute();
    if (isSame(stored, ordered)) return ordered;
    await transaction.deleteFrom('timelineEntries').where('eventId', '=', eventId).execute();
    const rows = ordered.map(({ day, description }) => ({ eventId, day, description }));
    if (rows.length > 0) await transaction.insertInto('timelineEntries').values(rows).execute();
    await transaction.updateTable('events').set({ lastUpdate: now }).where('id', '=', eventId).execute();
    return ordered;
  });
}

const isSame = (stored: readonly TimelineEntry[], asked: readonly TimelineEntry[]): boolean =>
  stored.length === asked.length &&
  stored.every(
    ({ day, description }, index) => day === asked[index]?.day && description === asked[index]?.description,
  );
