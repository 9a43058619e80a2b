import { auth, type Credentials, logInRules, normalEmail, PASSWORD_CALL_MS } from '@marquee/shared-contracts';
import { type ApiError, Call, FormStore, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { typedEmail } from '../giving-email/typedEmail';
import { signUpDraft } from '../signing-up/signUpDraft';

/** Logs a person in, or leads to the code that was never entered. */
export class LoginStore {
  readonly form = new FormStore<Credentials>({ email: typedEmail.read(), password: '' }, logInRules);
  readonly loggingIn = new Call((body: Credentials) =>
    request(auth.authenticate, { body, timeoutMilliseconds: PASSWORD_CALL_MS }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins the session, and the shell's guard leads on (AU-27); answers where to go when that needs a code first. */
  async logIn(): Promise<string | undefined> {
    if (!this.form.check()) return undefined;
    const { email, password } = this.form.values;
    const reply = await this.loggingIn.run({ email: normalEmail(email), password });
    if (reply === undefined) return this.loggingIn.error && this.explain(this.loggingIn.error);
    toasts.success('Login successful');
    signUpDraft.reset();
    await session.begin(reply.data);
    return undefined;
  }

  private explain(error: ApiError): string | undefined {
    if (error.code === 'EMAIL_NOT_VERIFIED' && error.draft) {
      const flow = signUpDraft.flowOf(error.draft.role);
      flow.awaitCode({ email: normalEmail(this.form.values.email), draftId: error.draft.draftId });
      toasts.say(error.message);
      return flow.plan.codePath;
    }
    toasts.error(error.message);
    this.form.refuse(error.fieldErrors);
    return undefined;
  }
}
