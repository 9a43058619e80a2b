import { RESEND_SECONDS } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';

/** Counts down to when another code may be asked for (AU-22). After a reload it starts anew; the server decides. */
export class ResendTimer {
  private readyAt = 0;
  private now = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    this.restart();
  }

  get secondsLeft(): number {
    return Math.max(0, Math.ceil((this.readyAt - this.now) / 1_000));
  }

  restart(): void {
    this.now = Date.now();
    this.readyAt = this.now + RESEND_SECONDS * 1_000;
  }

  /** Ticks until the answered function is called. */
  start(): () => void {
    const timer = setInterval(this.tick, 1_000);
    return () => clearInterval(timer);
  }

  private tick(): void {
    this.now = Date.now();
  }
}
