import { auth, normalizeEmail, errorCatalogue, type SignUpSteps } from '@marquee/shared-contracts';
import {
  type ApiError,
  RemoteCall,
  FormStore,
  request,
  toasts,
  unsavedWork,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { typedEmail } from '../email/typedEmail';
import {
  type PendingVerification,
  pendingVerifications,
  type MailedVerification,
} from './pendingVerifications';
import type { SignUpField, SignUpPlan } from './SignUpPlan';

const createInitialValues = (): SignUpSteps => ({
  name: '',
  firstname: '',
  lastname: '',
  email: typedEmail.read(),
  mobile: '',
  password: '',
  confirmPassword: '',
  organization: '',
  designation: '',
  termsAccepted: false,
});

const findEmailError = ({ error }: { error: ApiError | undefined }): ApiError | undefined =>
  error !== undefined && 'email' in error.fieldErrors ? error : undefined;

/** One role's sign-up: a form over several screens, sent at the last, and the verification that follows. */
export class SignUpFlow {
  form: FormStore<SignUpSteps>;
  pendingVerification: MailedVerification | null;
  // Sends no draftId of an earlier try: the API would treat it as a resend and reject it within a minute (AU-4).
  readonly registering = new RemoteCall(() =>
    request(auth.register, { body: this.plan.toBody(this.form.values) }),
  );
  readonly checkingEmail = new RemoteCall(() => {
    const { email, role } = this.plan.toBody(this.form.values);
    return request(auth.checkEmail, { body: { email, role } });
  });

  #releaseUnsavedWork: () => void = () => undefined;

  constructor(readonly plan: SignUpPlan) {
    this.form = new FormStore(createInitialValues(), plan.rules);
    this.pendingVerification = pendingVerifications.read(plan.role);
    makeAutoObservable(this, { plan: false }, { autoBind: true });
  }

  /** Whether all earlier steps are valid; after a deep link or a reload they are empty. `step` counts from 0. */
  hasReached(step: number): boolean {
    return this.form.isValid(this.plan.steps.slice(0, step).flatMap(({ fields }) => fields));
  }

  /** The error of the whole form. A check that failed for another reason than the email shows none. */
  get error(): ApiError | undefined {
    return this.registering.error ?? findEmailError(this.checkingEmail);
  }

  get isBusy(): boolean {
    return this.registering.loading || this.checkingEmail.loading;
  }

  /**
   * Validates a step, checks a typed email, and sends the form after the last step. Resolves to the next path, or to
   * undefined after an error.
   */
  async advance(step: number): Promise<string | undefined> {
    if (this.isBusy) return undefined;
    this.registering.reset();
    this.checkingEmail.reset();
    const fields = this.plan.steps[step]?.fields ?? [];
    if (!this.form.validate(fields)) return undefined;
    if (fields.includes('email') && !(await this.#isEmailFree(step))) return undefined;
    // The form exists in memory only, so the page must not switch to a new release meanwhile.
    this.#releaseUnsavedWork();
    this.#releaseUnsavedWork = unsavedWork.add();
    return this.plan.steps[step + 1]?.path ?? this.#register(step);
  }

  /** Records that a code for this draft was mailed just now. */
  startVerification(verification: PendingVerification): void {
    this.pendingVerification = { ...verification, sentAt: Date.now() };
    pendingVerifications.save(this.plan.role, this.pendingVerification);
  }

  /** Clears the form and the pending verification. */
  reset(): void {
    this.#releaseUnsavedWork();
    typedEmail.clear();
    this.form = new FormStore(createInitialValues(), this.plan.rules);
    this.registering.reset();
    this.checkingEmail.reset();
    this.pendingVerification = null;
    pendingVerifications.clear(this.plan.role);
  }

  /** Returns false after an error of the email, and after the person left the step. */
  async #isEmailFree(step: number): Promise<boolean> {
    const reply = await this.checkingEmail.run();
    const error = findEmailError(this.checkingEmail);
    if (error !== undefined) this.#showError(error, step);
    // A check that failed otherwise stops nobody: the sign-up itself checks again.
    return error === undefined && (reply !== undefined || this.checkingEmail.state === 'failed');
  }

  async #register(step: number): Promise<string | undefined> {
    const email = normalizeEmail(this.form.values.email);
    const reply = await this.registering.run();
    if (reply === undefined) return this.registering.error && this.#showError(this.registering.error, step);
    this.form.set('password', '');
    this.form.set('confirmPassword', '');
    this.startVerification({ email, draftId: reply.data.draftId });
    return this.plan.codePath;
  }

  /** Shows the error. Returns the path of the step that owns the rejected field, if that is another step. */
  #showError(error: ApiError, step: number): string | undefined {
    const reason = error.code === 'UNREADABLE' ? errorCatalogue.INTERNAL.message : error.message;
    if (this.plan.failureToast) toasts.error(this.plan.failureToast(reason));
    const { steps, screenFields } = this.plan;
    const rejectedFields = Object.entries(error.fieldErrors).map(([field, text]) => [
      screenFields[field] ?? field,
      text,
    ]);
    this.form.setErrors(Object.fromEntries(rejectedFields));
    const owner = steps.find(({ fields }) =>
      rejectedFields.some(([field]) => fields.includes(field as SignUpField)),
    );
    return owner === steps[step] ? undefined : owner?.path;
  }
}
