import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // A search tells by the beginnings of names whether a text is frequent; `like` reads this order in every locale (ADR 115).
  'create index attempt_names_beginning on attempt_names (event_id, lower(text) text_pattern_ops)',
  'create index certificates_beginning on certificates (design_id, lower(name) text_pattern_ops)',
  // A search in the order of ranks compares thousands of names, from an index alone.
  `alter table attempt_names drop constraint attempt_names_pkey,
    add constraint attempt_names_pkey primary key (event_id, user_id) include (text)`,
];

/** Names among scores and certificates are counted and compared sooner (HO-13, CE-5). */
export const beginningsOfNames: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
