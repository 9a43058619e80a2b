import {
  type Account,
  asksForCourse,
  type FormRules,
  participation,
  type ParticipantEventDetails,
  type RegistrationForm,
  registrationRules,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { Call, FormStore, keptForm, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const prefilled = (account: Account | null): RegistrationForm => ({
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

const NOT_ASKED = { course: '', duration: '', graduationYear: '' };

/** What the person sees is what counts: fields that are hidden are neither checked nor sent (RG-7). */
const shownPart = (form: RegistrationForm): RegistrationForm =>
  asksForCourse(form.type) ? form : { ...form, ...NOT_ASKED };

const rules: FormRules<RegistrationForm> = {
  ...registrationRules,
  graduationYear: (_year, form) =>
    registrationRules.graduationYear?.(shownPart(form).graduationYear, shownPart(form)),
  course: (_course, form) => registrationRules.course?.(shownPart(form).course, shownPart(form)),
  duration: (_duration, form) => registrationRules.duration?.(shownPart(form).duration, shownPart(form)),
};

/** Registering one person for one event. */
export class RegistrationStore {
  /** Whether this form has been sent with success. */
  sent = false;
  readonly form: FormStore<RegistrationForm>;
  readonly loading = new Call(async () => (await request(participation.details, this.address)).data);
  readonly submitting = new Call(() =>
    request(participation.register, { ...this.address, body: shownPart(this.form.values) }),
  );

  private readonly name: string;

  constructor(
    private readonly eventId: string,
    private readonly inviteKey: string | undefined,
  ) {
    this.name = `registration.${session.account?.id ?? ''}.${eventId}`;
    this.form = new FormStore(keptForm.over(this.name, prefilled(session.account)), rules);
    makeAutoObservable<this, 'eventId' | 'inviteKey' | 'name'>(
      this,
      { form: false, loading: false, submitting: false, eventId: false, inviteKey: false, name: false },
      { autoBind: true },
    );
  }

  set<Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]): void {
    this.form.set(field, value);
    // The account's address is not typed here (RG-6).
    const { email: _account, ...typed } = this.form.values;
    keptForm.keep(this.name, typed);
  }

  /** Sends the form; true when the person is registered now. A refusal is said, and what was typed stays (RG-8). */
  async submit(): Promise<boolean> {
    if (!this.form.check()) return false;
    const reply = await this.submitting.run();
    if (reply === undefined) {
      const { message = '', fieldErrors = {} } = this.submitting.error ?? {};
      this.form.refuse(fieldErrors);
      toasts.error(message);
      return false;
    }
    keptForm.drop(this.name);
    this.finish();
    toasts.success(reply.message);
    return true;
  }

  /** Nothing to register for: no such event, or one for invited people (G-5). */
  get missing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** What the form's place shows; once sent the form stays until the person goes on. */
  stateOf(event: ParticipantEventDetails): RegistrationState {
    const registered = event.registered || session.marks.registered.has(this.eventId);
    return registered && !this.sent ? 'REGISTERED' : event.registrationState;
  }

  private finish(): void {
    this.sent = true;
  }

  private get address() {
    return { params: { eventId: this.eventId }, query: { k: this.inviteKey } };
  }
}
