import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Keys that sign credentials of certificates; the private key is encrypted with the secret. */
export const signingKeys: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql
      .raw(
        `create table signing_keys (
          id text primary key,
          private_key text not null,
          public_jwk jsonb not null,
          created_at timestamptz not null,
          retired_at timestamptz
        )`,
      )
      .execute(database);
  },
};
