import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../platform/database/embeddedOptions';
import type { EmbeddedEngine } from '../platform/database/EmbeddedPool';
import { loadMigratedCluster } from './loadMigratedCluster';

/** Engines that earlier tests of this process returned. */
const idle = new Set<PGlite>();

/** Milliseconds until an unused engine is closed, because it keeps its process alive. */
const IDLE_MS = 2000;

async function closeIfUnused(engine: PGlite): Promise<void> {
  if (idle.delete(engine)) await engine.close();
}

function returnEngine(engine: PGlite): void {
  idle.add(engine);
  setTimeout(() => void closeIfUnused(engine), IDLE_MS).unref();
}

function takeIdle(): PGlite | undefined {
  const [idleEngine] = idle;
  if (idleEngine !== undefined) idle.delete(idleEngine);
  return idleEngine;
}

/** Removes the rows, sequences, extra tables and subscriptions that a test may leave. */
const RESET_SCRIPT = `
  unlisten *;
  drop schema if exists pgboss cascade;
  do $$ begin
    execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    );
  end $$;
`;

/** Counts tables, columns and constraints, because a test may have changed the schema. */
const SCHEMA_QUERY = `
  select count(distinct pg_class.oid)::int as tables, count(*)::int as columns,
    (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace) as constraints
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and not attisdropped
`;

const readSchemaShape = async (engine: PGlite): Promise<string> =>
  JSON.stringify((await engine.query(SCHEMA_QUERY)).rows);

let migratedShape: Promise<string> | undefined;

async function startEngine(): Promise<PGlite> {
  const engine = await PGlite.create({ ...embeddedOptions, loadDataDir: await loadMigratedCluster() });
  await (migratedShape ??= readSchemaShape(engine));
  return engine;
}

/** An emptied engine of an earlier test; undefined if none exists or its schema changed. */
async function takeEmptied(): Promise<PGlite | undefined> {
  const engine = takeIdle();
  if (engine === undefined) return undefined;
  if ((await readSchemaShape(engine)) === (await migratedShape)) {
    await engine.exec(RESET_SCRIPT);
    return engine;
  }
  await engine.close();
  return undefined;
}

/** An empty, migrated engine in memory. Tests reuse a closed engine, because starting takes longer than most tests. */
export async function borrowEngine(): Promise<EmbeddedEngine> {
  const engine = (await takeEmptied()) ?? (await startEngine());
  let isOpen = true;
  const getOpenEngine = (): PGlite => {
    if (!isOpen) throw new Error('The engine is closed.');
    return engine;
  };
  return {
    query: (...given) => getOpenEngine().query(...given),
    exec: (...given) => getOpenEngine().exec(...given),
    close: async () => {
      getOpenEngine();
      isOpen = false;
      returnEngine(engine);
    },
  };
}
