import type { DoorEvent, DoorPerson } from '@marquee/shared-contracts';
import { serverClock, tabChannel } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { doorDatabase } from './doorDatabase';
import { DoorPeople, type ListedPerson } from './DoorPeople';

/** Differences of times below this are rounding, in milliseconds. */
const SAME_MS = 1_000;

/** The list of one event on this device, in memory and stored; a device without storage goes on in memory. */
export class DoorList {
  event: DoorEvent | undefined;
  /** Rises with each change of the people, which are not observable themselves. */
  changes = 0;
  /** Sentences about scans that another device or the server saw differently. */
  readonly notices = observable.array<string>();
  readonly people = new DoorPeople();
  /** The place in the server's changes. */
  since: string | undefined;
  readonly #eventId: string;
  readonly #tabs;
  readonly #isWaiting: (personId: string) => boolean;

  /** `isWaiting` tells whether this device has still to send a scan of a person, of which the server knows nothing. */
  constructor(eventId: string, isWaiting: (personId: string) => boolean) {
    this.#eventId = eventId;
    this.#isWaiting = isWaiting;
    makeAutoObservable(this, { event: observableRef, people: false, since: false }, { autoBind: true });
    this.#tabs = tabChannel<ListedPerson[]>(`door.${eventId}`, (people) => this.apply(people));
  }

  get counts(): { registered: number; checkedIn: number } {
    void this.changes;
    return this.people.count();
  }

  /** Whether the event is over, also without a network. */
  get hasEnded(): boolean {
    return this.event !== undefined && Date.parse(this.event.endTime) <= serverClock.now();
  }

  /** Shows what this device has stored; the list of an ended event leaves it. */
  async open(): Promise<void> {
    const stored = await doorDatabase.readList(this.#eventId).catch(() => undefined);
    if (stored === undefined) return;
    if (Date.parse(stored.event.endTime) <= serverClock.now()) return this.remove();
    this.since = stored.since;
    runInAction(() => {
      this.event = stored.event;
      this.apply(stored.people);
    });
  }

  /** Takes a page of the server's changes; `since` is stored with them. */
  async receive(event: DoorEvent, people: readonly DoorPerson[], since: string): Promise<void> {
    const listed = this.applyServer(people);
    runInAction(() => {
      this.event = event;
    });
    await doorDatabase.saveList({ eventId: this.#eventId, event, since }, listed).catch(() => undefined);
  }

  /** Applies the server's people, and tells of scans of this device that were not the first (TK-7). */
  applyServer(people: readonly DoorPerson[]): ListedPerson[] {
    const listed = people.map((person) => this.#compare(person));
    this.apply(listed);
    return listed;
  }

  #compare(person: DoorPerson): ListedPerson {
    const { scannedAt, checkedInAt = null } = this.people.find(person.id) ?? {};
    if (this.#isWaiting(person.id)) return { ...person, checkedInAt, scannedAt };
    if (scannedAt === undefined || person.checkedInAt === null) return person;
    if (Date.parse(person.checkedInAt) >= Date.parse(scannedAt) - SAME_MS) return { ...person, scannedAt };
    this.notices.push(`${person.name} was already in when you scanned the ticket: another device was first.`);
    return person;
  }

  /** Stores a person whom this device changed, and tells its other tabs. */
  async change(person: ListedPerson): Promise<void> {
    await doorDatabase.savePerson(this.#eventId, person).catch(() => undefined);
    this.apply([person]);
    this.#tabs.post([person]);
  }

  async remove(): Promise<void> {
    await doorDatabase.removeList(this.#eventId).catch(() => undefined);
    runInAction(() => {
      this.people.clear();
      this.changes += 1;
      this.event = undefined;
    });
  }

  dismissNotices(): void {
    this.notices.clear();
  }

  close(): void {
    this.#tabs.close();
  }

  private apply(people: readonly ListedPerson[]): void {
    if (people.length === 0) return;
    this.people.apply(people);
    this.changes += 1;
  }
}
