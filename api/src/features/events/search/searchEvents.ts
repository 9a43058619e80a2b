import { sql } from 'kysely';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';
import { readSearchWords } from './readSearchWords';
import { matchesWordsToCome } from './matchWords';
import { findSpelling, isCorrectable, listSpellingPatterns } from './spellings';
import { withIndexes } from './withIndexes';

/** chosen: events whose words a misspelled word is compared with; a frequent spelling is among few of them. */
const MAX_COMPARED = 30;

/** Public events that have not ended and are not cancelled. */
export const selectUpcoming = ({ clock, database }: TimedDatabase) =>
  database
    .selectFrom('events')
    .where('events.visibility', '=', 'public')
    .where('events.deletedAt', 'is', null)
    .where('events.cancelledAt', 'is', null)
    .where('events.endTime', '>', sql<Date>`(select ${clock.sqlNow()})`);

/** Reads by indexes, and the words that every event found has. */
export interface EventSearch extends TimedDatabase {
  words: readonly string[];
}

/**
 * Finds events by a search text. If none match, words that no upcoming event contains are corrected by one typing
 * error; `searched` is then the corrected text (RT-14).
 */
export const searchEvents = <Found extends { total: number }>(
  { clock, database: outer }: TimedDatabase,
  q: string,
  find: (search: EventSearch) => Promise<Found>,
): Promise<Found & { searched: string | null }> =>
  withIndexes(outer, async (database) => {
    const parts = { clock, database };
    const words = await readSearchWords(database, q);
    const found = await find({ ...parts, words });
    if (found.total > 0) return { ...found, searched: null };
    const corrected = await correctWords(parts, words);
    if (corrected === undefined) return { ...found, searched: null };
    const foundCorrected = await find({ ...parts, words: corrected });
    return { ...foundCorrected, searched: foundCorrected.total > 0 ? corrected.join(' ') : null };
  });

/** Undefined if every word is right, or a wrong one has no right spelling. */
async function correctWords(parts: TimedDatabase, words: readonly string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) {
    const spelling = (await isKnown(parts, word)) ? word : await correctWord(parts, word);
    if (spelling === undefined) return undefined;
    corrected.push(...spelling.split(' '));
  }
  return corrected.join(' ') === words.join(' ') ? undefined : corrected;
}

const isKnown = async (parts: TimedDatabase, word: string): Promise<boolean> =>
  (await selectUpcoming(parts)
    .where(matchesWordsToCome([word]))
    .select('events.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function correctWord(parts: TimedDatabase, word: string): Promise<string | undefined> {
  if (!isCorrectable(word)) return undefined;
  const rows = await selectUpcoming(parts)
    .where(sql<boolean>`events.search_names like any(${listSpellingPatterns(word)})`)
    .select('events.searchNames')
    .limit(MAX_COMPARED)
    .execute();
  return findSpelling(
    rows.map(({ searchNames }) => searchNames),
    word,
  );
}
