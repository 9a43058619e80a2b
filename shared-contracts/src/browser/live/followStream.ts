import { runInAction } from 'mobx';
import type { LiveMessage } from '../../contract/index';
import type { StreamSubject, Subscriber } from './Subscriber';
import type { StreamUpdate } from './StreamReader';
import { TabGroup } from './TabGroup';

/** Seconds between two reads while the stream is away (NT-6), and milliseconds between two looks whose turn it is. */
const POLLING_SECONDS = 60;
const POLL_CHECK_MS = 3_000;

/** Milliseconds after which coming back to the page reads again. */
const FRESH_MS = 5_000;

/** chosen: what changed for many browsers is read by them within so many milliseconds, or within what the server announces. */
const JITTER_MS = 500;

/** Passes on what the stream says, and does without it while it is away. */
class StreamFollower {
  /** When each listener was told last; before that, when it was first seen. */
  readonly #notifiedAt = new WeakMap<Subscriber, number>();
  /** Those who will be told: soon, or when somebody sees the page. */
  readonly #pending = new Set<Subscriber>();
  #wasLive = false;
  #awaySince = Date.now();

  constructor(private readonly updates: StreamSubject) {}

  handleNews({ state, message }: StreamUpdate): void {
    if (this.updates.state === 'live') this.#awaySince = Date.now();
    runInAction(() => {
      this.updates.state = state;
    });
    if (message !== undefined) this.#dispatch(message);
    if (state === 'away' || this.#wasLive) return;
    this.#wasLive = true;
    // What they read before the stream was open may have changed in between; later gaps are the server's to tell.
    for (const listener of this.updates.subscribers) this.#notifySoon(listener, JITTER_MS);
  }

  readonly pollWhileAway = (): void => {
    if (this.updates.state === 'live' || document.hidden) return;
    const away = Date.now() - this.#awaySince;
    for (const listener of this.updates.subscribers)
      if (
        Math.min(away, this.#millisecondsSinceNotified(listener)) >=
        (listener.polling ?? POLLING_SECONDS) * 1_000
      )
        this.#notify(listener);
  };

  readonly refreshOnReturn = (): void => {
    if (document.hidden) return;
    for (const listener of this.updates.subscribers)
      if (this.#pending.has(listener) || this.#millisecondsSinceNotified(listener) > FRESH_MS)
        this.#notify(listener);
  };

  #dispatch({ type, eventId, spreadMs = 0 }: LiveMessage): void {
    const within = Math.max(spreadMs, type === 'NOTIFICATION' ? 0 : JITTER_MS);
    for (const listener of this.updates.subscribers) {
      const concerned = listener.types.includes(type) && (listener.eventId ?? eventId) === eventId;
      if (concerned || type === 'REFETCH') this.#notifySoon(listener, within);
    }
  }

  #notifySoon(listener: Subscriber, within: number): void {
    if (this.#pending.has(listener)) return;
    this.#pending.add(listener);
    if (document.hidden) return;
    setTimeout(() => this.#pending.has(listener) && this.#notify(listener), Math.random() * within);
  }

  #notify(listener: Subscriber): void {
    this.#pending.delete(listener);
    this.#notifiedAt.set(listener, Date.now());
    if (this.updates.subscribers.has(listener)) listener.onChange();
  }

  #millisecondsSinceNotified(listener: Subscriber): number {
    const told = this.#notifiedAt.get(listener) ?? Date.now();
    this.#notifiedAt.set(listener, told);
    return Date.now() - told;
  }
}

/** Follows the changes that concern an account until the answered function is called (NT-6). */
export function followStream(accountId: string, updates: StreamSubject): () => void {
  const follower = new StreamFollower(updates);
  const group = new TabGroup(`marquee.live.${accountId}`, (news) => follower.handleNews(news));
  const looking = setInterval(follower.pollWhileAway, POLL_CHECK_MS);
  window.addEventListener('focus', follower.refreshOnReturn);
  document.addEventListener('visibilitychange', follower.refreshOnReturn);
  return () => {
    group.leave();
    clearInterval(looking);
    window.removeEventListener('focus', follower.refreshOnReturn);
    document.removeEventListener('visibilitychange', follower.refreshOnReturn);
  };
}
