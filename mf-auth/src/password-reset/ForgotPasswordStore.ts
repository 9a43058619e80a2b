import {
  auth,
  type ForgottenPassword,
  forgotPasswordRules,
  links,
  normalizeEmail,
} from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { pendingReset } from './pendingReset';

/** Asks for the code of a reset. */
export class ForgotPasswordStore {
  readonly form: FormStore<ForgottenPassword>;
  readonly requesting = new RemoteCall((email: string) => request(auth.forgotPassword, { body: { email } }));

  constructor(email: string) {
    this.form = new FormStore<ForgottenPassword>({ email }, forgotPasswordRules);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Why no code was mailed, where that is not about the field. */
  get failureText(): string | undefined {
    const { error } = this.requesting;
    return error === undefined || 'email' in error.fieldErrors ? undefined : error.message;
  }

  /** Answers where to go on, or undefined to stay. */
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
