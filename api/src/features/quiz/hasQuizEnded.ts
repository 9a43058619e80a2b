import { LATE_GRACE_MS } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Clock, toInterval } from '../../platform/clock';

/** Whether a quiz has ended at the given database time, so that its results may be read (QZ-3). */
export const hasQuizEnded = (event: { endTime: Date }, now: Date): boolean =>
  now.getTime() >= event.endTime.getTime() + LATE_GRACE_MS;

/** The latest `end_time` of ended quizzes. A subquery is evaluated once and can use an index. */
export const hasEndedBefore = (clock: Clock): RawBuilder<Date> =>
  sql<Date>`(select ${clock.sqlNow()} - ${toInterval(LATE_GRACE_MS)})`;
