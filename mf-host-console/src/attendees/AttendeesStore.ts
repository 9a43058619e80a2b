import {
  type EventActivity,
  type Attendee,
  attendees,
  type RegistrationType,
  type ReplyOf,
} from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

export type AttendeePage = ReplyOf<typeof attendees.list>;

/** Search and filters of the attendee list. */
export interface AttendeeFilter {
  q: string;
  type: RegistrationType | undefined;
  team: 'with' | 'without' | undefined;
  checkedIn: 'yes' | 'no' | undefined;
  /** An own question with options, and one of its answers; '' for none (HO-21). */
  question: string;
  answer: string;
  /** The own questions that have a column, by their ids, separated by commas. */
  columns: string;
}

/** chosen: attendees per page; the server paginates, so 2,000 attendees never render more than 50 rows. */
const PAGE_SIZE = '50';

const toQuery = (filter: AttendeeFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

/** The attendees of an event, and its activity. */
export class AttendeesStore {
  readonly list: RemoteCall<[AttendeeFilter, PagePosition], AttendeePage>;
  readonly activity: RemoteCall<[], EventActivity>;
  readonly exporting: RemoteCall<[AttendeeFilter], void>;
  readonly checkingIn: RemoteCall<[Attendee, boolean], string | null>;
  /** Check-ins made on this screen since the page was loaded, by user id. */
  checkIns = new Map<string, string | null>();
  /** Id of the attendee whose check-in request is pending. */
  busyId: string | undefined = undefined;
  #query: [AttendeeFilter, PagePosition] | undefined = undefined;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    const params = { eventId };
    this.list = new RemoteCall((filter, { page, after }) =>
      request(attendees.list, {
        params,
        query: { ...toQuery(filter), page: String(page), size: PAGE_SIZE, after },
      }),
    );
    this.activity = new RemoteCall(async () => (await request(attendees.activity, { params })).data);
    this.exporting = new RemoteCall(async (filter) => {
      const query = { ...toQuery(filter), format: 'csv' as const };
      const text = await requestText(attendees.list, { params, query });
      saveFile({ name: 'participants.csv', type: 'text/csv', text });
    });
    this.checkingIn = new RemoteCall((person, isCheckedIn) => this.#sendCheckIn(person.id, isCheckedIn));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the check-in time; null before the check-in. */
  getCheckInTime(person: Attendee): string | null {
    const localCheckIn = this.checkIns.get(person.id);
    return localCheckIn === undefined ? person.checkedInAt : localCheckIn;
  }

  show(filter: AttendeeFilter, position: PagePosition): void {
    this.#query = [filter, position];
    this.checkIns.clear();
    void this.list.run(filter, position);
  }

  /** Refreshes outdated data. */
  async refresh(): Promise<void> {
    void this.activity.run();
    if (this.#query === undefined || this.list.result === undefined) return;
    if ((await this.list.refresh(...this.#query)) !== undefined) this.clearCheckIns();
  }

  async export(filter: AttendeeFilter): Promise<void> {
    await this.exporting.run(filter);
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  /** Checks an attendee in or undoes it; one request at a time per attendee. */
  async setCheckedIn(person: Attendee, isCheckedIn: boolean): Promise<void> {
    if (this.busyId !== undefined) return;
    this.busyId = person.id;
    const at = await this.checkingIn.run(person, isCheckedIn);
    this.finishCheckIn(person.id, at);
    if (this.checkingIn.error !== undefined) toasts.error(this.checkingIn.error.message);
    else if (this.activity.result !== undefined) void this.activity.run();
  }

  private finishCheckIn(id: string, at: string | null | undefined): void {
    this.busyId = undefined;
    if (at !== undefined) this.checkIns.set(id, at);
  }

  private clearCheckIns(): void {
    this.checkIns.clear();
  }

  async #sendCheckIn(accountId: string, isCheckedIn: boolean): Promise<string | null> {
    const params = { eventId: this.#eventId, accountId };
    if (isCheckedIn) return (await request(attendees.checkIn, { params })).data.checkedInAt;
    await request(attendees.undoCheckIn, { params });
    return null;
  }
}
