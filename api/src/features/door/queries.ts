import { DOOR_PAGE_SIZE, type DoorPerson, formatFullName } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { createTicketToken, hashTicketToken } from '../../platform/tickets/ticketToken';

/** Changes of the last seconds are sent again, because a transaction commits later than its rows changed. */
const OVERLAP = sql`interval '10 seconds'`;

const ORDER = new ListOrder('door', [
  { by: 'registrations.changedAt', kind: 'time' },
  { by: 'registrations.userId', kind: 'id' },
]);

const selectPeople = (database: Database, eventId: string) =>
  database
    .selectFrom('registrations')
    .select([
      'registrations.userId',
      'registrations.id as registrationId',
      'registrations.firstName',
      'registrations.lastName',
      'registrations.state',
      'registrations.checkedInAt',
      'registrations.ticketRenewals',
    ])
    .where('registrations.eventId', '=', eventId);

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** The secret and the numbers of the keys compute the hashes of tickets. */
export interface TicketKeys {
  secret: string;
  /** The current key first. */
  keys: readonly number[];
}

export const toDoorPerson = (row: PersonRow, { secret, keys }: TicketKeys): DoorPerson => ({
  id: row.userId,
  name: formatFullName({ firstname: row.firstName, lastname: row.lastName }),
  hashes: keys.map((key) =>
    hashTicketToken(
      createTicketToken(secret, { registrationId: row.registrationId, renewals: row.ticketRenewals, key }),
    ),
  ),
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  cancelled: row.state === 'CANCELLED',
});

/** People that changed since a time, or all; cancelled ones too, so that a device recognises their tickets. */
export async function findDoorPage(
  database: Database,
  { eventId, since, after }: { eventId: string; since?: string | undefined; after?: string | undefined },
) {
  const rows = await selectPeople(database, eventId)
    .select(ORDER.selectPosition())
    .$if(since !== undefined, (query) => query.where('registrations.changedAt', '>', new Date(since ?? 0)))
    .where(ORDER.isBehind(after))
    .orderBy('registrations.changedAt')
    .orderBy('registrations.userId')
    .limit(DOOR_PAGE_SIZE + 1)
    .execute();
  return cutPage(rows, DOOR_PAGE_SIZE);
}

/** The time from which the next reading asks for changes. */
export const readChangeTime = async (database: Database): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() - ${OVERLAP} as at`.execute(database);
  return rows[0]?.at ?? new Date(0);
};

/** Registered people by their accounts. */
export const findPeople = (database: Database, eventId: string, personIds: readonly string[]) =>
  selectPeople(database, eventId).where('registrations.userId', 'in', personIds).execute();

/** The number of registered people who are checked in, in a query. */
export const selectCheckedIn = (eventId: string) => sql<number>`(
  select count(*)::integer from registrations
  where event_id = ${eventId} and checked_in_at is not null and state = 'ACTIVE')`;

/** The event at its door, with its figures; undefined without one. */
export const findDoorEvent = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select([
      'events.id as eventId',
      'events.title',
      'events.startTime',
      'events.endTime',
      'events.timezone',
      'events.cancelledAt',
      sql<number>`taken - held`.as('registered'),
      sql<number | null>`case when capacity_max is not null then greatest(capacity_max - taken, 0) end`.as(
        'seatsLeft',
      ),
      selectCheckedIn(eventId).as('checkedIn'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
