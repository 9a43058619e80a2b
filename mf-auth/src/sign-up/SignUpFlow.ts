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

/** One role's sign-up: a form over several screens, sent at the last, and the verification that follows. */
export class SignUpFlow {
  form: FormStore<SignUpSteps>;
  pendingVerification: MailedVerification | null;
  // Sends no draftId of an earlier try: the API would treat it as a resend and reject it within a minute (AU-4).
  readonly registering = new RemoteCall(() =>
    request(auth.register, { body: this.plan.toBody(this.form.values) }),
  );

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

  /** Validates a step, and sends the form after the last. Resolves to the next path, or to undefined after an error. */
  async advance(step: number): Promise<string | undefined> {
    this.registering.reset();
    if (!this.form.validate(this.plan.steps[step]?.fields)) return undefined;
    // The form exists in memory only, so the page must not switch to a new release meanwhile.
    this.#releaseUnsavedWork();
    this.#releaseUnsavedWork = unsavedWork.add();
    return this.plan.steps[step + 1]?.path ?? this.#register();
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
    this.pendingVerification = null;
    pendingVerifications.clear(this.plan.role);
  }

  async #register(): Promise<string | undefined> {
    const email = normalizeEmail(this.form.values.email);
    const reply = await this.registering.run();
    if (reply === undefined) return this.registering.error && this.#showError(this.registering.error);
    this.form.set('password', '');
    this.form.set('confirmPassword', '');
    this.startVerification({ email, draftId: reply.data.draftId });
    return this.plan.codePath;
  }

  /** Shows the error. Returns the path of the step that owns the rejected field, if that is not the last step. */
  #showError(error: ApiError): string | undefined {
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
    return owner === steps.at(-1) ? undefined : owner?.path;
  }
}
