import {
  type AnnouncementForm,
  announcementRules,
  announcements,
  type CallInput,
} from '@marquee/shared-contracts';
import {
  FormStore,
  formDraft,
  RemoteCall,
  request,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type Audience = CallInput<typeof announcements.audience>['query'];

/** What the form keeps while it is written; '' does not limit the recipients. */
export interface AnnouncementValues extends AnnouncementForm {
  state: string;
  team: string;
  checkedIn: string;
}

const EMPTY: AnnouncementValues = { subject: '', text: '', state: '', team: '', checkedIn: '' };

const { randomUUID } = crypto;
const createKey = (): string => randomUUID.call(crypto);

/** A new announcement of an event: its form, test, preview and sending (AN-1). */
export class AnnouncementStore {
  readonly form: FormStore<AnnouncementValues>;
  /** Whether the preview asks for confirmation. */
  isPreviewOpen = false;
  readonly counting = new RemoteCall(async () => {
    const reply = await request(announcements.audience, { params: this.#params, query: this.audience });
    return reply.data;
  });
  readonly testing = new RemoteCall(() =>
    request(announcements.test, { params: this.#params, body: this.#content }),
  );
  readonly sending = new RemoteCall(() =>
    request(announcements.send, {
      params: this.#params,
      body: { ...this.#content, ...this.audience },
      idempotencyKey: this.#key,
    }),
  );
  /** The same for every try of one announcement. */
  #key = createKey();
  readonly #params: { eventId: string };
  readonly #storageKey: string;

  constructor(eventId: string) {
    this.#params = { eventId };
    this.#storageKey = `announcement.${session.account?.id ?? ''}.${eventId}`;
    this.form = new FormStore<AnnouncementValues>(
      formDraft.restore(this.#storageKey, EMPTY),
      announcementRules,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get audience(): NonNullable<Audience> {
    const { state, team, checkedIn } = this.form.values;
    if (state !== '') return { state };
    return { ...(team !== '' && { team }), ...(checkedIn !== '' && { checkedIn }) };
  }

  set(field: keyof AnnouncementValues, value: string): void {
    this.form.set(field, value);
    formDraft.save(this.#storageKey, this.form.values);
    if (field !== 'subject' && field !== 'text') void this.counting.run();
  }

  openPreview(): void {
    this.sending.reset();
    this.isPreviewOpen = this.form.validate();
    if (this.isPreviewOpen) void this.counting.run();
  }

  closePreview(): void {
    this.isPreviewOpen = false;
  }

  /** Mails the announcement to the host alone. */
  async sendTest(): Promise<void> {
    if (!this.form.validate()) return;
    const reply = await this.testing.run();
    if (reply !== undefined) return void toasts.success(reply.message ?? '');
    this.form.setErrors(this.testing.error?.fieldErrors ?? {});
    toasts.error(this.testing.error?.message ?? '');
  }

  /** Sends it and returns true; a failure keeps preview and form. */
  async send(): Promise<boolean> {
    if ((await this.sending.run()) === undefined) return false;
    this.clear();
    void this.counting.run();
    return true;
  }

  private clear(): void {
    this.closePreview();
    this.form.values = { ...EMPTY };
    formDraft.remove(this.#storageKey);
    this.#key = createKey();
  }

  get #content(): AnnouncementForm {
    const { subject, text } = this.form.values;
    return { subject, text };
  }
}
