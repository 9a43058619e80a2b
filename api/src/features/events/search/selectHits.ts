import { MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/Database';
import { matchesInOrder, matchesInPeriod, matchesWords, matchesWordsToCome } from './matchWords';

export type EventQuery = SelectQueryBuilder<Tables, 'events', object>;

/** The ends of the events that a search reads: all of them without `until`. */
export interface HitRange {
  isPast: boolean;
  until: Date | undefined;
  /** The search takes the soonest way to the hits: the index of words, the order of the ends, or the filter's period. */
  by: 'words' | 'ends' | 'period';
}

/** These columns order a list of hits; with them the list reads no hit a second time. */
export const HIT_COLUMNS = [
  'events.id',
  'events.visibility',
  'events.startTime',
  'events.registerEnd',
  'events.createdAt',
  'events.searchTitle',
  'events.searchNames',
] as const;

const matchers = {
  words: matchesWordsToCome,
  pastWords: matchesWords,
  ends: matchesInOrder,
  period: matchesInPeriod,
};

/**
 * Selects events with every word; if there are more than `MAX_SEARCH_HITS`, those that end next, or that ended last (RT-14).
 */
export const selectHits = (events: EventQuery, words: readonly string[], { isPast, until, by }: HitRange) =>
  events
    .$if(until !== undefined, (query) =>
      query.where('events.endTime', isPast ? '>=' : '<=', until ?? new Date()),
    )
    .where(matchers[isPast && by === 'words' ? 'pastWords' : by](words))
    .select(HIT_COLUMNS)
    .orderBy('events.endTime', isPast ? 'desc' : 'asc')
    .orderBy('events.id')
    .limit(MAX_SEARCH_HITS);
