import { randomInt } from 'node:crypto';

/** Places that a key may take; a look-up reads this many entries, however many callers there are. */
const WAYS = 8;
const BUCKETS = 8_192;
const ENTRIES = WAYS * BUCKETS;

/** The hash of no key, which marks an unused entry. */
const UNUSED = 0;

/** How often a key was counted in its window, and when the window ends, in milliseconds. */
export interface Count {
  hits: number;
  endsAt: number;
}

/**
 * Counts keys in windows, in constant time and a fixed 1.3 MB. Where too many keys share a bucket, the one that counts
 * least is forgotten, so a flood of new keys never frees a key that was counted often.
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

  /** Bytes that the table holds, whatever it counts. */
  get bytes(): number {
    return this.#keys.byteLength + this.#hits.byteLength + this.#endsAt.byteLength;
  }

  /** Counts a key once more; its window begins with its first hit. */
  count(key: string, now: number): Count {
    const [bucket, fingerprint] = this.#hash(key);
    const entry = this.#find(bucket, fingerprint, now) ?? this.#replace(bucket, fingerprint, now);
    const hits = (this.#hits[entry] ?? 0) + 1;
    this.#hits[entry] = hits;
    return { hits, endsAt: this.#endsAt[entry] ?? now };
  }

  /** How often a key was counted in its window so far. */
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

  /** Takes an entry whose window has ended, else that with the fewest hits. */
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
    const fingerprint = mix(right);
    return [(mix(left) % BUCKETS) * WAYS, fingerprint === UNUSED ? 1 : fingerprint];
  }
}

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
