import type { DoorPerson } from '@marquee/shared-contracts';

/** A person on this device; `scannedAt` is the time of this device's own scan until the server has confirmed it. */
export interface ListedPerson extends DoorPerson {
  scannedAt?: string | undefined;
}

/** SHA-256 in base64url, as the server hashes tokens. */
async function hashToken(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The people of an event in memory: found by a ticket's token or a part of the name. */
export class DoorPeople {
  readonly #people = new Map<string, ListedPerson>();
  readonly #idsByHash = new Map<string, string>();
  readonly #foldedNames = new Map<string, string>();

  apply(people: readonly ListedPerson[]): void {
    for (const person of people) {
      this.#people.get(person.id)?.hashes.forEach((hash) => this.#idsByHash.delete(hash));
      person.hashes.forEach((hash) => this.#idsByHash.set(hash, person.id));
      this.#people.set(person.id, person);
      this.#foldedNames.set(person.id, fold(person.name));
    }
  }

  find(personId: string): ListedPerson | undefined {
    return this.#people.get(personId);
  }

  async findByToken(token: string): Promise<ListedPerson | undefined> {
    return this.#people.get(this.#idsByHash.get(await hashToken(token)) ?? '');
  }

  /** The first people by name whose name contains every word; cancelled ones are left out. */
  search(text: string, limit: number): ListedPerson[] {
    const words = fold(text)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) return [];
    const found: { name: string; person: ListedPerson }[] = [];
    for (const [id, name] of this.#foldedNames) {
      const last = found[limit - 1];
      if (last !== undefined && name >= last.name) continue;
      const person = words.every((word) => name.includes(word)) ? this.#people.get(id) : undefined;
      if (person?.cancelled !== false) continue;
      const after = found.findIndex((other) => name < other.name);
      found.splice(after === -1 ? found.length : after, 0, { name, person });
      found.length = Math.min(found.length, limit);
    }
    return found.map(({ person }) => person);
  }

  count(): { registered: number; checkedIn: number } {
    const live = [...this.#people.values()].filter(({ cancelled }) => !cancelled);
    return {
      registered: live.length,
      checkedIn: live.filter(({ checkedInAt }) => checkedInAt !== null).length,
    };
  }

  clear(): void {
    this.#people.clear();
    this.#idsByHash.clear();
    this.#foldedNames.clear();
  }
}
