import type { DoorEvent, Scan } from '@marquee/shared-contracts';
import { SESSION_DATABASE } from '@marquee/shared-contracts/browser';
import type { ListedPerson } from './DoorPeople';

/** An event's list on this device; `since` asks for the changes after it. */
export interface StoredEvent {
  eventId: string;
  event: DoorEvent;
  since: string;
}

interface ListTables {
  events: { key: string; value: StoredEvent };
  people: { key: [eventId: string, personId: string]; value: ListedPerson & { eventId: string } };
}

interface ScanTables {
  scans: { key: string; value: { eventId: string; scan: Scan }; indexes: { event: string } };
}

// Type aliases, because an interface is no index signature.
type ListSchema = { [Table in keyof ListTables]: ListTables[Table] };
type ScanSchema = { [Table in keyof ScanTables]: ScanTables[Table] };

const loading = import('idb');

/** The lists, which leave the device at a logout. */
const openLists = async () =>
  (await loading).openDB<ListSchema>(SESSION_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: 'eventId' });
      database.createObjectStore('people', { keyPath: ['eventId', 'id'] });
    },
    // A logout in another tab removes the database; without this it would wait for this tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Scans that wait to be sent: they name nobody, and stay until the server has them (TK-7). */
const openScans = async () =>
  (await loading).openDB<ScanSchema>('marquee.scans', 1, {
    upgrade(database) {
      database.createObjectStore('scans', { keyPath: 'scan.id' }).createIndex('event', 'eventId');
    },
  });

type Lists = Awaited<ReturnType<typeof openLists>>;
type Scans = Awaited<ReturnType<typeof openScans>>;

const rangeOf = (eventId: string): IDBKeyRange => IDBKeyRange.bound([eventId], [eventId, []]);

/** Runs work on a database and closes it, so that a logout can remove it at any time. */
async function withLists<Result>(work: (database: Lists) => Promise<Result>): Promise<Result> {
  const database = await openLists();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function withScans<Result>(work: (database: Scans) => Promise<Result>): Promise<Result> {
  const database = await openScans();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const doorDatabase = {
  readList: (eventId: string) =>
    withLists(async (database) => {
      const stored = await database.get('events', eventId);
      return stored && { ...stored, people: await database.getAll('people', rangeOf(eventId)) };
    }),
  /** Writes changed people, and the event with its place in the changes. */
  saveList: (stored: StoredEvent, people: readonly ListedPerson[]) =>
    withLists(async (database) => {
      const transaction = database.transaction(['events', 'people'], 'readwrite');
      const { eventId } = stored;
      const writes = people.map((person) => transaction.objectStore('people').put({ ...person, eventId }));
      await Promise.all([...writes, transaction.objectStore('events').put(stored), transaction.done]);
    }),
  savePerson: (eventId: string, person: ListedPerson) =>
    withLists(async (database) => void (await database.put('people', { ...person, eventId }))),
  removeList: (eventId: string) =>
    withLists(async (database) => {
      const transaction = database.transaction(['events', 'people'], 'readwrite');
      await Promise.all([
        transaction.objectStore('events').delete(eventId),
        transaction.objectStore('people').delete(rangeOf(eventId)),
        transaction.done,
      ]);
    }),
  addScan: (eventId: string, scan: Scan) =>
    withScans(async (database) => void (await database.put('scans', { eventId, scan }))),
  listScans: (eventId: string) =>
    withScans(async (database) =>
      (await database.getAllFromIndex('scans', 'event', eventId)).map(({ scan }) => scan),
    ),
  removeScans: (scanIds: readonly string[]) =>
    withScans(async (database) => {
      const transaction = database.transaction('scans', 'readwrite');
      await Promise.all([...scanIds.map((id) => transaction.store.delete(id)), transaction.done]);
    }),
};
