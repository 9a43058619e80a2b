import { RESEND_SECONDS } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';

/** Counts down until a code may be resent (AU-22); the server enforces the limit. */
export class ResendTimer {
  private now = Date.now();

  constructor(private sentAt: number) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get secondsLeft(): number {
    const left = Math.ceil((this.sentAt - this.now) / 1_000) + RESEND_SECONDS;
    // Bounded, in case the device's clock was set back.
    return Math.min(RESEND_SECONDS, Math.max(0, left));
  }

  restart(): void {
    this.tick();
    this.sentAt = this.now;
  }

  /** Starts ticking every second; returns the function that stops it. */
  start(): () => void {
    const timer = setInterval(this.tick, 1_000);
    return () => clearInterval(timer);
  }

  private tick(): void {
    this.now = Date.now();
  }
}
