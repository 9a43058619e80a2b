import { makeAutoObservable, reaction } from 'mobx';
import { pageSingleton } from '../pageSingleton';
import { session } from '../session/Session';
import type { followStream } from './followStream';
import type { StreamSubject, Subscription, Subscriber, LiveState } from './Subscriber';

/** Milliseconds until an unused stream closes; the next screen may subscribe again. */
const LINGER_MS = 2_000;

/** Milliseconds until the next attempt to load the stream code. */
const RELOAD_MS = 60_000;

/**
 * Change notices from the server, over one event stream for all tabs of a browser. The stream code loads with the
 * first subscriber of a logged-in account and stops with the session (NT-6).
 */
export class LiveUpdates implements StreamSubject {
  state: LiveState = 'away';
  readonly subscribers = new Set<Subscriber>();
  private listening = 0;
  #end: (() => void) | undefined = undefined;
  readonly #load: () => Promise<{ followStream: typeof followStream }>;

  constructor(load: () => Promise<{ followStream: typeof followStream }>) {
    this.#load = load;
    makeAutoObservable(this, { subscribers: false }, { autoBind: true });
    reaction(() => (this.listening > 0 ? session.account?.id : undefined), this.switchAccount);
  }

  /**
   * Calls `onChange` after a change on the stream, on polling without a stream, and on return to the page. Returns a
   * function that unsubscribes.
   */
  subscribe(interest: Subscription, onChange: () => void): () => void {
    const listener = { ...interest, onChange };
    this.subscribers.add(listener);
    this.count(1);
    return () => {
      if (this.subscribers.delete(listener)) setTimeout(() => this.count(-1), LINGER_MS);
    };
  }

  private count(change: number): void {
    this.listening += change;
  }

  private switchAccount(accountId: string | undefined): void {
    this.#end?.();
    this.#end = undefined;
    this.state = 'away';
    if (accountId !== undefined) void this.#begin(accountId);
  }

  async #begin(accountId: string): Promise<void> {
    let hasEnded = false;
    this.#end = () => {
      hasEnded = true;
    };
    const loaded = await this.#load().catch(() => undefined);
    if (hasEnded) return;
    if (loaded !== undefined) this.#end = loaded.followStream(accountId, this);
    else setTimeout(() => hasEnded || void this.#begin(accountId), RELOAD_MS);
  }
}

export const liveUpdates = pageSingleton(
  'liveUpdates',
  () => new LiveUpdates(() => import('./followStream')),
);
