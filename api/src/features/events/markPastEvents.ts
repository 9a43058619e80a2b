import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import { hasJustEnded } from './eventConditions';

/** An update locks so many rows at most. */
const BATCH = 1_000;

/**
 * Job: marks events that ended an hour ago, so that the indexes of the others stay small (RT-14). The hour outlasts the
 * difference of two databases' clocks.
 */
export async function markPastEvents(app: Application, stopping?: AbortSignal): Promise<void> {
  let marked = BATCH;
  while (marked === BATCH) {
    if (stopping?.aborted) return;
    marked = await markBatch(app);
  }
}

async function markBatch({ database, clock }: Application): Promise<number> {
  const ended = database
    .selectFrom('events')
    .select('id')
    .where(hasJustEnded(sql<Date>`${clock.sqlNow()} - interval '1 hour'`))
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const { numUpdatedRows } = await database
    .updateTable('events')
    .set({ isPast: true })
    .where('id', 'in', ended)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
