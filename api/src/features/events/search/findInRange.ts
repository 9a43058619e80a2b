import { MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { IS_LISTED } from '../eventTotals';
import { matchesWords } from './matchWords';
import type { EventQuery, HitRange } from './selectHits';

/** chosen: reading so many events costs less than a millisecond, and shows how common a word is. */
const SAMPLE_SIZE = 500;

/** chosen: so few hits in a sample say little; words that rare have few hits in all. */
const MIN_SAMPLE_HITS = 5;

/** chosen: hits vary from day to day, and a second search costs more than a few more hits. */
const MARGIN = 1.5;

/** A time further away may be beyond those of the database. */
const LONGEST_MS = 100 * 365 * 86_400_000;

/**
 * measured: the index of words reads a hit in 0.4 µs among all events, reading events in the order of their ends takes
 * 1.2 µs each and stops at `MAX_SEARCH_HITS`. Beyond this product of squared hits in a sample and events the order wins.
 */
const COMMON = 7e8;

export interface Sampling {
  words: readonly string[];
  /** Whether the search finds ended events, latest first, instead of those that end next. */
  isPast: boolean;
  /** The end from which on events are found. */
  from: Date;
  /** The start before which all events are that the filter finds. */
  to?: Date | undefined;
  /** The conditions of the search beside its words. */
  filter: (events: EventQuery) => EventQuery;
}

/**
 * Searches the events until an estimated end, and all of them if these have fewer than `MAX_SEARCH_HITS` (RT-14). `find`
 * also returns how many of these hits it found.
 */
export async function findInRange<Found>(
  database: Database,
  sampling: Sampling,
  find: (range: HitRange) => Promise<{ found: Found; hits: number }>,
): Promise<Found> {
  const range = await findHitRange(database, sampling);
  const { found, hits } = await find(range);
  if (range.until === undefined || hits >= MAX_SEARCH_HITS) return found;
  return (await find({ isPast: range.isPast, until: undefined, isCommon: false })).found;
}

/**
 * Estimates until which end a search must read to find `MAX_SEARCH_HITS`, from the hits among the next events. Rare words
 * are searched without a limit (RT-14).
 */
async function findHitRange(
  database: Database,
  { words, isPast, from, to, filter }: Sampling,
): Promise<HitRange> {
  const sampled = database
    .selectFrom('events')
    .selectAll()
    .where(IS_LISTED)
    .where('events.endTime', isPast ? '<=' : '>', from)
    .orderBy('events.endTime', isPast ? 'desc' : 'asc')
    .limit(SAMPLE_SIZE);
  const { stored, events, hits, last } = await database
    .with('sample', () => sampled)
    .selectNoFrom((eb) => [
      sql<number>`(select reltuples from pg_class where oid = 'events'::regclass)`.as('stored'),
      eb
        .selectFrom('sample')
        .select(({ fn }) => fn.countAll<number>().as('events'))
        .as('events'),
      filter(eb.selectFrom('sample as events') as unknown as EventQuery)
        .where(matchesWords(words))
        .select(({ fn }) => fn.countAll<number>().as('hits'))
        .as('hits'),
      eb
        .selectFrom('sample')
        .select(sql<Date>`${sql.raw(isPast ? 'min' : 'max')}(end_time)`.as('last'))
        .as('last'),
    ])
    .executeTakeFirstOrThrow();
  const isWhole = events === null || events < SAMPLE_SIZE;
  if (isWhole || hits === null || hits < MIN_SAMPLE_HITS || last === null)
    return { isPast, until: undefined, isCommon: false };
  const sampledMs = Math.abs(last.getTime() - from.getTime());
  const readMs = Math.min(LONGEST_MS, sampledMs * ((MARGIN * MAX_SEARCH_HITS) / hits));
  const until = new Date(from.getTime() + (isPast ? -readMs : readMs));
  const isCommon = hits * hits * stored > COMMON;
  // An index finds the events of a short period by itself.
  return { isPast, until: to !== undefined && to <= until ? undefined : until, isCommon };
}
