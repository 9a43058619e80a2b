import { Pool } from 'pg';

/** Longer than a busy server needs, and shorter than a load balancer's timeout. */
const PROBE_MS = 2_000;

/** Requires the migrated schema, reads one page, and asks whether writes are taken: a replica takes none. */
const QUESTION = `select current_setting('transaction_read_only') as read_only, (select id from accounts limit 1)`;

/** Probes the server on a separate connection: a busy pool does not make the instance unready. */
export class ServerProbe {
  readonly #pool: Pool;
  readonly #onDoubt: () => void;
  #asking: Promise<boolean> | undefined;
  #answered = true;

  constructor(url: string, onDoubt: () => void) {
    this.#onDoubt = onDoubt;
    this.#pool = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    });
    this.#pool.on('error', () => undefined);
    // The pool listens for errors only on idle connections.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Whether the server replies and takes writes now; concurrent callers share one probe. */
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #ask(): Promise<boolean> {
    const answered = await this.#takesWrites().catch(() => false);
    if (this.#answered && !answered) this.#onDoubt();
    this.#answered = answered;
    return answered;
  }

  /** Closes a connection to a server that takes no writes, because the next one may reach its successor. */
  async #takesWrites(): Promise<boolean> {
    const client = await this.#pool.connect();
    let takes = false;
    try {
      const { rows } = await client.query(QUESTION);
      takes = rows[0]?.read_only === 'off';
      return takes;
    } finally {
      client.release(!takes);
    }
  }
}
