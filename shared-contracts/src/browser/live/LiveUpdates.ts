import { makeAutoObservable, reaction } from 'mobx';
import { session } from '../session/Session';
import type { followStream } from './followStream';
import type { StreamSubject, Subscription, Subscriber, LiveState } from './Subscriber';

/** Milliseconds for which the stream stays without listeners: the next screen may want it. */
const LINGER_MS = 2_000;

/** Milliseconds until another try, when not even our own code could be loaded. */
const RELOAD_MS = 60_000;

/**
 * What the server tells this browser of changes, by one event stream for all its tabs. Costs nothing until somebody who
 * is logged in listens: then the code that follows the stream is loaded, and ends with the session (NT-6).
 */
export class LiveUpdates implements StreamSubject {
  state: LiveState = 'away';
  readonly subscribers = new Set<Subscriber>();
  private listening = 0;
  private end: (() => void) | undefined = undefined;

  constructor(private readonly load: () => Promise<{ followStream: typeof followStream }>) {
    makeAutoObservable<this, 'load' | 'end'>(
      this,
      { load: false, end: false, subscribers: false },
      { autoBind: true },
    );
    reaction(() => (this.listening > 0 ? session.account?.id : undefined), this.switchAccount);
  }

  /**
   * Calls back whenever what is shown may have changed: told by the stream, after a time without it, and when the
   * person comes back to the page. Answers a function that ends it.
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
    if (loaded !== undefined) this.end = loaded.followStream(accountId, this);
    else setTimeout(() => ended || void this.begin(accountId), RELOAD_MS);
  }
}

export const liveUpdates = new LiveUpdates(() => import('./followStream'));
