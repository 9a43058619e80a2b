import type { QuizProgress } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const SECOND = 1_000;

/** Whole seconds until `endsAt`, at least 0; both arguments are epoch milliseconds. */
export const getSecondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / SECOND));

/** The server's time in epoch milliseconds, updated every second, and the quiz's end (QZ-3). */
export class QuizClock {
  now = serverClock.now();
  /** The end in ISO 8601; empty before the first reply. */
  endsAt = '';
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get secondsLeft(): number {
    return getSecondsUntil(Date.parse(this.endsAt), this.now);
  }

  get isTimeUp(): boolean {
    return this.now >= Date.parse(this.endsAt);
  }

  start(): void {
    this.#isRunning = true;
    this.tick();
  }

  /** Synchronizes with the times of a reply. */
  sync({ serverNow, endsAt }: Pick<QuizProgress, 'serverNow' | 'endsAt'>): void {
    serverClock.observe(serverNow);
    this.tick();
    this.endsAt = endsAt;
  }

  stop(): void {
    this.#isRunning = false;
    clearTimeout(this.#timer);
  }

  /** Runs at each full second of the server's clock. */
  private tick(): void {
    clearTimeout(this.#timer);
    this.now = serverClock.now();
    if (this.#isRunning) this.#timer = setTimeout(this.tick, SECOND - (this.now % SECOND));
  }
}
