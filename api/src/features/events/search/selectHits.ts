import { MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/Database';
import { matchesCommonWords, matchesWords } from './matchWords';

export type EventQuery = SelectQueryBuilder<Tables, 'events', object>;

/** The ends of the events that a search reads: all of them without `until`. */
export interface HitRange {
  isPast: boolean;
  until: Date | undefined;
  /** Whether reading events in the order of their ends finds enough hits sooner than the index of words. */
  isCommon: boolean;
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

/**
 * Selects events with every word; if there are more than `MAX_SEARCH_HITS`, those that end next, or that ended last (RT-14).
 */
export const selectHits = (
  events: EventQuery,
  words: readonly string[],
  { isPast, until, isCommon }: HitRange,
) =>
  events
    .$if(until !== undefined, (query) =>
      query.where('events.endTime', isPast ? '>=' : '<=', until ?? new Date()),
    )
    .where(isCommon ? matchesCommonWords(words) : matchesWords(words))
    .select(HIT_COLUMNS)
    .orderBy('events.endTime', isPast ? 'desc' : 'asc')
    .orderBy('events.id')
    .limit(MAX_SEARCH_HITS);
