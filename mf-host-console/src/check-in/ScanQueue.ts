import { door, type DoorPerson, type Scan, type Scanned, SCANS_MAX } from '@marquee/shared-contracts';
import { request, serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { doorDatabase } from './doorDatabase';
import { doorLinkToken } from './doorLinkToken';

/** Scans that wait to be sent. They leave this device once the server has them (TK-7). */
export class ScanQueue {
  readonly #eventId: string;
  readonly #scans = observable.map<string, Scan>({}, { deep: false });
  /** The time of the newest scan of this device, in milliseconds. */
  #newest = 0;

  constructor(eventId: string) {
    this.#eventId = eventId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get waiting(): number {
    return this.#scans.size;
  }

  isWaiting(personId: string): boolean {
    return [...this.#scans.values()].some((scan) => scan.personId === personId);
  }

  /** Finds what this device has stored, also from other tabs. */
  async open(): Promise<void> {
    const stored = await doorDatabase.listScans(this.#eventId).catch(() => []);
    this.#newest = Math.max(this.#newest, ...stored.map(({ at }) => Date.parse(at)));
    runInAction(() => stored.forEach((scan) => this.#scans.set(scan.id, scan)));
  }

  /**
   * Stores a scan and returns its time, later than this device's other scans and the person's check-in: the estimated
   * server clock may step back, and the order of times decides (TK-7).
   */
  async add(person: DoorPerson, kind: Scan['kind']): Promise<string> {
    const before = Math.max(this.#newest, person.checkedInAt === null ? 0 : Date.parse(person.checkedInAt));
    this.#newest = Math.max(serverClock.now(), before + 1);
    const at = new Date(this.#newest).toISOString();
    await this.#store({ id: crypto.randomUUID(), personId: person.id, kind, at });
    return at;
  }

  async #store(scan: Scan): Promise<void> {
    await doorDatabase.addScan(this.#eventId, scan).catch(() => undefined);
    runInAction(() => this.#scans.set(scan.id, scan));
  }

  /**
   * Sends everything in batches, oldest first; what was not sent waits on.
   * @throws ApiError
   */
  async send(onResults: (scans: readonly Scan[], results: readonly Scanned[]) => void): Promise<void> {
    while (this.#scans.size > 0) {
      const scans = [...this.#scans.values()].slice(0, SCANS_MAX);
      const { data } = await request(door.saveScans, {
        ...doorLinkToken.getAccess(this.#eventId),
        body: { scans },
      });
      await doorDatabase.removeScans(scans.map(({ id }) => id)).catch(() => undefined);
      runInAction(() => scans.forEach(({ id }) => this.#scans.delete(id)));
      onResults(scans, data);
    }
  }
}
