import { isStorageFull } from './isStorageFull';

/** Remembers that a disk was full until a trial write succeeds: only a write shows whether there is room again. */
export class SpaceWatch {
  #isFull = false;

  /** Takes every error of the engine; all but those of a full disk are ignored. */
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
