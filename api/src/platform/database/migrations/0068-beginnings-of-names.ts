import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** A search tells by the beginnings of names whether a text is frequent; in every locale, `like` reads this order (ADR 115). */
export const beginningsOfNames: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql`create index attempt_names_beginning on attempt_names (event_id, lower(text) text_pattern_ops)`.execute(
      database,
    );
    await sql`create index certificates_beginning on certificates (design_id, lower(name) text_pattern_ops)`.execute(
      database,
    );
  },
};
