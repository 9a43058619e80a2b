import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/Database';
import { cutPage } from '../../../platform/http/cutPage';
import { ListOrder } from '../../../platform/http/ListOrder';
import { toOffset } from '../../../platform/http/toOffset';
import { CARD_COLUMNS } from '../../events/toEventCard';
import { countEvents, type EventListInput } from '../eventLists';

const REQUEST_COLUMNS = [
  'registrationRequests.state',
  'registrationRequests.message',
  'registrationRequests.requestedAt',
] as const;

/** Requests of the person that hosts may still answer or have declined (RG-22). */
const selectOpenRequests = (database: Database, userId: string, clock: Clock) =>
  database
    .selectFrom('events')
    .innerJoin('registrationRequests', 'registrationRequests.eventId', 'events.id')
    .where('registrationRequests.userId', '=', userId)
    .where('events.deletedAt', 'is', null)
    .where('events.cancelledAt', 'is', null)
    .where('events.endTime', '>', clock.sqlNow());

export const findOwnRequest = (
  database: Database,
  { eventId, userId, clock }: { eventId: string; userId: string; clock: Clock },
) =>
  selectOpenRequests(database, userId, clock)
    .select(REQUEST_COLUMNS)
    .where('events.id', '=', eventId)
    .executeTakeFirst();

const ORDER = new ListOrder('requested events', [
  { by: 'events.startTime', kind: 'time' },
  { by: 'events.id', kind: 'id' },
]);

/** A page of the events that the person asked to be registered for, soonest first. */
export async function findRequestedEvents(database: Database, clock: Clock, input: EventListInput) {
  const matching = selectOpenRequests(database, input.userId, clock);
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(REQUEST_COLUMNS)
    .select(ORDER.selectPosition())
    .where(ORDER.isBehind(input.after))
    .orderBy('events.startTime')
    .orderBy('events.id')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  return { ...cutPage(rows, input.size), total: await countEvents(matching) };
}

/** Requests of the person by event, the soonest events first. */
export const findOwnRequests = (
  database: Database,
  { userId, clock, limit }: { userId: string; clock: Clock; limit: number },
) =>
  selectOpenRequests(database, userId, clock)
    .select('events.id as eventId')
    .select(REQUEST_COLUMNS)
    .orderBy('events.startTime')
    .limit(limit)
    .execute();
