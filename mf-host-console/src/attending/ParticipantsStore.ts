import {
  type EventActivity,
  type Participant,
  participants,
  type RegistrationType,
  type ReplyOf,
} from '@marquee/shared-contracts';
import { Call, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type ParticipantPage = ReplyOf<typeof participants.list>;

/** Whose rows are shown. */
export interface ParticipantFilter {
  q: string;
  type: RegistrationType | undefined;
  team: 'with' | 'without' | undefined;
  checkedIn: 'yes' | 'no' | undefined;
}

/** chosen: people on a page; the server turns the pages, so 2,000 cost a screen no more than 50. */
const PAGE = '50';

const queryOf = (filter: ParticipantFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

/** Who is registered for an event, as its hosts see them, and how it is doing. */
export class ParticipantsStore {
  readonly list: Call<[ParticipantFilter, number], ParticipantPage>;
  /** The same page read again: when that fails, the one that stands goes on standing. */
  readonly newer: Call<[ParticipantFilter, number], ParticipantPage>;
  readonly activity: Call<[], EventActivity>;
  readonly exporting: Call<[ParticipantFilter], void>;
  readonly noting: Call<[Participant, boolean], string | null>;
  /** Who came, as far as it was noted here since the page was read. */
  noted = new Map<string, string | null>();
  /** For whom a note is under way. */
  busy: string | undefined = undefined;
  private shown: [ParticipantFilter, number] | undefined = undefined;

  constructor(private readonly eventId: string) {
    const params = { eventId };
    const read = (filter: ParticipantFilter, page: number) =>
      request(participants.list, { params, query: { ...queryOf(filter), page: String(page), size: PAGE } });
    this.list = new Call(read);
    this.newer = new Call(read);
    this.activity = new Call(async () => (await request(participants.activity, { params })).data);
    this.exporting = new Call(async (filter) => {
      const query = { ...queryOf(filter), format: 'csv' as const };
      const text = await requestText(participants.list, { params, query });
      saveFile({ name: 'participants.csv', type: 'text/csv', text });
    });
    this.noting = new Call((person, came) => this.note(person.id, came));
    makeAutoObservable<this, 'eventId' | 'shown'>(
      this,
      {
        list: false,
        newer: false,
        activity: false,
        exporting: false,
        noting: false,
        eventId: false,
        shown: false,
      },
      { autoBind: true },
    );
  }

  get latest(): ParticipantPage | undefined {
    return this.newer.result ?? this.list.result;
  }

  /** When this person came, null for who has not. */
  cameAt(person: Participant): string | null {
    const noted = this.noted.get(person.id);
    return noted === undefined ? person.checkedInAt : noted;
  }

  show(filter: ParticipantFilter, page: number): void {
    this.shown = [filter, page];
    this.newer.reset();
    this.noted.clear();
    void this.list.run(filter, page);
  }

  /** What is shown may be old. */
  async refresh(): Promise<void> {
    void this.activity.run();
    if (this.shown === undefined || this.list.result === undefined) return;
    if ((await this.newer.run(...this.shown)) !== undefined) this.forget();
  }

  async export(filter: ParticipantFilter): Promise<void> {
    await this.exporting.run(filter);
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  /** Notes that a person came, or that this was a mistake; one at a time. */
  async setCame(person: Participant, came: boolean): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = person.id;
    const at = await this.noting.run(person, came);
    this.settle(person.id, at);
    if (this.noting.error !== undefined) toasts.error(this.noting.error.message);
    else if (this.activity.result !== undefined) void this.activity.run();
  }

  private settle(id: string, at: string | null | undefined): void {
    this.busy = undefined;
    if (at !== undefined) this.noted.set(id, at);
  }

  private forget(): void {
    this.noted.clear();
  }

  private async note(accountId: string, came: boolean): Promise<string | null> {
    const params = { eventId: this.eventId, accountId };
    if (came) return (await request(participants.checkIn, { params })).data.checkedInAt;
    await request(participants.undoCheckIn, { params });
    return null;
  }
}
