import type { Clock } from './clock';

interface Kept<Value> {
  value: Promise<Value>;
  madeAt: number;
  until: number;
}

/**
 * Keeps answers for a moment, one for each key. Callers that come while an answer is being made get the same one, so
 * a crowd costs the database one query (single flight).
 */
export class Fresh<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #clock: Clock;
  readonly #milliseconds: number;
  readonly #atMost: number;

  constructor(clock: Clock, { milliseconds, atMost }: { milliseconds: number; atMost: number }) {
    this.#clock = clock;
    this.#milliseconds = milliseconds;
    this.#atMost = atMost;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.#clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept !== undefined && now < kept.until) return kept.value;
    this.#kept.delete(key);
    this.#makeRoom();
    const value = make();
    this.#kept.set(key, { value, madeAt: now, until: now + this.#milliseconds });
    value.catch(() => {
      if (this.#kept.get(key)?.value === value) this.#kept.delete(key);
    });
    return value;
  }

  /** Lets an answer live no longer than this from its making, because what it is made of has changed. */
  hasten(key: string, milliseconds: number): void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) kept.until = Math.min(kept.until, kept.madeAt + milliseconds);
  }

  /** Keys come from callers, so their number has a limit; the oldest goes first. */
  #makeRoom(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#atMost && oldest !== undefined) this.#kept.delete(oldest);
  }
}
