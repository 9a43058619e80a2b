import { runInAction } from 'mobx';
import type { LiveMessage } from '../../contract/index';
import type { Followed, Listener } from './Listener';
import type { StreamNews } from './StreamReader';
import { TabGroup } from './TabGroup';

/** Seconds between two reads while the stream is away (NT-6), and milliseconds between two looks whose turn it is. */
const POLLING = 60;
const LOOK = 3_000;

/** Milliseconds after which coming back to the page reads again. */
const FRESH = 5_000;

/** chosen: what changed for many browsers is read by them within so many milliseconds, or within what the server announces. */
const SPREAD = 500;

/** Passes on what the stream says, and does without it while it is away. */
class Follower {
  /** When each listener was told last; before that, when it was first seen. */
  readonly #told = new WeakMap<Listener, number>();
  /** Those who will be told: soon, or when somebody sees the page. */
  readonly #waiting = new Set<Listener>();
  #everLive = false;
  #awaySince = Date.now();

  constructor(private readonly updates: Followed) {}

  take({ state, message }: StreamNews): void {
    if (this.updates.state === 'live') this.#awaySince = Date.now();
    runInAction(() => {
      this.updates.state = state;
    });
    if (message !== undefined) this.#pass(message);
    if (state === 'away' || this.#everLive) return;
    this.#everLive = true;
    // What they read before the stream was open may have changed in between; later gaps are the server's to tell.
    for (const listener of this.updates.listeners) this.#tellSoon(listener, SPREAD);
  }

  readonly look = (): void => {
    if (this.updates.state === 'live' || document.hidden) return;
    const away = Date.now() - this.#awaySince;
    for (const listener of this.updates.listeners)
      if (Math.min(away, this.#age(listener)) >= (listener.polling ?? POLLING) * 1_000) this.#tell(listener);
  };

  readonly comeBack = (): void => {
    if (document.hidden) return;
    for (const listener of this.updates.listeners)
      if (this.#waiting.has(listener) || this.#age(listener) > FRESH) this.#tell(listener);
  };

  #pass({ type, eventId, spreadMs = 0 }: LiveMessage): void {
    const within = Math.max(spreadMs, type === 'NOTIFICATION' ? 0 : SPREAD);
    for (const listener of this.updates.listeners) {
      const concerned = listener.types.includes(type) && (listener.eventId ?? eventId) === eventId;
      if (concerned || type === 'REFETCH') this.#tellSoon(listener, within);
    }
  }

  #tellSoon(listener: Listener, within: number): void {
    if (this.#waiting.has(listener)) return;
    this.#waiting.add(listener);
    if (document.hidden) return;
    setTimeout(() => this.#waiting.has(listener) && this.#tell(listener), Math.random() * within);
  }

  #tell(listener: Listener): void {
    this.#waiting.delete(listener);
    this.#told.set(listener, Date.now());
    if (this.updates.listeners.has(listener)) listener.onChange();
  }

  #age(listener: Listener): number {
    const told = this.#told.get(listener) ?? Date.now();
    this.#told.set(listener, told);
    return Date.now() - told;
  }
}

/** Follows the changes that concern an account until the answered function is called (NT-6). */
export function follow(accountId: string, updates: Followed): () => void {
  const follower = new Follower(updates);
  const group = new TabGroup(`marquee.live.${accountId}`, (news) => follower.take(news));
  const looking = setInterval(follower.look, LOOK);
  window.addEventListener('focus', follower.comeBack);
  document.addEventListener('visibilitychange', follower.comeBack);
  return () => {
    group.leave();
    clearInterval(looking);
    window.removeEventListener('focus', follower.comeBack);
    document.removeEventListener('visibilitychange', follower.comeBack);
  };
}
