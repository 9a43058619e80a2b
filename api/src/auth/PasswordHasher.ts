import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { refuse } from '../refuse';

/** Argon2id with 19 MiB and two passes on one lane, the first choice of OWASP's password storage cheat sheet (C13). */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longest queue before a call is refused; at some 30 ms each, nobody waits longer than about six seconds. */
const MAX_WAITING = 200;

/** Hashes and checks passwords, few at a time, so that a flood of logins never starves the rest of the server (C13). */
export class PasswordHasher {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | undefined;

  constructor(limit = Math.max(1, availableParallelism() - 1)) {
    this.#limit = limit;
  }

  /** Callers in the queue. */
  get waiting(): number {
    return this.#waiting.length;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, COST));
  }

  /** Whether the password belongs to the hash. Without a hash it costs the same and answers no (AU-10). */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= hash('a password that nobody has', COST);
    const compared = passwordHash ?? (await this.#decoy);
    const same = await this.#inTurn(() => verify(compared, password));
    return same && passwordHash !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limit) {
      if (this.#waiting.length >= MAX_WAITING) refuse('OVERLOADED');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
