import { session } from '@marquee/shared-contracts/browser';
import { when } from 'mobx';

/** The one thing of its kind that a host is writing: both steps of its form share it, and it ends with the session. */
export class SingletonStore<Store> {
  private current: { name: string; store: Store } | undefined = undefined;

  /** `name` is what a thing is kept by on this tab: of which kind, whose, and which. */
  constructor(
    private readonly kind: string,
    private readonly create: (name: string, id: string) => Store,
  ) {}

  get(id: string): Store {
    const owner = session.account?.id ?? '';
    const name = `${this.kind}.${owner}.${id}`;
    if (this.current?.name === name) return this.current.store;
    const store = this.create(name, id);
    this.current = { name, store };
    when(
      () => session.account?.id !== owner,
      () => this.clear(),
    );
    return store;
  }

  /** The next one begins anew, or with what the tab has kept. */
  clear(): void {
    this.current = undefined;
  }
}
