import { makeAutoObservable } from 'mobx';
import { service } from '../contract/index';
import { pageSingleton } from './pageSingleton';

/** chosen: milliseconds between two checks of a lost connection; the pause doubles up to the maximum. */
const FIRST_PAUSE_MS = 4_000;
const MAX_PAUSE_MS = 60_000;
const CHECK_TIMEOUT_MS = 8_000;
/** A connection that lasted this long starts again with the first pause. */
const STABLE_MS = 60_000;

/**
 * Whether the server can be reached. Calls report it; a lost connection is checked when the network returns, when the
 * page becomes visible, and at growing intervals. Listeners read again what failed.
 */
export class Connection {
  isLost = false;
  /** Whether the device has no network, as far as the browser knows; otherwise the server is away. */
  isOffline = false;
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  #pause = FIRST_PAUSE_MS;
  #restoredAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to check lost connections. The shell calls this once. */
  start(): void {
    this.#isStarted = true;
    window.addEventListener('online', () => void this.check());
    window.addEventListener('offline', this.reportLoss);
    document.addEventListener('visibilitychange', () => {
      if (this.isLost && document.visibilityState === 'visible') void this.check();
    });
    if (this.isLost) this.#schedule();
  }

  /** Reports a call without a reply, or with the reply of a server that is down. */
  reportLoss(): void {
    if (this.isLost) return this.setLost(true);
    if (Date.now() - this.#restoredAt > STABLE_MS) this.#pause = FIRST_PAUSE_MS;
    this.setLost(true);
    this.#schedule();
  }

  /** Asks the server now, and soon again if that fails; resolves to whether it replied. */
  async check(): Promise<boolean> {
    this.#pause = FIRST_PAUSE_MS;
    return this.#ask();
  }

  async #ask(): Promise<boolean> {
    clearTimeout(this.#timer);
    const reply = await fetch(service.version.path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    }).catch(() => undefined);
    if (reply?.ok) this.#restore();
    else {
      this.setLost(true);
      this.#schedule();
    }
    return !this.isLost;
  }

  /** Calls back when the connection returns; returns the function that stops this. */
  onRestored(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #restore(): void {
    clearTimeout(this.#timer);
    if (!this.isLost) return;
    this.#restoredAt = Date.now();
    this.setLost(false);
    this.#listeners.forEach((listener) => listener());
  }

  #schedule(): void {
    if (!this.#isStarted) return;
    clearTimeout(this.#timer);
    // A random part keeps all browsers of a hall from asking at the same time.
    const wait = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE_MS);
    this.#timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void this.#ask();
      else this.#schedule();
    }, wait);
  }

  private setLost(isLost: boolean): void {
    this.isLost = isLost;
    this.isOffline = isLost && !navigator.onLine;
  }
}

export const connection = pageSingleton('connection', () => new Connection());
