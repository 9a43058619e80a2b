import type { PGlite } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolStats } from './poolStats';

/** The engine's methods that the pool uses. */
export type EmbeddedEngine = Pick<PGlite, 'query' | 'exec' | 'close'>;

interface EngineHooks {
  onError: (error: unknown) => void;
  onClosed: () => Promise<void>;
}

/**
 * Wraps the embedded engine as a pool of one connection with a queue, so that a transaction holds it
 * exclusively. PGlite's own transaction object would deadlock with queries outside it.
 */
export class EmbeddedPool implements PostgresPool {
  readonly #engine: EmbeddedEngine;
  readonly #hooks: EngineHooks;
  #users = 0;
  #tail: Promise<void> = Promise.resolve();

  constructor(engine: EmbeddedEngine, hooks: EngineHooks) {
    this.#engine = engine;
    this.#hooks = hooks;
  }

  /** The only connection: idle, or with one user and a queue. */
  stats(): PoolStats {
    return { open: 1, idle: this.#users === 0 ? 1 : 0, waiting: Math.max(0, this.#users - 1) };
  }

  async connect(): Promise<PostgresPoolClient> {
    let release = (): void => undefined;
    const before = this.#tail;
    this.#tail = new Promise((resolve) => {
      release = () => {
        this.#users -= 1;
        resolve();
      };
    });
    this.#users += 1;
    await before;
    return new EmbeddedClient(this.#engine, { release, onError: this.#hooks.onError });
  }

  async end(): Promise<void> {
    await this.#tail;
    await this.#engine.close();
    await this.#hooks.onClosed();
  }
}

class EmbeddedClient implements PostgresPoolClient {
  readonly #engine: EmbeddedEngine;
  readonly #onError: (error: unknown) => void;
  readonly release: () => void;

  constructor(
    engine: EmbeddedEngine,
    { release, onError }: { release: () => void; onError: (error: unknown) => void },
  ) {
    this.#engine = engine;
    this.#onError = onError;
    this.release = release;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('The embedded engine has no cursors.');
    return this.#run<R>(sql, parameters).catch((error: unknown) => {
      this.#onError(error);
      throw error;
    });
  }

  async #run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (parameters.length === 0) return this.#runScript<R>(sql);
    const { rows, affectedRows = 0 } = await this.#engine.query<R>(sql, [...parameters]);
    // Kysely counts changed rows only for write commands, and PGlite does not return the command.
    return { command: 'UPDATE', rowCount: affectedRows, rows };
  }

  /**
   * Without parameters a text may hold several statements, as on a server; the last statement's rows are the
   * result.
   */
  async #runScript<R>(sql: string): Promise<PostgresQueryResult<R>> {
    const last = (await this.#engine.exec(sql)).at(-1);
    // PGlite types a script's rows loosely; the statement defines their columns.
    const rows = (last?.rows ?? []) as R[];
    return { command: 'UPDATE', rowCount: last?.affectedRows ?? 0, rows };
  }
}
