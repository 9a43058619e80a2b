import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock';
import type { Database, Tables } from '../../../platform/database/Database';
import { cutPage } from '../../../platform/http/cutPage';
import { ListOrder } from '../../../platform/http/ListOrder';
import { toOffset } from '../../../platform/http/toOffset';
import { CARD_COLUMNS } from '../../events/toEventCard';
import { countEvents, type EventListInput } from '../eventLists';

/** A place in the waitlist, or the end of the offer of a seat. */
export interface OwnWait {
  position: number | null;
  confirmBy: Date | null;
}

/** Columns of a place in the waitlist; the number counts from 1, and is null once a seat is offered. */
const selectWait = (eb: ExpressionBuilder<Tables, 'waits'>) =>
  [
    'waits.offeredUntil as confirmBy',
    sql<number | null>`case when ${eb.ref('waits.offeredUntil')} is null then (
      select count(*)::int from waits ahead
      where ahead.event_id = waits.event_id and ahead.place <= waits.place and ahead.offered_until is null) end`.as(
      'number',
    ),
  ] as const;

/** Waits of the person while registration is open, without offers that have lapsed (RG-19). */
const selectOpenWaits = (database: Database, userId: string, clock: Clock) =>
  database
    .selectFrom('events')
    .innerJoin('waits', 'waits.eventId', 'events.id')
    .where('waits.userId', '=', userId)
    .where('events.deletedAt', 'is', null)
    .where('events.cancelledAt', 'is', null)
    .where('events.registerEnd', '>', clock.sqlNow())
    .where((eb) =>
      eb.or([eb('waits.offeredUntil', 'is', null), eb('waits.offeredUntil', '>', clock.sqlNow())]),
    );

export async function findOwnWait(
  database: Database,
  { eventId, userId, clock }: { eventId: string; userId: string; clock: Clock },
): Promise<OwnWait | undefined> {
  const wait = await selectOpenWaits(database, userId, clock)
    .select(selectWait)
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  return wait && { position: wait.number, confirmBy: wait.confirmBy };
}

/** Waits of the person by event, the soonest events first. */
export const findOwnWaits = (
  database: Database,
  { userId, clock, limit }: { userId: string; clock: Clock; limit: number },
) =>
  selectOpenWaits(database, userId, clock)
    .select('events.id as eventId')
    .select(selectWait)
    .orderBy('events.startTime')
    .limit(limit)
    .execute();

const ORDER = new ListOrder('waiting events', [
  { by: 'events.startTime', kind: 'time' },
  { by: 'events.id', kind: 'id' },
]);

/** A page of the events whose waitlist the person is on, soonest first. */
export async function findWaitingEvents(database: Database, clock: Clock, input: EventListInput) {
  const matching = selectOpenWaits(database, input.userId, clock);
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select('waits.joinedAt as since')
    .select(selectWait)
    .select(ORDER.selectPosition())
    .where(ORDER.isBehind(input.after))
    .orderBy('events.startTime')
    .orderBy('events.id')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  return { ...cutPage(rows, input.size), total: await countEvents(matching) };
}
