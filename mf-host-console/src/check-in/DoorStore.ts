import { door, parseTicketCode, type Scan, type Scanned } from '@marquee/shared-contracts';
import {
  type ApiError,
  connection,
  isApiError,
  request,
  serverClock,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { DoorList } from './DoorList';
import { type Closing, findClosing } from './findClosing';
import { doorLinkToken } from './doorLinkToken';
import type { ListedPerson } from './DoorPeople';
import { isGood, type Outcome } from './Outcome';
import { ScanQueue } from './ScanQueue';
import { signal } from './signal';

/** Milliseconds between two readings of changes. */
const POLL_MS = 5_000;

/** A list that was not read to its end is read again from the beginning. */
const FROM_THE_BEGINNING = new Date(0).toISOString();

/** The door of one event on this device: scans, and the server's list and answers (TK-5 to TK-7). */
export class DoorStore {
  closing: Closing | undefined;
  error: ApiError | undefined;
  outcome: Outcome | undefined;
  readonly list: DoorList;
  readonly queue: ScanQueue;
  readonly #eventId: string;
  #syncing: Promise<void> | undefined;
  #isStale = false;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.queue = new ScanQueue(eventId);
    this.list = new DoorList(eventId, (personId) => this.queue.isWaiting(personId));
    makeAutoObservable(this, { outcome: observableRef, list: false, queue: false }, { autoBind: true });
  }

  /** Shows the list of this device, and follows the server's until the returned function is called. */
  start(): () => void {
    void this.#open();
    const timer = setInterval(() => {
      if (this.list.hasEnded && this.closing === undefined) void this.#close('ended');
      if (document.visibilityState === 'visible' && !connection.isLost && this.isFollowing) void this.sync();
    }, POLL_MS);
    const stopListening = connection.onRestored(() => void this.sync());
    return () => {
      clearInterval(timer);
      stopListening();
      this.list.close();
    };
  }

  /** A closed door is asked no more, except for scans from before the event's end. */
  get isFollowing(): boolean {
    return this.closing === undefined || (this.closing === 'ended' && this.queue.waiting > 0);
  }

  async #open(): Promise<void> {
    await Promise.all([this.list.open(), this.queue.open()]);
    await this.sync();
  }

  /** Sends what waits, then reads the changes. A call meanwhile runs once more, for a scan that came too late. */
  sync(): Promise<void> {
    this.#isStale = true;
    this.#syncing ??= this.#runUntilCurrent().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async #runUntilCurrent(): Promise<void> {
    do {
      this.#isStale = false;
      await this.#run();
    } while (this.#isStale && this.error === undefined);
  }

  async #run(): Promise<void> {
    let error: ApiError | undefined;
    try {
      await this.queue.send((scans, results) => this.#receive(scans, results));
      await this.#readChanges();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      error = cause;
      const closing = findClosing(cause, doorLinkToken.read(this.#eventId) !== undefined);
      if (closing !== undefined) await this.#close(closing);
    }
    runInAction(() => {
      this.error = error;
    });
  }

  async #readChanges(): Promise<void> {
    const { since } = this.list;
    let after: string | undefined;
    let newest: string | undefined;
    do {
      const query = { ...(since !== undefined && { since }), ...(after !== undefined && { after }) };
      const { data } = await request(door.people, { ...doorLinkToken.getAccess(this.#eventId), query });
      serverClock.observe(data.serverNow);
      newest ??= data.since;
      after = data.next ?? undefined;
      const place = after === undefined ? newest : (since ?? FROM_THE_BEGINNING);
      await this.list.receive(data.event, data.people, place);
    } while (after !== undefined);
    this.list.since = newest;
  }

  #receive(scans: readonly Scan[], results: readonly Scanned[]): void {
    const { notices, people } = this.list;
    for (const { id, state, person } of results) {
      const scan = scans.find((sent) => sent.id === id);
      const name = person?.name ?? people.find(scan?.personId ?? '')?.name ?? 'A person';
      if (state === 'unknown') notices.push(`${name} is not registered for this event any more.`);
      if (state === 'late') notices.push(`${name} was scanned after the event's end, which is not saved.`);
    }
    this.list.applyServer(results.flatMap(({ person }) => (person === null ? [] : [person])));
  }

  async #close(closing: Closing): Promise<void> {
    await this.list.remove();
    // An ended link still sends what was scanned before the end.
    if (closing !== 'ended' || this.queue.waiting === 0) doorLinkToken.remove(this.#eventId);
    runInAction(() => {
      this.closing = closing;
    });
  }

  /** Checks in by the text of a code, and says what came of it. */
  async read(text: string): Promise<void> {
    const code = parseTicketCode(text);
    if (code === undefined) return this.show({ kind: 'no-ticket' });
    if (code.eventId !== this.#eventId) return this.show({ kind: 'other-event' });
    const { people } = this.list;
    let person = await people.findByToken(code.token);
    if (person === undefined && !connection.isLost) {
      // The ticket may be newer than the list.
      await this.sync();
      person = await people.findByToken(code.token);
    }
    if (person === undefined) return this.show({ kind: 'unknown' });
    return this.checkIn(person.id);
  }

  async checkIn(personId: string): Promise<void> {
    const person = this.list.people.find(personId);
    if (person === undefined) return this.show({ kind: 'unknown' });
    if (person.cancelled) return this.show({ kind: 'cancelled', person });
    if (person.checkedInAt !== null) return this.show({ kind: 'already', person, at: person.checkedInAt });
    return this.#record(person, 'in');
  }

  async undo(personId: string): Promise<void> {
    const person = this.list.people.find(personId);
    if (person !== undefined) await this.#record(person, 'undo');
  }

  /** The scan is on the device before anybody sees it (TK-7). */
  async #record(person: ListedPerson, kind: Scan['kind']): Promise<void> {
    const at = await this.queue.add(person, kind);
    const time = kind === 'in' ? at : undefined;
    const changed = { ...person, checkedInAt: time ?? null, scannedAt: time };
    await this.list.change(changed);
    this.show({ kind: kind === 'in' ? 'in' : 'undone', person: changed });
    void this.sync();
  }

  /**
   * Registers a person at the door (TK-9).
   * @throws ApiError
   */
  async addWalkIn(body: { name: string; email: string }): Promise<void> {
    const { data } = await request(door.addWalkIn, { ...doorLinkToken.getAccess(this.#eventId), body });
    const { person, isNew } = data;
    const before = this.list.people.find(person.id)?.checkedInAt;
    this.list.applyServer([person]);
    const wasIn = !isNew && typeof before === 'string';
    this.show(wasIn ? { kind: 'already', person, at: before } : { kind: 'in', person });
    void this.sync();
  }

  private show(outcome: Outcome): void {
    this.outcome = outcome;
    signal(isGood(outcome));
  }
}
