import { auth, type ChangedPassword, changePasswordRules } from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { pendingReset } from './pendingReset';
import type { ResetProof } from './resetProof';

/** Sets a new password by a proof (AU-1). */
export class NewPasswordStore {
  readonly form = new FormStore<ChangedPassword>(
    { newPassword: '', confirmPassword: '' },
    changePasswordRules,
  );
  readonly changing = new RemoteCall((newPassword: string) => {
    const { email, token: resetToken } = this.proof;
    return request(auth.changePassword, { body: { email, newPassword, resetToken } });
  });

  constructor(readonly proof: ResetProof) {
    makeAutoObservable(this, { proof: false }, { autoBind: true });
  }

  /** Why nothing was changed, where that is not about a field. */
  get failureText(): string | undefined {
    const { error } = this.changing;
    return error === undefined || 'newPassword' in error.fieldErrors ? undefined : error.message;
  }

  /** True when the password was changed: whoever was logged in here is not any more, since every session has ended. */
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
