import {
  auth,
  type Credentials,
  loginRules,
  normalizeEmail,
  PASSWORD_CALL_MS,
} from '@marquee/shared-contracts';
import {
  type ApiError,
  RemoteCall,
  FormStore,
  request,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { typedEmail } from '../email/typedEmail';
import { signUpDraft } from '../sign-up/signUpDraft';

/** Logs in, or redirects unverified accounts to their code screen. */
export class LoginStore {
  readonly form = new FormStore<Credentials>({ email: typedEmail.read(), password: '' }, loginRules);
  readonly loggingIn = new RemoteCall((body: Credentials) =>
    request(auth.authenticate, { body, timeoutMilliseconds: PASSWORD_CALL_MS }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The error that stays in the form until the next try. */
  get failure(): string | undefined {
    const { state, error } = this.loggingIn;
    return state === 'failed' && error?.code !== 'EMAIL_NOT_VERIFIED' ? error?.message : undefined;
  }

  /** Begins the session, after which the shell's guard redirects. Resolves to the code screen's path if one is needed. */
  async logIn(): Promise<string | undefined> {
    if (!this.form.validate()) return undefined;
    const { email, password } = this.form.values;
    const reply = await this.loggingIn.run({ email: normalizeEmail(email), password });
    if (reply === undefined) return this.loggingIn.error && this.#showError(this.loggingIn.error);
    toasts.success('Login successful');
    signUpDraft.reset();
    await session.begin(reply.data);
    return undefined;
  }

  #showError(error: ApiError): string | undefined {
    if (error.code === 'EMAIL_NOT_VERIFIED' && error.draft) {
      const flow = signUpDraft.getFlow(error.draft.role);
      flow.startVerification({ email: normalizeEmail(this.form.values.email), draftId: error.draft.draftId });
      toasts.info(error.message);
      return flow.plan.codePath;
    }
    toasts.error(error.message);
    this.form.setErrors(error.fieldErrors);
    return undefined;
  }
}
