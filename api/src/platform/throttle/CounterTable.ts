import { randomInt } from 'node:crypto';

/** Slots per bucket; a lookup reads this many entries, however many callers exist. */
const WAYS = 8;
const BUCKETS = 8_192;
const ENTRIES = WAYS * BUCKETS;

/** The fingerprint of an unused entry. */
const UNUSED = 0;

/** A key's hits in its window, and the window's end in milliseconds. */
export interface Count {
  hits: number;
  endsAt: number;
}

/**
 * Counts keys per window in constant time and a fixed 1.3 MB. A full bucket evicts its lowest count, so a
 * flood of new keys never evicts a frequent key.
 */
export class CounterTable {
  readonly #windowMs: number;
  readonly #seed = randomInt(2 ** 32);
  readonly #keys = new Uint32Array(ENTRIES);
  readonly #hits = new Uint32Array(ENTRIES);
  readonly #endsAt = new Float64Array(ENTRIES);

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Size of the table in bytes, independent of its content. */
  get bytes(): number {
    return this.#keys.byteLength + this.#hits.byteLength + this.#endsAt.byteLength;
  }

  /** Counts a hit of a key; its window begins with the first hit. */
  count(key: string, now: number): Count {
    const [bucket, fingerprint] = this.#hash(key);
    const entry = this.#find(bucket, fingerprint, now) ?? this.#replace(bucket, fingerprint, now);
    const hits = (this.#hits[entry] ?? 0) + 1;
    this.#hits[entry] = hits;
    return { hits, endsAt: this.#endsAt[entry] ?? now };
  }

  /** A key's hits in its window so far. */
  read(key: string, now: number): number {
    const [bucket, fingerprint] = this.#hash(key);
    const entry = this.#find(bucket, fingerprint, now);
    return entry === undefined ? 0 : (this.#hits[entry] ?? 0);
  }

  #find(bucket: number, fingerprint: number, now: number): number | undefined {
    for (let entry = bucket; entry < bucket + WAYS; entry += 1)
      if (this.#keys[entry] === fingerprint && (this.#endsAt[entry] ?? 0) > now) return entry;
    return undefined;
  }

  /** Finds an entry with an expired window, otherwise the entry with the fewest hits. */
  #replace(bucket: number, fingerprint: number, now: number): number {
    let chosen = bucket;
    let fewest = Infinity;
    for (let entry = bucket; entry < bucket + WAYS; entry += 1) {
      const hits = (this.#endsAt[entry] ?? 0) <= now ? -1 : (this.#hits[entry] ?? 0);
      if (hits >= fewest) continue;
      chosen = entry;
      fewest = hits;
    }
    this.#keys[chosen] = fingerprint;
    this.#hits[chosen] = 0;
    this.#endsAt[chosen] = now + this.#windowMs;
    return chosen;
  }

  /** The first entry of a key's bucket and its 32-bit fingerprint: two seeded hashes (FNV-1a with murmur's finish). */
  #hash(key: string): [number, number] {
    let left = this.#seed ^ 0x811c9dc5;
    let right = ~this.#seed;
    for (let index = 0; index < key.length; index += 1) {
      const code = key.charCodeAt(index);
      left = Math.imul(left ^ code, 0x01000193);
      right = Math.imul(right ^ code, 0x85ebca6b);
      right ^= right >>> 13;
    }
    const fingerprint = mixBits(right);
    return [(mixBits(left) % BUCKETS) * WAYS, fingerprint === UNUSED ? 1 : fingerprint];
  }
}

function mixBits(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
