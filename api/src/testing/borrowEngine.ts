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

/** Tables, columns and constraints: a test may also have changed the schema. */
const SHAPE = `
  select count(distinct pg_class.oid)::int as tables, count(*)::int as columns,
    (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace) as constraints
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and not attisdropped
`;

const shapeOf = async (engine: PGlite): Promise<string> => JSON.stringify((await engine.query(SHAPE)).rows);

let migratedShape: Promise<string> | undefined;

async function startEngine(): Promise<PGlite> {
  const engine = await PGlite.create({ parsers, loadDataDir: await migratedCluster() });
  await (migratedShape ??= shapeOf(engine));
  return engine;
}

/** An engine that an earlier test gave back; undefined where there is none, or it is no longer as it was. */
async function takeEmptied(): Promise<PGlite | undefined> {
  const engine = takeIdle();
  if (engine === undefined) return undefined;
  if ((await shapeOf(engine)) === (await migratedShape)) {
    await engine.exec(EMPTY);
    return engine;
  }
  await engine.close();
  return undefined;
}

/** An embedded engine in memory, migrated and empty. Closed, it is kept: starting one takes longer than most tests. */
export async function borrowEngine(): Promise<EmbeddedEngine> {
  const engine = (await takeEmptied()) ?? (await startEngine());
  let isOpen = true;
  const opened = (): PGlite => {
    if (!isOpen) throw new Error('The engine is closed.');
    return engine;
  };
  return {
    query: (...given) => opened().query(...given),
    exec: (...given) => opened().exec(...given),
    close: async () => {
      opened();
      isOpen = false;
      giveBack(engine);
    },
  };
}
