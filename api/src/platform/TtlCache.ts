import type { Clock } from './clock';

interface CacheEntry<Value> {
  value: Promise<Value>;
  createdAt: number;
  expiresAt: number;
}

/**
 * Keeps answers for a moment, one for each key. Callers that come while an answer is being made get the same one, so
 * a crowd costs the database one query (single flight).
 */
export class TtlCache<Value> {
  readonly #entries = new Map<string, CacheEntry<Value>>();
  readonly #clock: Clock;
  readonly #ttlMs: number;
  readonly #maxEntries: number;

  constructor(clock: Clock, { milliseconds, atMost }: { milliseconds: number; atMost: number }) {
    this.#clock = clock;
    this.#ttlMs = milliseconds;
    this.#maxEntries = atMost;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.#clock.now().getTime();
    const kept = this.#entries.get(key);
    if (kept !== undefined && now < kept.expiresAt) return kept.value;
    this.#entries.delete(key);
    this.#evictOldest();
    const value = make();
    this.#entries.set(key, { value, createdAt: now, expiresAt: now + this.#ttlMs });
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    return value;
  }

  /** Lets an answer live no longer than this from its making, because what it is made of has changed. */
  expireSoon(key: string, milliseconds: number): void {
    const kept = this.#entries.get(key);
    if (kept !== undefined) kept.expiresAt = Math.min(kept.expiresAt, kept.createdAt + milliseconds);
  }

  /** Keys come from callers, so their number has a limit; the oldest goes first. */
  #evictOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}
