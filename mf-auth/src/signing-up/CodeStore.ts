import { auth, type CallInput, isCode } from '@marquee/shared-contracts';
import { type ApiError, Call, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { AwaitedCode } from './awaitedCodes';
import { ResendTimer } from './ResendTimer';
import type { SignUpFlow } from './SignUpFlow';

type CodeBody = CallInput<typeof auth.validate>['body'];

/** Why the entered code does not stand; `wrong` is the pair of texts of the spec (AU-20). */
export type CodeRefusal = { kind: 'wrong' } | { kind: 'said'; text: string };

// chosen: long enough to be seen, short enough not to be waited for. The session begins afterwards, since beginning it
// leaves the screen.
const VERIFIED_MILLISECONDS = 700;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Confirms a sign-up by its mailed code. */
export class CodeStore {
  otp = '';
  refusal: CodeRefusal | undefined = undefined;
  readonly timer = new ResendTimer();
  readonly confirming = new Call((body: CodeBody) => request(auth.validate, { body }));
  readonly resending = new Call((body: AwaitedCode) => request(auth.resendOtp, { body }));

  constructor(
    private readonly flow: SignUpFlow,
    readonly awaited: AwaitedCode,
  ) {
    makeAutoObservable<this, 'flow'>(this, { flow: false, awaited: false }, { autoBind: true });
  }

  get verified(): boolean {
    return this.confirming.state === 'succeeded';
  }

  enter(otp: string): void {
    this.otp = otp;
    this.refusal = undefined;
  }

  /** Checks the code and begins the first session; the shell's guard then leads on (AU-27). */
  async confirm(): Promise<void> {
    if (this.confirming.loading || this.verified) return;
    if (!isCode(this.otp)) {
      this.refuse({ kind: 'said', text: this.flow.plan.codeMessage });
      return;
    }
    const reply = await this.confirming.run({ ...this.awaited, otp: this.otp });
    if (reply === undefined) {
      if (this.confirming.error) this.explain(this.confirming.error);
      return;
    }
    toasts.success('Validation successful. Proceeding...');
    await pause(VERIFIED_MILLISECONDS);
    this.flow.reset();
    await session.begin(reply.data);
  }

  async resend(): Promise<void> {
    if ((await this.resending.run(this.awaited)) === undefined) {
      toasts.error(auth.resendOtp.definition.failure);
      return;
    }
    this.timer.restart();
    this.enter('');
    toasts.success('A new code is on its way.');
  }

  private explain(error: ApiError): void {
    toasts.error(error.message);
    const isWrong = error.code === 'OTP_INVALID';
    if (isWrong) this.otp = '';
    this.refuse(isWrong ? { kind: 'wrong' } : { kind: 'said', text: error.message });
  }

  private refuse(refusal: CodeRefusal): void {
    this.refusal = refusal;
  }
}
