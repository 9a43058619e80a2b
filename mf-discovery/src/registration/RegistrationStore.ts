import {
  type Account,
  requiresCourse,
  type FormRules,
  registration,
  type ParticipantEventDetails,
  type RegistrationForm,
  registrationRules,
  type RegistrationState,
} from '@marquee/shared-contracts';
import {
  RemoteCall,
  FormStore,
  formDraft,
  request,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable, runInAction } from 'mobx';
import { AnswersStore } from './AnswersStore';

const createInitialForm = (account: Account | null): RegistrationForm => ({
  firstName: account?.firstname ?? '',
  lastName: account?.lastname ?? '',
  email: account?.email ?? '',
  phoneNumber: account?.mobile ?? '',
  institute: '',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: '',
});

/** Longest wait for the values of the latest registration. */
const PREFILL_MS = 4_000;

const HIDDEN_VALUES = { course: '', duration: '', graduationYear: '' };

/** Clears hidden fields, so that they are neither validated nor sent (RG-7). */
const clearHiddenFields = (form: RegistrationForm): RegistrationForm =>
  requiresCourse(form.type) ? form : { ...form, ...HIDDEN_VALUES };

const rules: FormRules<RegistrationForm> = {
  ...registrationRules,
  graduationYear: (_year, form) =>
    registrationRules.graduationYear?.(clearHiddenFields(form).graduationYear, clearHiddenFields(form)),
  course: (_course, form) =>
    registrationRules.course?.(clearHiddenFields(form).course, clearHiddenFields(form)),
  duration: (_duration, form) =>
    registrationRules.duration?.(clearHiddenFields(form).duration, clearHiddenFields(form)),
};

/** Refusals after which the form asks for something else. */
const CHANGED_EVENT: ReadonlySet<string | undefined> = new Set([
  'EVENT_FULL',
  'SEATS_LEFT',
  'APPROVAL_REQUIRED',
  'APPROVAL_OFF',
  'FORM_CHANGED',
]);

/** The registration form of one account for one event. */
export class RegistrationStore {
  /** Whether the server has accepted this form. */
  isSent = false;
  readonly form: FormStore<RegistrationForm>;
  readonly answers: AnswersStore;
  /** The errors of the last refused try, of the form and of the answers. */
  refusal: object = {};
  readonly loading = new RemoteCall(async () => {
    const [{ data }] = await Promise.all([
      request(registration.details, this.#requestOptions),
      this.#prefill(),
    ]);
    this.answers.ask(data.formQuestions ?? []);
    return data;
  });
  readonly submitting = new RemoteCall(() => request(registration.register, this.#createRequest()));
  readonly joining = new RemoteCall(() => request(registration.joinWaitlist, this.#createRequest()));
  readonly asking = new RemoteCall(() => request(registration.sendRequest, this.#createRequest()));

  readonly #storageKey: string;
  readonly #eventId: string;
  readonly #inviteKey: string | undefined;

  constructor(eventId: string, inviteKey: string | undefined) {
    this.#eventId = eventId;
    this.#inviteKey = inviteKey;
    this.#storageKey = `registration.${session.account?.id ?? ''}.${eventId}`;
    this.form = new FormStore(this.#createValues({}), rules);
    this.answers = new AnswersStore(this.#storageKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set<Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]): void {
    this.form.set(field, value);
    // The email comes from the account and cannot be edited (RG-6).
    const { email: _account, ...typed } = this.form.values;
    formDraft.save(this.#storageKey, typed);
  }

  /**
   * The form asks for the registration, for the hosts' approval (RG-22) or, because the event is full, for a place in the
   * waitlist (RG-19). Undefined while it is closed.
   */
  get purpose(): 'registration' | 'approval' | 'waitlist' | undefined {
    const event = this.loading.result;
    if (event?.registrationState !== 'OPEN' && !(event?.registrationState === 'FULL' && event.waitlist))
      return undefined;
    if (event.approval) return 'approval';
    return event.registrationState === 'FULL' ? 'waitlist' : 'registration';
  }

  get isSubmitting(): boolean {
    return this.submitting.loading || this.joining.loading || this.asking.loading;
  }

  /** Sends the form; returns true on success. A failure shows its error and keeps the input (RG-8). */
  async submit(): Promise<boolean> {
    // Both show their errors.
    const isComplete = [this.form.validate(), this.answers.validate()].every(Boolean);
    if (!isComplete) {
      this.showRefusal();
      return false;
    }
    const { purpose } = this;
    const call =
      purpose === 'approval' ? this.asking : purpose === 'waitlist' ? this.joining : this.submitting;
    await call.run();
    if (call.error !== undefined) {
      this.form.setErrors(call.error.fieldErrors);
      this.answers.setErrors(call.error.fieldErrors);
      this.showRefusal();
      toasts.error(call.error.message);
      if (CHANGED_EVENT.has(call.error.code)) await this.loading.refresh();
      return false;
    }
    formDraft.remove(this.#storageKey);
    this.answers.clear();
    this.markSent();
    return true;
  }

  /** Whether the event does not exist, or is private and the invite key is missing. */
  get isMissing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** The state of the screen; a submitted form stays visible until the participant continues. */
  getState(event: ParticipantEventDetails): RegistrationState {
    const registered = event.registered || session.marks.registered.has(this.#eventId);
    return registered && !this.isSent ? 'REGISTERED' : event.registrationState;
  }

  /** A new object moves the focus to the first invalid field (AU-14). */
  private showRefusal(): void {
    this.refusal = { ...this.form.errors, ...this.answers.errors };
  }

  private markSent(): void {
    this.isSent = true;
  }

  /** Fills in the latest registration (RG-6). A failure leaves these fields empty. */
  async #prefill(): Promise<void> {
    const reply = await request(registration.latestForm, { timeoutMilliseconds: PREFILL_MS }).catch(
      () => null,
    );
    const values = this.#createValues(reply?.data ?? {});
    runInAction(() => Object.assign(this.form.values, values));
  }

  /** Typed text wins over values of the latest registration. */
  #createValues(latest: Partial<RegistrationForm>): RegistrationForm {
    return formDraft.restore(this.#storageKey, { ...createInitialForm(session.account), ...latest });
  }

  #createRequest() {
    const { sent } = this.answers;
    const body = { ...clearHiddenFields(this.form.values), ...(sent !== undefined && { answers: sent }) };
    return { ...this.#requestOptions, body };
  }

  get #requestOptions() {
    return { params: { eventId: this.#eventId }, query: { k: this.#inviteKey } };
  }
}
