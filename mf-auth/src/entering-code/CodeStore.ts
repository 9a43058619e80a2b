import { auth, isCode } from '@marquee/shared-contracts';
import { type ApiError, Call, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { AskedCode } from './AskedCode';
import { ResendTimer } from './ResendTimer';

/** Why the entered code does not stand; `wrong` is the pair of texts of the spec (AU-20). */
export type CodeRefusal = { kind: 'wrong' } | { kind: 'said'; text: string };

// chosen: long enough to be seen, short enough not to be waited for. What follows leaves the screen.
const VERIFIED_MILLISECONDS = 700;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A mailed code: entered, verified, asked for once more. */
export class CodeStore {
  otp = '';
  refusal: CodeRefusal | undefined = undefined;
  readonly timer: ResendTimer;
  readonly verifying = new Call((otp: string) => this.asked.verify(otp));
  readonly resending = new Call(() => this.asked.resend());

  constructor(readonly asked: AskedCode) {
    this.timer = new ResendTimer(asked.sentAt);
    makeAutoObservable(this, { asked: false }, { autoBind: true });
  }

  get verified(): boolean {
    return this.verifying.state === 'succeeded';
  }

  enter(otp: string): void {
    this.otp = otp;
    this.refusal = undefined;
  }

  /** Has the code verified, lets that be seen, and goes on. */
  async verify(): Promise<void> {
    if (this.verifying.loading || this.verified) return;
    if (!isCode(this.otp)) {
      this.refuse({ kind: 'said', text: this.asked.tooShort });
      return;
    }
    const goOn = await this.verifying.run(this.otp);
    if (goOn === undefined) {
      if (this.verifying.error) this.explain(this.verifying.error);
      return;
    }
    if (this.asked.toast !== undefined) toasts.success(this.asked.toast);
    await pause(VERIFIED_MILLISECONDS);
    await goOn();
  }

  async resend(): Promise<void> {
    if ((await this.resending.run()) === undefined) {
      toasts.error(auth.resendOtp.definition.failure);
      return;
    }
    this.timer.restart();
    this.enter('');
    toasts.success('A new code is on its way.');
  }

  /** Why no new code came, to stand beside the link. */
  get resendFailure(): string | undefined {
    const { error } = this.resending;
    return error && reasonOf(error, this.asked.resendFailure);
  }

  private explain(error: ApiError): void {
    const reason = reasonOf(error, this.asked.failure);
    if (this.asked.toast !== undefined) toasts.error(reason);
    const isWrong = error.code === 'OTP_INVALID';
    if (isWrong) this.otp = '';
    this.refuse(isWrong ? { kind: 'wrong' } : { kind: 'said', text: reason });
  }

  private refuse(refusal: CodeRefusal): void {
    this.refusal = refusal;
  }
}

const reasonOf = ({ code, message }: ApiError, otherwise: string): string =>
  code === 'UNREADABLE' ? otherwise : message;
