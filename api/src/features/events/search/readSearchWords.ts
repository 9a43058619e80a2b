import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';

/** Further words of a search are ignored, because each costs a condition. */
const MAX_WORDS = 8;

/**
 * The words of a search, folded as the database folds the texts of events. They contain no ASCII punctuation, so
 * none of the wildcards of `like`.
 */
export async function readSearchWords(database: Database, q: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select to_search_text(${q}) as text`.execute(database);
  const words = rows[0]?.text.split(' ').filter(Boolean) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}
