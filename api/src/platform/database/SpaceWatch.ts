import { isStorageFull } from './isDatabaseUnavailable';

/** Remembers a full disk until a trial write succeeds, because only a write proves free space. */
export class SpaceWatch {
  #isFull = false;

  /** Receives every error of the engine and ignores all but those of a full disk. */
  note(error: unknown): void {
    if (isStorageFull(error)) this.#isFull = true;
  }

  async hasSpace(tryWrite: () => Promise<unknown>): Promise<boolean> {
    if (!this.#isFull) return true;
    this.#isFull = await tryWrite().then(
      () => false,
      () => true,
    );
    return !this.#isFull;
  }
}
