import { pageSingleton } from './pageSingleton';

/**
 * Registers work that loading new code would lose, such as unsent input or a running quiz. The page then keeps its
 * releases (RL-22). Forms of the UI kit register themselves.
 */
class UnsavedWork {
  readonly #entries = new Set<object>();

  get hasUnsavedWork(): boolean {
    return this.#entries.size > 0;
  }

  /** Registers unsaved work; returns a function that removes it and is safe to call twice. */
  add(): () => void {
    const entry = {};
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }
}

export const unsavedWork = pageSingleton('unsavedWork', () => new UnsavedWork());
