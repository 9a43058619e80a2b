import { Pool } from 'pg';

/** Longer than a busy server takes for this, and shorter than a balancer waits for the answer. */
const PROBE_MS = 2_000;

/** Takes the migrated schema, and one page of it. */
const QUESTION = 'select id from accounts limit 1';

/** Asks the server on a connection of its own: calls that wait for a busy pool are no reason to be unready. */
export class ServerProbe {
  readonly #pool: Pool;
  readonly #onSilence: () => void;
  #asking: Promise<boolean> | undefined;
  #answered = true;

  constructor(url: string, onSilence: () => void) {
    this.#onSilence = onSilence;
    this.#pool = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    });
    this.#pool.on('error', () => undefined);
  }

  /** Whether the server answers now; callers at the same moment share one question. */
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
    const answered = await this.#pool.query(QUESTION).then(
      () => true,
      () => false,
    );
    if (this.#answered && !answered) this.#onSilence();
    this.#answered = answered;
    return answered;
  }
}
