import type { CalendarEvent } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { selectUpcoming } from '../events/search/searchEvents';
import type { CalendarKey } from './calendarToken';

/** chosen: more than a person plans, and a feed of a hundred kilobytes. */
export const MAX_FEED_EVENTS = 200;

/** chosen: calendars look back, too. */
const PAST_DAYS = 90;

const COLUMNS = [
  'events.id',
  'events.title',
  'events.description',
  'events.organization',
  'events.venue',
  'events.mode',
  'events.startTime',
  'events.endTime',
  'events.lastUpdate',
  'events.cancelledAt',
] as const;

const selectEvents = (database: Database) =>
  database.selectFrom('events').select(COLUMNS).orderBy('events.startTime').orderBy('events.id');

type FeedRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const toCalendarEvent = ({ organization, venue, cancelledAt, ...row }: FeedRow): CalendarEvent => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: venue === '' ? organization : venue,
  mode: row.mode,
  startTime: row.startTime.toISOString(),
  endTime: row.endTime.toISOString(),
  lastUpdate: row.lastUpdate.toISOString(),
  cancelled: cancelledAt !== null,
});

/** Events by their ids, soonest first. */
export async function findEventsById(database: Database, ids: readonly string[]): Promise<CalendarEvent[]> {
  if (ids.length === 0) return [];
  return (await selectEvents(database).where('events.id', 'in', ids).execute()).map(toCalendarEvent);
}

/** The host's organization and public events that have not ended; undefined for an account that is no active host. */
export async function findHostCalendar(parts: TimedDatabase, hostId: string) {
  const host = await parts.database
    .selectFrom('accounts')
    .select('organization')
    .where('id', '=', hostId)
    .where('role', '=', 'HOST')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (host === undefined) return undefined;
  const rows = await selectUpcoming(parts)
    .select(COLUMNS)
    .where('events.ownerId', '=', hostId)
    // The condition of an index in this order.
    .where(sql<boolean>`not events.is_past`)
    .orderBy('events.startTime')
    .orderBy('events.id')
    .limit(MAX_FEED_EVENTS)
    .execute();
  return { organization: host.organization, events: rows.map(toCalendarEvent) };
}

/** The events that the person is registered for, without those that ended long ago; undefined for a renewed address. */
export async function findOwnCalendar(
  { clock, database }: TimedDatabase,
  { accountId, renewals }: CalendarKey,
): Promise<CalendarEvent[] | undefined> {
  const known = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('calendarRenewals', '=', renewals)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const rows = await database
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.eventId')
    .select(COLUMNS)
    .where('registrations.userId', '=', accountId)
    .where('registrations.state', '=', 'ACTIVE')
    .where('events.deletedAt', 'is', null)
    .where('events.endTime', '>', sql<Date>`${clock.sqlNow()} - ${sql.lit(PAST_DAYS)} * interval '1 day'`)
    .orderBy('events.startTime', 'desc')
    .orderBy('events.id')
    .limit(MAX_FEED_EVENTS)
    .execute();
  return rows.map(toCalendarEvent).toReversed();
}

/** The number of times that the person renewed the address. */
export const readRenewals = async (database: Database, accountId: string): Promise<number> =>
  (
    await database
      .selectFrom('accounts')
      .select('calendarRenewals')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).calendarRenewals;

export const saveRenewal = async (database: Database, accountId: string): Promise<number> =>
  (
    await database
      .updateTable('accounts')
      .set((eb) => ({ calendarRenewals: eb('calendarRenewals', '+', 1) }))
      .where('id', '=', accountId)
      .returning('calendarRenewals')
      .executeTakeFirstOrThrow()
  ).calendarRenewals;
