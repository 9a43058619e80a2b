import { session } from '@marquee/shared-contracts/browser';
import { when } from 'mobx';

/** Holds one draft, which both steps of a form share until the session ends. */
export class SingletonStore<Store> {
  #current: { name: string; store: Store } | undefined = undefined;
  readonly #kind: string;
  readonly #create: (name: string, id: string) => Store;

  /** `name` is the storage prefix on this tab, completed by the account and the draft's id. */
  constructor(kind: string, create: (name: string, id: string) => Store) {
    this.#kind = kind;
    this.#create = create;
  }

  get(id: string): Store {
    const owner = session.account?.id ?? '';
    const name = `${this.#kind}.${owner}.${id}`;
    if (this.#current?.name === name) return this.#current.store;
    const store = this.#create(name, id);
    this.#current = { name, store };
    when(
      () => session.account?.id !== owner,
      () => this.clear(),
    );
    return store;
  }

  /** Drops the store; the next one starts empty or with the stored draft. */
  clear(): void {
    this.#current = undefined;
  }
}
