import { sql } from 'kysely';
import { migrations } from '../platform/database/migrations/migrations';

const newest = Object.keys(migrations).toSorted().at(-1);

// Simulates the next release: this code with one more migration, in its own process.
migrations['9001-newer-release'] = {
  ...(process.env.NEWER_RELEASE !== 'incompatible' && newest !== undefined && { compatibleWith: newest }),
  up: async (database) => {
    await sql`alter table registrations add column newer text not null default 'new'`.execute(database);
    await sql`alter table favourites add column newer integer`.execute(database);
    await sql`create table newer_things (id uuid primary key references events (id) on delete cascade)`.execute(
      database,
    );
  },
};
await import('../main');
