import type { Registry } from '@marquee/shared-contracts';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The registry and the document of a store, read again when they change. */
export class PublishedRegistry {
  #modifiedAt = 0;
  #registry: Registry | undefined;
  #template = '';

  constructor(readonly directory: string) {}

  /** Undefined while nothing has been published. Another object after each change. */
  get registry(): Registry | undefined {
    const file = join(this.directory, 'registry.json');
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === this.#modifiedAt) return this.#registry;
    // The registry is written last, so the template read now is at least as new.
    this.#registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    this.#template = readFileSync(join(this.directory, 'index.html'), 'utf8');
    this.#modifiedAt = changed;
    return this.#registry;
  }

  /** The document as it was with the registry read last. */
  get template(): string {
    return this.#template;
  }

  /** Whether a page may have this version of a remote: served now, tried by some, or gone back to. */
  hasVersion(remote: string, version: string): boolean {
    const pointers = this.registry?.remotes ?? {};
    const pointer = Object.hasOwn(pointers, remote) ? pointers[remote] : undefined;
    return (
      pointer !== undefined &&
      [pointer.stable, pointer.canary?.version, ...pointer.previous].includes(version)
    );
  }
}
