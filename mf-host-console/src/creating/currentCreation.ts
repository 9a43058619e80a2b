import { session } from '@marquee/shared-contracts/browser';
import { when } from 'mobx';
import { CreationStore } from './CreationStore';

let current: { name: string; store: CreationStore } | undefined;

/** The one event that a host is making: both steps write into it, and an upload goes on from step to step. */
export function creationOf(from: string): CreationStore {
  const owner = session.account?.id ?? '';
  const name = `creating.${owner}.${from}`;
  if (current?.name !== name || current.store.done) {
    current = { name, store: new CreationStore(name) };
    // Nothing of it outlives the session.
    when(() => session.account?.id !== owner, forgetCreation);
  }
  return current.store;
}

/** The next one begins anew, or with what the tab has kept. */
export function forgetCreation(): void {
  current = undefined;
}
