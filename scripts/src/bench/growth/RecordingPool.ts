import { readFileSync } from 'node:fs';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { PublishingDatabase } from '../../../../api/src/platform/database/PublishingDatabase';
import { ServerPool } from '../../../../api/src/platform/database/ServerPool';

/** A statement that the API sent, with its parameters. */
export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
  /** Until the driver has read all rows. */
  milliseconds: number;
}

/** The API's pool, which records every statement. */
export class RecordingPool implements PostgresPool {
  readonly #pool: ServerPool;
  readonly #statements: RecordedStatement[] = [];
  readonly #processes = new Map<PostgresPoolClient, ServerProcess>();

  constructor(url: string) {
    this.#pool = new ServerPool(url, () => undefined);
  }

  createDatabase(): PublishingDatabase {
    return new PublishingDatabase(this);
  }

  /** Returns the statements since the last call. */
  take(): RecordedStatement[] {
    return this.#statements.splice(0);
  }

  /** Processor time of the server's processes in milliseconds, which other programs of the machine hardly change. */
  readProcessorTime(): number {
    return [...this.#processes.values()].reduce((sum, process) => sum + process.readProcessorTime(), 0);
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    if (!this.#processes.has(client)) {
      const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process', []);
      for (const { process } of rows) this.#processes.set(client, new ServerProcess(process));
    }
    return new RecordingClient(client, (statement) => this.#statements.push(statement));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class ServerProcess {
  readonly #id: number;
  #milliseconds = 0;

  constructor(id: number) {
    this.#id = id;
  }

  /** Linux counts nanoseconds; zero elsewhere. A process that has ended keeps its last time. */
  readProcessorTime(): number {
    try {
      const [nanoseconds] = readFileSync(`/proc/${this.#id}/schedstat`, 'utf8').split(' ');
      this.#milliseconds = Number(nanoseconds) / 1e6;
    } catch {
      // The process has ended, or the system is not Linux.
    }
    return this.#milliseconds;
  }
}

class RecordingClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #record: (statement: RecordedStatement) => void;

  constructor(client: PostgresPoolClient, record: (statement: RecordedStatement) => void) {
    this.#client = client;
    this.#record = record;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof sql === 'string' ? this.#run<R>(sql, parameters) : this.#client.query(sql);
  }

  release(): void {
    this.#client.release();
  }

  async #run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const started = performance.now();
    const result = await this.#client.query<R>(sql, parameters);
    this.#record({ sql, parameters, milliseconds: performance.now() - started });
    return result;
  }
}
