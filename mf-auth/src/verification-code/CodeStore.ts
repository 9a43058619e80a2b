import { auth, isCode } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { VerificationCode } from './VerificationCode';
import { ResendTimer } from './ResendTimer';

/** The error under the code field; the screen shows `wrong` as two texts (AU-20). */
export type CodeError = { kind: 'wrong' } | { kind: 'message'; text: string };

// Shows "OTP Verified!" briefly, because the next step replaces the screen.
const VERIFIED_DISPLAY_MS = 700;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The input, verification and resending of a mailed code. */
export class CodeStore {
  otp = '';
  error: CodeError | undefined = undefined;
  readonly timer: ResendTimer;
  readonly verifying = new RemoteCall((otp: string) => this.code.verify(otp));
  readonly resending = new RemoteCall(() => this.code.resend());

  constructor(readonly code: VerificationCode) {
    this.timer = new ResendTimer(code.sentAt);
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  get isVerified(): boolean {
    return this.verifying.state === 'succeeded';
  }

  enter(otp: string): void {
    this.otp = otp;
    this.error = undefined;
  }

  /** Verifies the code, shows the success briefly, and proceeds. */
  async verify(): Promise<void> {
    if (this.verifying.loading || this.isVerified) return;
    if (!isCode(this.otp)) {
      this.setError({ kind: 'message', text: this.code.tooShort });
      return;
    }
    const proceed = await this.verifying.run(this.otp);
    if (proceed === undefined) {
      if (this.verifying.error) this.showError(this.verifying.error);
      return;
    }
    if (this.code.toast !== undefined) toasts.success(this.code.toast);
    await pause(VERIFIED_DISPLAY_MS);
    await proceed();
  }

  /** Mails a new code; resolves to whether it was sent. */
  async resend(): Promise<boolean> {
    if ((await this.resending.run()) === undefined) {
      toasts.error(auth.resendOtp.definition.failure);
      return false;
    }
    this.timer.restart();
    this.enter('');
    toasts.success('A new code is on its way.');
    return true;
  }

  /** The error text of a failed resend, beside the button. */
  get resendFailure(): string | undefined {
    const { error } = this.resending;
    return error && describeError(error, this.code.resendFailure);
  }

  private showError(error: ApiError): void {
    const reason = describeError(error, this.code.failure);
    if (this.code.toast !== undefined) toasts.error(reason);
    const isWrong = error.code === 'OTP_INVALID';
    // Only a code that no reply has judged is worth keeping; emptied boxes submit the next code by themselves.
    if (!error.isOutage && error.code !== 'UNREADABLE') this.otp = '';
    this.setError(isWrong ? { kind: 'wrong' } : { kind: 'message', text: reason });
  }

  private setError(error: CodeError): void {
    this.error = error;
  }
}

const describeError = ({ code, message }: ApiError, fallback: string): string =>
  code === 'UNREADABLE' ? fallback : message;
