import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reportBackgroundError } from '../../platform/background/backgroundErrors';
import { isInCanary } from './isInCanary';

declare module '../../platform/Application' {
  interface Application {
    /** Undefined where the process serves no documents. */
    readonly publishedRegistry?: PublishedRegistry | undefined;
  }
}

/** @throws for a text that is not a registry, such as one that was written by hand */
function parseRegistry(text: string): Registry {
  const registry = JSON.parse(text) as Partial<Registry> | null;
  const { format, revision, shell, remotes, page, document } = registry ?? {};
  const isWhole =
    Array.isArray(page?.remotes) && Array.isArray(document?.routes) && Array.isArray(document.redirects);
  if (format !== 1 || revision === undefined || !shell || !remotes || !isWhole)
    throw new Error('It is no registry of format 1.');
  return registry as Registry;
}

/** The registry and the document of a store, read again when they change; an unreadable change is ignored (RL-33). */
export class PublishedRegistry {
  #problem: string | undefined;
  #modifiedAt = 0;
  #registry: Registry | undefined;
  #template = '';

  constructor(readonly directory: string) {}

  /** Undefined while nothing has been published. Each change returns another object. */
  get registry(): Registry | undefined {
    const file = join(this.directory, 'registry.json');
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === this.#modifiedAt) return this.#registry;
    this.#modifiedAt = changed;
    try {
      // The registry is written last, so the template read now is at least as new.
      const registry = parseRegistry(readFileSync(file, 'utf8'));
      this.#template = readFileSync(join(this.directory, 'index.html'), 'utf8');
      this.#registry = registry;
      this.#problem = undefined;
    } catch (error) {
      const used = this.#registry ? `revision ${this.#registry.revision} stays in use` : 'nothing is served';
      this.#problem = `${file} cannot be read, ${used}: ${error instanceof Error ? error.message : String(error)}`;
      reportBackgroundError('read the registry', error);
    }
    return this.#registry;
  }

  /** The reason why the store's present registry is not in use; undefined if it is. */
  get problem(): string | undefined {
    void this.registry;
    return this.#problem;
  }

  /** The template that belongs to the last read registry. */
  get template(): string {
    return this.#template;
  }

  /** Whether pages may load this version of a remote: stable, canary or fallback. */
  hasVersion(remote: string, version: string): boolean {
    const pointer = this.#findPointer(remote);
    return (
      pointer !== undefined &&
      [pointer.stable, pointer.canary?.version, ...pointer.previous].includes(version)
    );
  }

  /** The version of a remote in a canary that this visitor's pages load; undefined without a canary. */
  findTrialVersion(remote: string, visitor: string): string | undefined {
    const { stable, canary } = this.#findPointer(remote) ?? {};
    if (!canary) return undefined;
    return isInCanary(visitor, { name: remote, ...canary }) ? canary.version : stable;
  }

  /** Whether pages report by token, because a remote is in a canary. */
  get hasCanary(): boolean {
    return Object.values(this.registry?.remotes ?? {}).some(({ canary }) => canary);
  }

  #findPointer(remote: string): ReleasePointer | undefined {
    const pointers = this.registry?.remotes ?? {};
    return Object.hasOwn(pointers, remote) ? pointers[remote] : undefined;
  }

  /** Whether a release, as named by the registry, contains this file. */
  hasFile(release: { remote: string; version: string }, file: string): boolean {
    return existsSync(join(this.directory, release.remote, release.version, file));
  }
}
