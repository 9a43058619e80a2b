import {
  type EventActivity,
  type Attendee,
  attendees,
  type RegistrationType,
  type ReplyOf,
} from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type AttendeePage = ReplyOf<typeof attendees.list>;

/** Whose rows are shown. */
export interface AttendeeFilter {
  q: string;
  type: RegistrationType | undefined;
  team: 'with' | 'without' | undefined;
  checkedIn: 'yes' | 'no' | undefined;
}

/** chosen: people on a page; the server turns the pages, so 2,000 cost a screen no more than 50. */
const PAGE_SIZE = '50';

const toQuery = (filter: AttendeeFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

/** Who is registered for an event, as its hosts see them, and how it is doing. */
export class AttendeesStore {
  readonly list: RemoteCall<[AttendeeFilter, number], AttendeePage>;
  readonly activity: RemoteCall<[], EventActivity>;
  readonly exporting: RemoteCall<[AttendeeFilter], void>;
  readonly checkingIn: RemoteCall<[Attendee, boolean], string | null>;
  /** Who came, as far as it was noted here since the page was read. */
  checkIns = new Map<string, string | null>();
  /** For whom a note is under way. */
  busyId: string | undefined = undefined;
  private query: [AttendeeFilter, number] | undefined = undefined;

  constructor(private readonly eventId: string) {
    const params = { eventId };
    const read = (filter: AttendeeFilter, page: number) =>
      request(attendees.list, { params, query: { ...toQuery(filter), page: String(page), size: PAGE_SIZE } });
    this.list = new RemoteCall(read);
    this.activity = new RemoteCall(async () => (await request(attendees.activity, { params })).data);
    this.exporting = new RemoteCall(async (filter) => {
      const query = { ...toQuery(filter), format: 'csv' as const };
      const text = await requestText(attendees.list, { params, query });
      saveFile({ name: 'participants.csv', type: 'text/csv', text });
    });
    this.checkingIn = new RemoteCall((person, came) => this.sendCheckIn(person.id, came));
    makeAutoObservable<this, 'eventId' | 'query'>(
      this,
      {
        list: false,
        activity: false,
        exporting: false,
        checkingIn: false,
        eventId: false,
        query: false,
      },
      { autoBind: true },
    );
  }

  /** When this person came, null for who has not. */
  getCheckInTime(person: Attendee): string | null {
    const noted = this.checkIns.get(person.id);
    return noted === undefined ? person.checkedInAt : noted;
  }

  show(filter: AttendeeFilter, page: number): void {
    this.query = [filter, page];
    this.checkIns.clear();
    void this.list.run(filter, page);
  }

  /** What is shown may be old. */
  async refresh(): Promise<void> {
    void this.activity.run();
    if (this.query === undefined || this.list.result === undefined) return;
    if ((await this.list.refresh(...this.query)) !== undefined) this.clearCheckIns();
  }

  async export(filter: AttendeeFilter): Promise<void> {
    await this.exporting.run(filter);
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  /** Notes that a person came, or that this was a mistake; one at a time. */
  async setCheckedIn(person: Attendee, came: boolean): Promise<void> {
    if (this.busyId !== undefined) return;
    this.busyId = person.id;
    const at = await this.checkingIn.run(person, came);
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

  private async sendCheckIn(accountId: string, came: boolean): Promise<string | null> {
    const params = { eventId: this.eventId, accountId };
    if (came) return (await request(attendees.checkIn, { params })).data.checkedInAt;
    await request(attendees.undoCheckIn, { params });
    return null;
  }
}
