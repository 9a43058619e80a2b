import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { parsers } from './parsers';
import type { PoolStats } from './poolStats';
import { ServerConnection } from './ServerConnection';
import { CONNECT_MS, SERVER_LIMITS } from './serverLimits';

/** The pool's own timeout includes the wait for a free connection, so connecting has a shorter timeout. */
class ConnectingClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Limits that replace those of `SERVER_LIMITS`. */
export type PoolLimits = Pick<PoolConfig, 'max' | 'options'>;

/** Connections to a PostgreSQL server. A lost connection fails only its own query; the pool opens another. */
export class ServerPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #onError: (error: unknown) => void;
  readonly #connections = new WeakMap<PoolClient, ServerConnection>();
  /** The generation in which each connection was opened. */
  readonly #generations = new WeakMap<ServerConnection, number>();
  /** Incremented when the server stops replying or takes no writes, because earlier connections may be no better. */
  #generation = 0;

  constructor(url: string, onError: (error: unknown) => void, limits: PoolLimits = {}) {
    this.#onError = onError;
    this.#pool = new Pool({
      ...SERVER_LIMITS,
      ...limits,
      connectionString: url,
      Client: ConnectingClient,
      types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
    });
    this.#pool.on('error', () => undefined);
    // The pool listens for errors only on idle connections; without this listener an error between two
    // queries would end the process.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  figures(): PoolStats {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async connect(): Promise<PostgresPoolClient> {
    let connection = this.#connectionOf(await this.#pool.connect());
    while (!this.#isTrusted(connection)) {
      connection.release();
      connection = this.#connectionOf(await this.#pool.connect());
    }
    return connection;
  }

  /** Discards every open connection at its next use or release. */
  distrust(): void {
    this.#generation += 1;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #connectionOf(client: PoolClient): ServerConnection {
    const known = this.#connections.get(client);
    if (known !== undefined) return known;
    const connection = new ServerConnection(client, {
      onError: this.#onError,
      onDoubt: (doubted) => this.#isTrusted(doubted) && this.distrust(),
      isTrusted: (trusted) => this.#isTrusted(trusted),
    });
    this.#connections.set(client, connection);
    this.#generations.set(connection, this.#generation);
    return connection;
  }

  #isTrusted(connection: ServerConnection): boolean {
    return this.#generations.get(connection) === this.#generation;
  }
}
