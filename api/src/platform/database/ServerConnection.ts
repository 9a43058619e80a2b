import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryConfig } from 'pg';
import { retryConflict } from './retryConflict';
import { SCRIPT_MS, STATEMENT_MS } from './serverLimits';

const BEGIN = /^(begin|start transaction)/;
const END = /^(commit|rollback)$/;

/** Not retried: schema changes, and scripts that contain their own transaction. */
const SCRIPT = /^(?!\s*(with|select|insert|update|delete|merge|begin|start|commit|rollback)\b)|;\s*\S/i;

/** The driver's own error for a missing reply; it has no code. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** PostgreSQL's `read_only_sql_transaction`: after a failover this is a connection to the earlier leader. */
const isReadOnly = (error: unknown): boolean => Object(error).code === '25006';

interface Hooks {
  onError: (error: unknown) => void;
  /** Called without a reply from the server, or when it takes no writes: other connections may be no better. */
  onDoubt: (connection: ServerConnection) => void;
  /** Whether the pool may reuse this connection. */
  isTrusted: (connection: ServerConnection) => boolean;
}

/**
 * A connection of the pool. After a missing reply the driver cannot match later replies, so the connection is
 * closed at once and never reused.
 */
export class ServerConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #hooks: Hooks;
  #isInTransaction = false;
  #silence: unknown;

  constructor(client: PoolClient, hooks: Hooks) {
    this.#client = client;
    this.#hooks = hooks;
  }

  /** @throws after a missing reply, and for a cursor */
  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('The pool has no cursors.');
    if (this.#silence !== undefined) return this.#refuse(sql);
    if (BEGIN.test(sql)) this.#isInTransaction = true;
    const isScript = SCRIPT.test(sql);
    const query = { text: sql, values: [...parameters], query_timeout: isScript ? SCRIPT_MS : STATEMENT_MS };
    const run = () => this.#run<R>(query);
    const result = this.#isInTransaction || isScript ? run() : retryConflict(run);
    if (END.test(sql)) this.#isInTransaction = false;
    return result;
  }

  release(): void {
    this.#isInTransaction = false;
    this.#client.release(this.#silence !== undefined || !this.#hooks.isTrusted(this));
  }

  async #run<R>(query: QueryConfig): Promise<PostgresQueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#client.query(query);
      return { command, rowCount, rows } as PostgresQueryResult<R>;
    } catch (error) {
      this.#hooks.onError(error);
      if (isSilence(error)) this.#cut(error);
      if (isReadOnly(error)) this.#hooks.onDoubt(this);
      throw error;
    }
  }

  /** Ending a client during a statement closes its socket; the server then rolls the transaction back. */
  #cut(error: unknown): void {
    this.#silence = error;
    this.#hooks.onDoubt(this);
    void this.#client.end();
  }

  /**
   * The query builder rolls back before it reports an error; the rollback must neither wait nor hide the
   * cause.
   */
  async #refuse<R>(sql: string): Promise<PostgresQueryResult<R>> {
    if (sql !== 'rollback') throw this.#silence;
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }
}
