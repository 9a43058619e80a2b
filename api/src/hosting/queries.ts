import { isHostOf } from '../access/eventConditions';
import type { Database } from '../database/Database';

/** One page of the events that the host owns or administers, last changed first, and how many there are (EV-28, EV-29). */
export async function findHostEvents(
  database: Database,
  hostId: string,
  { page, size }: { page: number; size: number },
) {
  const hosted = database
    .selectFrom('events')
    .where('events.deletedAt', 'is', null)
    .where((eb) => isHostOf(eb, hostId));
  const rows = await hosted
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select([
      'events.id',
      'events.ownerId',
      'events.title',
      'events.organization',
      'events.category',
      'events.lastUpdate',
      'events.mode',
      'events.imageUrl',
      'events.startTime',
      'events.endTime',
      'events.visibility',
      'events.cancelledAt',
      'eventSeats.capacityMax',
      'eventSeats.taken',
    ])
    .orderBy('events.lastUpdate', 'desc')
    .orderBy('events.id')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await hosted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
