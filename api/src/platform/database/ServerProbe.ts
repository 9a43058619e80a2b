import { Pool } from 'pg';

/** Longer than a busy server needs, and shorter than a load balancer's timeout. */
const PROBE_MS = 2_000;

/** Requires the migrated schema, and reads one page. */
const QUESTION = 'select id from accounts limit 1';

/** Probes the server on a separate connection: a busy pool does not make the instance unready. */
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

  /** Whether the server replies now; concurrent callers share one probe. */
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
