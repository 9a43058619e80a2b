import { makeAutoObservable, reaction } from 'mobx';
import { session } from '../session/Session';
import type { follow } from './follow';
import type { Followed, Interest, Listener, LiveState } from './Listener';

/** Milliseconds for which the stream stays without listeners: the next screen may want it. */
const LINGER = 2_000;

/** Milliseconds until another try, when not even our own code could be loaded. */
const LOAD_AGAIN = 60_000;

/**
 * What the server tells this browser of changes, by one event stream for all its tabs. Costs nothing until somebody who
 * is logged in listens: then the code that follows the stream is loaded, and ends with the session (NT-6).
 */
export class LiveUpdates implements Followed {
  state: LiveState = 'away';
  readonly listeners = new Set<Listener>();
  private listening = 0;
  private end: (() => void) | undefined = undefined;

  constructor(private readonly load: () => Promise<{ follow: typeof follow }>) {
    makeAutoObservable<this, 'load' | 'end'>(
      this,
      { load: false, end: false, listeners: false },
      { autoBind: true },
    );
    reaction(() => (this.listening > 0 ? session.account?.id : undefined), this.turnTo);
  }

  /**
   * Calls back whenever what is shown may have changed: told by the stream, after a time without it, and when the
   * person comes back to the page. Answers a function that ends it.
   */
  listen(interest: Interest, onChange: () => void): () => void {
    const listener = { ...interest, onChange };
    this.listeners.add(listener);
    this.count(1);
    return () => {
      if (this.listeners.delete(listener)) setTimeout(() => this.count(-1), LINGER);
    };
  }

  private count(change: number): void {
    this.listening += change;
  }

  private turnTo(accountId: string | undefined): void {
    this.end?.();
    this.end = undefined;
    this.state = 'away';
    if (accountId !== undefined) void this.begin(accountId);
  }

  private async begin(accountId: string): Promise<void> {
    let ended = false;
    this.end = () => {
      ended = true;
    };
    const loaded = await this.load().catch(() => undefined);
    if (ended) return;
    if (loaded !== undefined) this.end = loaded.follow(accountId, this);
    else setTimeout(() => ended || void this.begin(accountId), LOAD_AGAIN);
  }
}

export const liveUpdates = new LiveUpdates(() => import('./follow'));
