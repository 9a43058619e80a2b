import { serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const SECOND = 1_000;

/** The server's time in epoch milliseconds, updated every second (QZ-3). */
export class QuizClock {
  now = serverClock.now();
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.#running = true;
    this.tick();
  }

  /** Synchronizes with the server's time of a reply. */
  set(serverNow: string): void {
    serverClock.observe(serverNow);
    this.tick();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  /** Runs at each full second of the server's clock. */
  private tick(): void {
    clearTimeout(this.#timer);
    this.now = serverClock.now();
    if (this.#running) this.#timer = setTimeout(this.tick, SECOND - (this.now % SECOND));
  }
}
