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

/** chosen: a search that leaves out less than a fifth of the events saves little. */
const LARGEST_PART = 0.8;

/** chosen: where later hits are rarer, a search of most events is often repeated. */
const LARGEST_THINNING_PART = 0.5;

/** A time further away may be beyond those of the database. */
const LONGEST_MS = 100 * 365 * 86_400_000;

/**
 * measured: the index of words reads a hit in 0.65 µs among its events, reading events in the order of their ends takes
 * 1.2 µs each and stops at `MAX_SEARCH_HITS`. Beyond this product of squared hits in a sample and events the order wins.
 */
const COMMON = 4.5e8;

export interface Sampling {
  words: readonly string[];
  /** Whether the search finds ended events, latest first, instead of those that end next. */
  isPast: boolean;
  /** The end from which on events are found. */
  from: Date;
  /** The start before which all events are that the filter finds. */
  to?: Date | undefined;
  /** Whether later events match more rarely, as with open registration. */
  isThinning: boolean;
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
  return (await find({ isPast: range.isPast, until: undefined, by: 'words' })).found;
}

/**
 * Estimates until which end a search must read to find `MAX_SEARCH_HITS`, from the hits among the next events. Rare words
 * are searched without a limit (RT-14).
 */
async function findHitRange(database: Database, sampling: Sampling): Promise<HitRange> {
  const { isPast, from, to, isThinning } = sampling;
  const { stored, listed, events, hits, last } = await readSample(database, sampling);
  if (events < SAMPLE_SIZE || hits < MIN_SAMPLE_HITS || last === null)
    return { isPast, until: undefined, by: 'words' };
  // Ended events are found by an index of all events.
  const indexed = isPast ? stored : listed;
  const isCommon = hits * hits * indexed > COMMON;
  const samples = (MARGIN * MAX_SEARCH_HITS) / hits;
  const sampledMs = Math.abs(last.getTime() - from.getTime());
  const readMs = Math.min(LONGEST_MS, sampledMs * samples);
  const until = new Date(from.getTime() + (isPast ? -readMs : readMs));
  const isShort = to !== undefined && to <= until;
  const isLarge = samples * SAMPLE_SIZE > indexed * (isThinning ? LARGEST_THINNING_PART : LARGEST_PART);
  // Reading in the order of the ends stops by itself, after few events unless hits thin out.
  const isUnlimited = isShort || isLarge || (isCommon && !isThinning);
  const byTime = isShort ? 'period' : 'ends';
  return { isPast, until: isUnlimited ? undefined : until, by: isCommon ? byTime : 'words' };
}

/** Reads how many of the next listed events are hits, the last one's end, and about how many events there are. */
function readSample(database: Database, { words, isPast, from, filter }: Sampling) {
  const sampled = database
    .selectFrom('events')
    .where(IS_LISTED)
    .where('events.endTime', isPast ? '<=' : '>', from)
    .orderBy('events.endTime', isPast ? 'desc' : 'asc')
    .limit(SAMPLE_SIZE);
  // By themselves, because rows that two queries share are copied with all columns.
  const hits = filter(database.selectFrom(sampled.selectAll().as('events')) as unknown as EventQuery)
    .where(matchesWords(words))
    .select(({ fn }) => fn.countAll<number>().as('hits'));
  return database
    .selectFrom(sampled.select('events.endTime').as('sample'))
    .select(({ fn }) => [
      fn.countAll<number>().as('events'),
      sql<Date | null>`${sql.raw(isPast ? 'min' : 'max')}(sample.end_time)`.as('last'),
      sql<number>`(${hits})`.as('hits'),
      sql<number>`(select reltuples from pg_class where oid = 'events'::regclass)`.as('stored'),
      countListed(from).as('listed'),
    ])
    .executeTakeFirstOrThrow();
}

/** About as many events as end from a time on. */
const countListed = (from: Date) => sql<number>`(
  select coalesce(sum(events), 0) from event_totals
  where edge = 'end' and day >= (${from}::timestamptz at time zone 'UTC')::date
)::int`;
