import { auth, type NewPasswordForm, resetPasswordRules } from '@marquee/shared-contracts';
import {
  type ApiError,
  RemoteCall,
  FormStore,
  request,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { pendingReset } from './pendingReset';
import type { ResetProof } from './resetProof';

/** Sets a new password with a reset proof. */
export class NewPasswordStore {
  readonly form = new FormStore<NewPasswordForm>(
    { newPassword: '', confirmPassword: '' },
    resetPasswordRules,
  );
  /** Whether the proof is live. A check that fails says yes, and the change itself shows the reason. */
  readonly checking = new RemoteCall(() => {
    const { email, token: resetToken } = this.#proof;
    return request(auth.checkResetToken, { body: { email, resetToken } }).then(
      () => true,
      ({ code }: ApiError) => code !== 'RESET_NOT_VERIFIED',
    );
  });
  readonly changing = new RemoteCall((newPassword: string) => {
    const { email, token: resetToken } = this.#proof;
    return request(auth.changePassword, { body: { email, newPassword, resetToken } });
  });

  readonly #proof: ResetProof;

  constructor(proof: ResetProof) {
    this.#proof = proof;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email(): string {
    return this.#proof.email;
  }

  /** The error of the whole form; undefined if the field shows it. */
  get failureText(): string | undefined {
    const { error } = this.changing;
    return error === undefined || 'newPassword' in error.fieldErrors ? undefined : error.message;
  }

  /** Resolves to true on success and logs out, since the change ends every session of the account. */
  async change(): Promise<boolean> {
    this.changing.reset();
    if (!this.form.validate()) return false;
    const reply = await this.changing.run(this.form.values.newPassword);
    if (reply === undefined) {
      this.form.setErrors(this.changing.error?.fieldErrors ?? {});
      return false;
    }
    pendingReset.clear();
    if (session.token !== null) await session.logOut();
    toasts.success(reply.message ?? 'Your password was changed.');
    return true;
  }
}
