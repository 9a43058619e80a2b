import { MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/Database';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';
import { matchesUpcomingWords, matchesWords, matchesWordsOnDays } from './matchWords';

/** Selects the events that a search may find. */
export type SelectEvents = () => SelectQueryBuilder<Tables, 'events', object>;

/** chosen: common words have enough hits within these days; other words cost a second read of the index. */
const NEAR_DAYS = 7;

/** chosen: words with fewer hits in these days are so rare that those of ended events cost less than leaving them out. */
const RARE_HITS = 20;

const NOW = sql<Date>`(select now from instant)`;
const NEAR_END = sql<Date>`(select now + ${sql.lit(NEAR_DAYS)} * interval '1 day' from instant)`;
const NEAR_DATES = sql<Date[]>`array(
  select date_trunc('day', now at time zone 'UTC') + day * interval '1 day'
  from instant, generate_series(0, ${sql.lit(NEAR_DAYS)}) as day)`;

/**
 * Ids of the events with every word, which are those that end first if there are more than `MAX_SEARCH_HITS` (RT-14).
 * Events that end later are read only if the next days have too few hits.
 */
export const selectHits = (
  { clock, database }: TimedDatabase,
  words: readonly string[],
  select: SelectEvents,
) =>
  database
    .with('instant', (known) => known.selectNoFrom(clock.sqlNow().as('now')))
    .with('near', () =>
      selectFirst(
        select().where('events.endTime', '<', NEAR_END).where(matchesWordsOnDays(words, NEAR_DATES)),
      ),
    )
    .with('later', (known) => {
      const nearHits = known.selectFrom('near').select(({ fn }) => fn.countAll<number>().as('hits'));
      const found = select().where('events.endTime', '>=', NEAR_END);
      const common = found
        .where(nearHits, '>=', RARE_HITS)
        .where(nearHits, '<', MAX_SEARCH_HITS)
        .where(matchesUpcomingWords(words, NOW));
      const rare = found.where(nearHits, '<', RARE_HITS).where(matchesWords(words));
      return known
        .selectFrom(selectFirst(common).as('common'))
        .selectAll()
        .unionAll(known.selectFrom(selectFirst(rare).as('rare')).selectAll());
    })
    .selectFrom((eb) =>
      eb.selectFrom('near').selectAll().unionAll(eb.selectFrom('later').selectAll()).as('hits'),
    )
    .select('hits.id')
    .orderBy('hits.endTime')
    .orderBy('hits.id')
    .limit(MAX_SEARCH_HITS);

const selectFirst = (found: ReturnType<SelectEvents>) =>
  found
    .select(['events.id', 'events.endTime'])
    .orderBy('events.endTime')
    .orderBy('events.id')
    .limit(MAX_SEARCH_HITS);

/** Ids of events with every word, as many as `MAX_SEARCH_HITS`, those that ended last. */
export const selectPastHits = (words: readonly string[], select: SelectEvents) =>
  select()
    .where(matchesWords(words))
    .select('events.id')
    .orderBy('events.endTime', 'desc')
    .orderBy('events.id')
    .limit(MAX_SEARCH_HITS);
