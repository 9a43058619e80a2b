import { runInAction } from 'mobx';
import type { LiveMessage } from '../../contract/index';
import type { StreamSubject, Subscriber } from './Subscriber';
import type { StreamUpdate } from './StreamReader';
import { TabGroup } from './TabGroup';

/** Default seconds between two polls while the stream is away, and milliseconds between two checks for due polls. */
const POLLING_SECONDS = 60;
const POLL_CHECK_MS = 3_000;

/** Milliseconds after which a return to the page refreshes its content. */
const FRESH_MS = 5_000;

/**
 * chosen: subscribers refresh after a random delay up to this many milliseconds, or up to the server's `spreadMs`.
 */
const JITTER_MS = 500;

/** Notifies subscribers of stream messages, and polls while the stream is away. */
class StreamFollower {
  /** Time of the last notification per subscriber, at first the time of its first check. */
  readonly #notifiedAt = new WeakMap<Subscriber, number>();
  /** Subscribers with a notification due, soon or when the page becomes visible. */
  readonly #pending = new Set<Subscriber>();
  #wasLive = false;
  #awaySince = Date.now();
  readonly #updates: StreamSubject;

  constructor(updates: StreamSubject) {
    this.#updates = updates;
  }

  handleUpdate({ state, message }: StreamUpdate): void {
    if (this.#updates.state === 'live') this.#awaySince = Date.now();
    runInAction(() => {
      this.#updates.state = state;
    });
    if (message !== undefined) this.#dispatch(message);
    if (state === 'away' || this.#wasLive) return;
    this.#wasLive = true;
    // Content loaded before the stream opened may be outdated; the server reports later gaps.
    for (const subscriber of this.#updates.subscribers) this.#notifySoon(subscriber, JITTER_MS);
  }

  readonly pollWhileAway = (): void => {
    if (this.#updates.state === 'live' || document.hidden) return;
    const away = Date.now() - this.#awaySince;
    for (const subscriber of this.#updates.subscribers)
      if (
        Math.min(away, this.#millisecondsSinceNotified(subscriber)) >=
        (subscriber.polling ?? POLLING_SECONDS) * 1_000
      )
        this.#notify(subscriber);
  };

  readonly refreshOnReturn = (): void => {
    if (document.hidden) return;
    for (const subscriber of this.#updates.subscribers)
      if (this.#pending.has(subscriber) || this.#millisecondsSinceNotified(subscriber) > FRESH_MS)
        this.#notify(subscriber);
  };

  #dispatch({ type, eventId, spreadMs = 0 }: LiveMessage): void {
    const within = Math.max(spreadMs, type === 'NOTIFICATION' ? 0 : JITTER_MS);
    for (const subscriber of this.#updates.subscribers) {
      const isConcerned = subscriber.types.includes(type) && (subscriber.eventId ?? eventId) === eventId;
      if (isConcerned || type === 'REFETCH') this.#notifySoon(subscriber, within);
    }
  }

  #notifySoon(subscriber: Subscriber, within: number): void {
    if (this.#pending.has(subscriber)) return;
    this.#pending.add(subscriber);
    if (document.hidden) return;
    setTimeout(() => this.#pending.has(subscriber) && this.#notify(subscriber), Math.random() * within);
  }

  #notify(subscriber: Subscriber): void {
    this.#pending.delete(subscriber);
    this.#notifiedAt.set(subscriber, Date.now());
    if (this.#updates.subscribers.has(subscriber)) subscriber.onChange();
  }

  #millisecondsSinceNotified(subscriber: Subscriber): number {
    const notifiedAt = this.#notifiedAt.get(subscriber) ?? Date.now();
    this.#notifiedAt.set(subscriber, notifiedAt);
    return Date.now() - notifiedAt;
  }
}

/** Follows an account's changes until the returned function is called. */
export function followStream(accountId: string, updates: StreamSubject): () => void {
  const follower = new StreamFollower(updates);
  const group = new TabGroup(`marquee.live.${accountId}`, (update) => follower.handleUpdate(update));
  const polling = setInterval(follower.pollWhileAway, POLL_CHECK_MS);
  window.addEventListener('focus', follower.refreshOnReturn);
  document.addEventListener('visibilitychange', follower.refreshOnReturn);
  return () => {
    group.leave();
    clearInterval(polling);
    window.removeEventListener('focus', follower.refreshOnReturn);
    document.removeEventListener('visibilitychange', follower.refreshOnReturn);
  };
}
