import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { getReleaseId, parseReleaseId } from './releaseId';

const hasModule = ({ screens, slots }: RegisteredRelease, module: string): boolean =>
  [...screens, ...slots].some((part) => part.module === module);

/** Chooses the release of each remote in this page: the registry's, or the previous one after a failure (RL-21). */
export class ReleaseChoice {
  readonly #find: (name: string) => RegisteredRemote | undefined;
  /** Releases that failed before their first render. */
  readonly #failed = new Set<string>();
  readonly #rendered = new Set<string>();

  /** `find` returns the remote's current registry entry. */
  constructor(find: (name: string) => RegisteredRemote | undefined) {
    this.#find = find;
  }

  /** Returns the release that this page uses for a remote. */
  getCurrent(entry: RegisteredRemote): RegisteredRelease {
    return (this.#failed.has(getReleaseId(entry)) && entry.previous) || entry;
  }

  /** Marks a remote as rendered; the page then keeps its release despite later failures. */
  markRendered(remote: string): void {
    const entry = this.#find(remote);
    if (entry) this.#rendered.add(getReleaseId(this.getCurrent(entry)));
  }

  /** Chooses the previous release, unless it lacks the module or something of the failed release was rendered. */
  fallBackFrom(failedId: string, module: string): RegisteredRelease | undefined {
    const entry = this.#find(parseReleaseId(failedId).name);
    const previous = entry?.previous;
    if (!previous || getReleaseId(entry) !== failedId || this.#rendered.has(failedId)) return undefined;
    if (!hasModule(previous, module)) return undefined;
    this.#failed.add(failedId);
    return previous;
  }

  /** Chooses the registry's release again, for the next try. */
  restore(id: string): void {
    this.#failed.delete(id);
  }
}
