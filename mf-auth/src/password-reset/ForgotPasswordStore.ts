import {
  auth,
  type ForgotPasswordForm,
  forgotPasswordRules,
  links,
  normalizeEmail,
} from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { pendingReset } from './pendingReset';

/** Requests the code of a password reset. */
export class ForgotPasswordStore {
  readonly form: FormStore<ForgotPasswordForm>;
  readonly requesting = new RemoteCall((email: string) => request(auth.forgotPassword, { body: { email } }));

  constructor(email: string) {
    this.form = new FormStore<ForgotPasswordForm>({ email }, forgotPasswordRules);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The error of the whole form; undefined if the field shows it. */
  get failureText(): string | undefined {
    const { error } = this.requesting;
    return error === undefined || 'email' in error.fieldErrors ? undefined : error.message;
  }

  /** Resolves to the next path, or to undefined after an error. */
  async requestCode(): Promise<string | undefined> {
    this.requesting.reset();
    if (!this.form.validate()) return undefined;
    const email = normalizeEmail(this.form.values.email);
    const reply = await this.requesting.run(email);
    if (reply === undefined) {
      this.form.setErrors(this.requesting.error?.fieldErrors ?? {});
      return undefined;
    }
    pendingReset.save(email, reply.resetId);
    return links.resetCode();
  }
}
