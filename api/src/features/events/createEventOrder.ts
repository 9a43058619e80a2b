import type { RawBuilder } from 'kysely';
import { ListOrder } from '../../platform/http/ListOrder';

/** The order of public events: best hits first, then soonest first; `rank` is that of a hit. */
export const createEventOrder = (rank: RawBuilder<unknown>): ListOrder =>
  new ListOrder('events', [
    { by: rank, kind: 'number' },
    { by: 'events.startTime', kind: 'time' },
    { by: 'events.registerEnd', kind: 'time' },
    { by: 'events.id', kind: 'id' },
  ]);
