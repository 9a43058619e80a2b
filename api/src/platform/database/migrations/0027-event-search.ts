import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Apostrophes of keyboards and of typesetting, removed so that "St. Brendan's" has one spelling. */
const APOSTROPHES = "''‘’‚‛ʻʼʹ`´′";

/** Combining accents of Latin, Greek and Cyrillic, soft hyphens and invisible joiners; not the vowel signs of other scripts. */
const IGNORED = String.raw`[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]`;

/** Punctuation and blanks, by code point because the classes of PostgreSQL depend on the locale of the database. */
const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u3000-\u3003]+`;

const NAMES = `title || ' ' || organization || ' ' || venue || ' ' || coalesce(festival, '') || ' ' || mode
  || case category when 'other' then '' when 'quiz' then ' quiz quizzes' else ' ' || category || ' ' || category || 's' end
  || ' event events'`;

/** Longer words are cut, because an entry of an index is short. */
const MAX_WORD_LENGTH = 60;

const addColumn = (name: string, type: string, value: string): string =>
  `add column ${name} ${type} generated always as (${value}) stored`;

const COLUMNS = [
  addColumn('search_title', 'text', `to_search_text(title)`),
  addColumn('search_names', 'text', `to_search_text(${NAMES})`),
  addColumn('search_words', 'tsvector', `to_search_words(${NAMES} || ' ' || description)`),
];

const STATEMENTS = [
  `create extension if not exists unaccent`,
  `create extension if not exists pg_trgm`,
  // Names carry their schema, because pg_restore runs the function with an empty search path.
  `create function to_search_text(given text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(' ' || regexp_replace(lower(normalize(
      public.unaccent('public.unaccent', translate(given, '${APOSTROPHES}', '')), NFKD)),
      '${IGNORED}', '', 'g') || ' ', '${SEPARATORS}', ' ', 'g')
  $$`,
  // The parser of to_tsvector depends on the locale, too.
  `create function to_search_words(given text) returns tsvector language sql immutable strict parallel safe as $$
    select array_to_tsvector(array(select distinct left(word, ${MAX_WORD_LENGTH})
      from unnest(string_to_array(public.to_search_text(given), ' ')) as word where word <> ''))
  $$`,
  // Columns and indexes of 20,000 events take seconds.
  `set local statement_timeout = '60s'`,
  `alter table events ${COLUMNS.join(', ')}`,
  // Without fastupdate a search never reads a list of pending entries.
  `create index events_search_names on events using gin (search_names gin_trgm_ops) with (fastupdate = off)`,
  `create index events_search_words on events using gin (search_words) with (fastupdate = off)`,
];

/** The folded words of events, an index of their beginnings, and one of similar names (RT-14). */
export const eventSearch: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
