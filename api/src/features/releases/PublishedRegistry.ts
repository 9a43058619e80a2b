import type { Registry } from '@marquee/shared-contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

declare module '../../platform/Application' {
  interface Application {
    /** Undefined where the process serves no documents. */
    readonly publishedRegistry?: PublishedRegistry | undefined;
  }
}

/** The registry and the document of a store, read again when they change. */
export class PublishedRegistry {
  #modifiedAt = 0;
  #registry: Registry | undefined;
  #template = '';

  constructor(readonly directory: string) {}

  /** Undefined while nothing has been published. Each change returns another object. */
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

  /** The template that belongs to the last read registry. */
  get template(): string {
    return this.#template;
  }

  /** Whether pages may load this version of a remote: stable, canary or fallback. */
  hasVersion(remote: string, version: string): boolean {
    const pointers = this.registry?.remotes ?? {};
    const pointer = Object.hasOwn(pointers, remote) ? pointers[remote] : undefined;
    return (
      pointer !== undefined &&
      [pointer.stable, pointer.canary?.version, ...pointer.previous].includes(version)
    );
  }

  /** Whether a release, as named by the registry, contains this file. */
  hasFile(release: { remote: string; version: string }, file: string): boolean {
    return existsSync(join(this.directory, release.remote, release.version, file));
  }
}
