import type { Clock } from './clock';

interface CacheEntry<Value> {
  value: Promise<Value>;
  createdAt: number;
  expiresAt: number;
}

/**
 * Caches one value per key for a short time. Concurrent callers share one load, so a crowd costs one query
 * (single flight).
 */
export class TtlCache<Value> {
  readonly #entries = new Map<string, CacheEntry<Value>>();
  readonly #clock: Clock;
  readonly #ttlMs: number;
  readonly #maxEntries: number;

  constructor(clock: Clock, { ttlMs, maxEntries }: { ttlMs: number; maxEntries: number }) {
    this.#clock = clock;
    this.#ttlMs = ttlMs;
    this.#maxEntries = maxEntries;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.#clock.now().getTime();
    const cached = this.#entries.get(key);
    if (cached !== undefined && now < cached.expiresAt) return cached.value;
    this.#entries.delete(key);
    this.#evictOldest();
    const value = make();
    this.#entries.set(key, { value, createdAt: now, expiresAt: now + this.#ttlMs });
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    return value;
  }

  /** Limits a value's remaining lifetime after its source has changed. */
  expireSoon(key: string, milliseconds: number): void {
    const cached = this.#entries.get(key);
    if (cached !== undefined) cached.expiresAt = Math.min(cached.expiresAt, cached.createdAt + milliseconds);
  }

  /** Bounds the cache, because callers choose keys; the oldest key is evicted. */
  #evictOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}
