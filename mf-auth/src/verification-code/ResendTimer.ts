import { RESEND_SECONDS } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';

/** Counts down to when another code may be asked for (AU-22); the server decides. */
export class ResendTimer {
  private now = Date.now();

  constructor(private sentAt: number) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get secondsLeft(): number {
    const left = Math.ceil((this.sentAt - this.now) / 1_000) + RESEND_SECONDS;
    // A device whose clock was set back does not wait for longer.
    return Math.min(RESEND_SECONDS, Math.max(0, left));
  }

  restart(): void {
    this.tick();
    this.sentAt = this.now;
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
