import {
  auth,
  type ForgottenPassword,
  forgotPasswordRules,
  links,
  normalEmail,
} from '@marquee/shared-contracts';
import { Call, FormStore, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { awaitedReset } from './awaitedReset';

/** Asks for the code of a reset. */
export class ForgotPasswordStore {
  readonly form: FormStore<ForgottenPassword>;
  readonly asking = new Call((email: string) => request(auth.forgotPassword, { body: { email } }));

  constructor(email: string) {
    this.form = new FormStore<ForgottenPassword>({ email }, forgotPasswordRules);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Why no code was mailed, where that is not about the field. */
  get failure(): string | undefined {
    const { error } = this.asking;
    return error === undefined || 'email' in error.fieldErrors ? undefined : error.message;
  }

  /** Answers where to go on, or undefined to stay. */
  async ask(): Promise<string | undefined> {
    this.asking.reset();
    if (!this.form.check()) return undefined;
    const email = normalEmail(this.form.values.email);
    const reply = await this.asking.run(email);
    if (reply === undefined) {
      this.form.refuse(this.asking.error?.fieldErrors ?? {});
      return undefined;
    }
    awaitedReset.keep(email, reply.resetId);
    return links.resetCode();
  }
}
