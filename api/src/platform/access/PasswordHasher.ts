import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refuse';
import { FairQueue, type Turn } from './FairQueue';

/** Argon2id with 19 MiB and two passes on one lane, OWASP's first choice for password storage (C13). */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Callers per lane: a crowd waits some seconds, and all lanes together stay below the server's 1,000 calls.
 */
const LANE_MAX = 300;

const PROVEN: Turn = { lane: 'proven', source: '' };

/**
 * Hashes and checks passwords with little concurrency, so that a flood of logins never starves the server
 * (C13).
 */
export class PasswordHasher {
  readonly #limit: number;
  readonly #queue = new FairQueue(LANE_MAX);
  #running = 0;
  #dummyHash: Promise<string> | undefined;

  constructor(limit = Math.max(1, availableParallelism() - 1)) {
    this.#limit = limit;
  }

  /** Number of queued callers. */
  get waiting(): number {
    return this.#queue.length;
  }

  hash(password: string, turn = PROVEN): Promise<string> {
    return this.#runQueued(turn, () => hash(password, COST));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes equally long and returns false (AU-10).
   */
  async matches(passwordHash: string | undefined, password: string, turn = PROVEN): Promise<boolean> {
    this.#dummyHash ??= hash('a password that nobody has', COST);
    const compared = passwordHash ?? (await this.#dummyHash);
    const same = await this.#runQueued(turn, () => verify(compared, password));
    return same && passwordHash !== undefined;
  }

  async #runQueued<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limit) this.#running += 1;
    else
      await new Promise<void>((resolve, reject) => {
        this.#queue.add(turn, { start: resolve, refuse: () => reject(new Refusal('OVERLOADED')) });
      });
    try {
      return await work();
    } finally {
      const next = this.#queue.take();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
