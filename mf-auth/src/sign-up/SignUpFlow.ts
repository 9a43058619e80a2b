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

/** What a form begins with. */
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

/** One flow's draft: a form over several screens, sent at the last, and the code that is then awaited. */
export class SignUpFlow {
  form: FormStore<SignUpSteps>;
  pendingVerification: MailedVerification | null;
  // chosen: without the draftId of an earlier try. With it the call is a resend, refused within a minute (AU-4), and
  // whoever went back to correct a name would wait; a new draft has a code of its own at once.
  readonly registering = new RemoteCall(() =>
    request(auth.register, { body: this.plan.toBody(this.form.values) }),
  );

  private releaseUnsavedWork: () => void = () => undefined;

  constructor(readonly plan: SignUpPlan) {
    this.form = new FormStore(createInitialValues(), plan.rules);
    this.pendingVerification = pendingVerifications.read(plan.role);
    makeAutoObservable<this, 'releaseUnsavedWork'>(
      this,
      { plan: false, releaseUnsavedWork: false },
      { autoBind: true },
    );
  }

  /** Whether all steps before this one are filled in; a deep link or a reload finds them empty (AU-19). */
  hasReached(step: number): boolean {
    return this.form.isValid(this.plan.steps.slice(0, step).flatMap(({ fields }) => fields));
  }

  /** Checks a step and sends the draft after the last; answers where to go on, or undefined to stay. */
  async advance(step: number): Promise<string | undefined> {
    this.registering.reset();
    if (!this.form.validate(this.plan.steps[step]?.fields)) return undefined;
    // What was typed is in this release's memory alone: until it is over the page takes no other (RL-22).
    this.releaseUnsavedWork();
    this.releaseUnsavedWork = unsavedWork.add();
    return this.plan.steps[step + 1]?.path ?? this.register();
  }

  /** A code of this draft was mailed just now: from now on the code screen asks for it. */
  startVerification(code: PendingVerification): void {
    this.pendingVerification = { ...code, sentAt: Date.now() };
    pendingVerifications.save(this.plan.role, this.pendingVerification);
  }

  /** Forgets everything that was typed or awaited. */
  reset(): void {
    this.releaseUnsavedWork();
    typedEmail.clear();
    this.form = new FormStore(createInitialValues(), this.plan.rules);
    this.registering.reset();
    this.pendingVerification = null;
    pendingVerifications.clear(this.plan.role);
  }

  private async register(): Promise<string | undefined> {
    const email = normalizeEmail(this.form.values.email);
    const reply = await this.registering.run();
    if (reply === undefined) return this.registering.error && this.showError(this.registering.error);
    this.form.set('password', '');
    this.form.set('confirmPassword', '');
    this.startVerification({ email, draftId: reply.data.draftId });
    return this.plan.codePath;
  }

  /** Shows why signing up failed, at the step that owns the refused field; answers that step if it is another. */
  private showError(error: ApiError): string | undefined {
    const reason = error.code === 'UNREADABLE' ? errorCatalogue.INTERNAL.message : error.message;
    if (this.plan.failureToast) toasts.error(this.plan.failureToast(reason));
    const { steps, screenFields } = this.plan;
    const refused = Object.entries(error.fieldErrors).map(([field, text]) => [
      screenFields[field] ?? field,
      text,
    ]);
    this.form.setErrors(Object.fromEntries(refused));
    const owner = steps.find(({ fields }) =>
      refused.some(([field]) => fields.includes(field as SignUpField)),
    );
    return owner === steps.at(-1) ? undefined : owner?.path;
  }
}
