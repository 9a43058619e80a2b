import {
  attendees,
  DECISIONS_MAX,
  type DecidedRequests,
  type ReplyOf,
  type RequestDecision,
} from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';
import { type ReadDecisions, readDecisions } from './readDecisions';

export type RequestsPage = ReplyOf<typeof attendees.requests>;

/** Search, and whether the declined requests are shown instead of the open ones. */
export interface RequestFilter {
  q: string;
  state: 'pending' | 'declined';
  /** The own questions that have a column, by their ids, separated by commas. */
  columns: string;
}

/** chosen: people per page, as in the list of participants. */
const PAGE_SIZE = '50';

/** The requests to be registered for an event, the selected ones, and the decisions about them (HO-20). */
export class RequestsStore {
  readonly list: RemoteCall<[RequestFilter, PagePosition], RequestsPage>;
  readonly exporting: RemoteCall<[RequestFilter], void>;
  readonly deciding: RemoteCall<[readonly RequestDecision[]], DecidedRequests>;
  readonly reading: RemoteCall<[File], ReadDecisions>;
  /** The emails of the selected people. */
  readonly selected = new Set<string>();
  /** The people whom the host is about to decline; undefined while the dialog is closed. */
  declining: readonly string[] | undefined = undefined;
  #query: [RequestFilter, PagePosition] | undefined = undefined;

  constructor(eventId: string) {
    const params = { eventId };
    this.list = new RemoteCall((filter, { page, after }) =>
      request(attendees.requests, {
        params,
        query: { ...toQuery(filter), page: String(page), size: PAGE_SIZE, after },
      }),
    );
    this.exporting = new RemoteCall(async (filter) => {
      const text = await requestText(attendees.requests, {
        params,
        query: { ...toQuery(filter), format: 'csv' },
      });
      saveFile({ name: 'requests.csv', type: 'text/csv', text });
    });
    this.deciding = new RemoteCall((decisions) => sendDecisions(eventId, decisions));
    this.reading = new RemoteCall(async (file) => readDecisions(await file.text()));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(filter: RequestFilter, position: PagePosition): void {
    this.#query = [filter, position];
    this.selected.clear();
    void this.list.run(filter, position);
  }

  async refresh(): Promise<void> {
    if (this.#query !== undefined && this.list.result !== undefined) await this.list.refresh(...this.#query);
  }

  /** The selected people who are still on the page. */
  get selectedEmails(): string[] {
    const shown = this.list.result?.content ?? [];
    return shown.map(({ email }) => email).filter((email) => this.selected.has(email));
  }

  select(emails: readonly string[], isSelected: boolean): void {
    for (const email of emails) {
      if (isSelected) this.selected.add(email);
      else this.selected.delete(email);
    }
  }

  approve(emails: readonly string[]): Promise<boolean> {
    return this.decide(emails.map((email) => ({ email, decision: 'approve' })));
  }

  openDialog(emails: readonly string[]): void {
    this.declining = emails;
    this.deciding.reset();
  }

  closeDialog(): void {
    this.declining = undefined;
  }

  async decline(message: string): Promise<void> {
    const emails = this.declining ?? [];
    if (await this.decide(emails.map((email) => ({ email, decision: 'decline', message }))))
      this.closeDialog();
  }

  /** Saves decisions and says what came of them; a failure keeps the selection and may be repeated. */
  async decide(decisions: readonly RequestDecision[]): Promise<boolean> {
    const decided = await this.deciding.run(decisions);
    if (decided === undefined) {
      if (this.declining === undefined) toasts.error(this.deciding.error?.message ?? '');
    } else toasts.success(describeDecided(decided));
    await this.refresh();
    return decided !== undefined;
  }

  /** Sends the decisions of a file; a file with errors is rejected as a whole. */
  async read(file: File): Promise<void> {
    const read = await this.reading.run(file);
    if (read?.decisions !== undefined) await this.decide(read.decisions);
    else if (read === undefined) toasts.error(this.reading.error?.message ?? '');
  }

  async export(filter: RequestFilter): Promise<void> {
    await this.exporting.run(filter);
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }
}

const toQuery = ({ q, state, columns }: RequestFilter) => ({
  ...(q !== '' && { q }),
  ...(columns !== '' && { columns }),
  state,
});

/** Sends decisions in parts; each part is all or none, and a repeat skips what is decided. */
async function sendDecisions(
  eventId: string,
  decisions: readonly RequestDecision[],
): Promise<DecidedRequests> {
  const total: DecidedRequests = { approved: 0, waiting: 0, declined: 0, skipped: [] };
  for (let first = 0; first < decisions.length; first += DECISIONS_MAX) {
    const body = { decisions: decisions.slice(first, first + DECISIONS_MAX) };
    const { data } = await request(attendees.decideRequests, { params: { eventId }, body });
    total.approved += data.approved;
    total.waiting += data.waiting;
    total.declined += data.declined;
    total.skipped = [...total.skipped, ...data.skipped];
  }
  return total;
}

/** The outcome in a sentence, such as "2 approved, 1 declined." */
export function describeDecided({ approved, waiting, declined, skipped }: DecidedRequests): string {
  const parts = [
    approved > 0 ? `${approved} approved` : '',
    waiting > 0 ? `${waiting} approved and on the waitlist` : '',
    declined > 0 ? `${declined} declined` : '',
    skipped.length > 0 ? `${skipped.length} without an open request` : '',
  ].filter((part) => part !== '');
  return `${parts.join(', ')}.`;
}
