import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedEngine } from '../database/EmbeddedPool';
import { parsers } from '../database/parsers';
import { migratedCluster } from './migratedCluster';

/** Given back by earlier tests of this process. */
const idle = new Set<PGlite>();

/** An engine keeps its process alive: nobody wants it any more when the next file of tests has not asked by then. */
const KEPT_MS = 2000;

async function closeIfIdle(engine: PGlite): Promise<void> {
  if (idle.delete(engine)) await engine.close();
}

function giveBack(engine: PGlite): void {
  idle.add(engine);
  setTimeout(() => void closeIfIdle(engine), KEPT_MS).unref();
}

function takeIdle(): PGlite | undefined {
  const [kept] = idle;
  if (kept !== undefined) idle.delete(kept);
  return kept;
}

/** What a test may leave: rows, ids counted up, the queue's own tables, channels listened to. */
const EMPTY = `
  unlisten *;
  drop schema if exists pgboss cascade;
  do $$ begin
    execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    );
  end $$;
`;

/** An embedded engine in memory, migrated and empty. Closed, it is kept: starting one takes longer than most tests. */
export async function borrowEngine(): Promise<EmbeddedEngine> {
  const kept = takeIdle();
  await kept?.exec(EMPTY);
  const engine = kept ?? (await PGlite.create({ parsers, loadDataDir: await migratedCluster() }));
  return {
    query: engine.query.bind(engine),
    exec: engine.exec.bind(engine),
    close: async () => giveBack(engine),
  };
}
