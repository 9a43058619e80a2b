import { type RawBuilder, sql } from 'kysely';

/** Quoted, each word is the start of a stored word; it contains no quote and no backslash. */
const toQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Whether every word begins a word of the event's names or description; without words no event matches (RT-14). */
export const matchesWords = (words: readonly string[]): RawBuilder<boolean> =>
  sql`events.search_words @@ ${toQuery(words)}::tsquery`;

/** The same for events that are not past; their index does not grow with ended events. */
export const matchesWordsToCome = (words: readonly string[]): RawBuilder<boolean> =>
  sql`(case when events.is_past then null else events.search_words end) @@ ${toQuery(words)}::tsquery`;

/** The same without an index of words; the planner expects it of every second event, and reads them in their order. */
export const matchesInOrder = (words: readonly string[]): RawBuilder<boolean> =>
  sql`case when events.search_words @@ ${toQuery(words)}::tsquery then true end`;

/** The same without an index of words; the planner expects it of few events, and reads all that the filter leaves. */
export const matchesInPeriod = (words: readonly string[]): RawBuilder<boolean> =>
  sql`(events.search_words || '') @@ ${toQuery(words)}::tsquery`;

const rankWord = (word: string): RawBuilder<number> => sql`case
  when events.search_title like ${`% ${word} %`} then 0
  when events.search_title like ${`% ${word}%`} then 1
  when events.search_names like ${`% ${word}%`} then 2
  else 3 end`;

/** The order of hits, best first: words in the title, in other names, in the description (RT-14). */
export const rankWords = (words: readonly string[]): RawBuilder<number> =>
  words.length === 0 ? sql.lit(0) : sql`${sql.join(words.map(rankWord), sql` + `)}`;
