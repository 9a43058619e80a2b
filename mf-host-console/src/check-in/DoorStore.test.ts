import 'fake-indexeddb/auto';
import { door, type DoorPerson, formatTicketCode } from '@marquee/shared-contracts';
import { serverClock, SESSION_DATABASE } from '@marquee/shared-contracts/browser';
import { fakeApi, type FakeApi, hoursFromNow, sampleId, success } from '@marquee/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { doorDatabase } from './doorDatabase';
import { doorLinkToken } from './doorLinkToken';
import { DoorStore } from './DoorStore';

const EVENT = sampleId(7);
const TOKEN = 'AB'.repeat(16);
const hash = async (token: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).toString('base64url');
const code = formatTicketCode({ eventId: EVENT, token: TOKEN });

const createPerson = async (changes: Partial<DoorPerson> = {}): Promise<DoorPerson> => ({
  id: sampleId(1),
  name: 'Asha Rao',
  hashes: [await hash(TOKEN)],
  checkedInAt: null,
  cancelled: false,
  ...changes,
});

const createReply = (people: DoorPerson[], endTime = hoursFromNow(3)) =>
  success({
    event: {
      eventId: EVENT,
      title: 'Lantern Walk',
      startTime: hoursFromNow(1),
      endTime,
      timezone: 'Asia/Kolkata',
      cancelled: false,
      registered: people.length,
      checkedIn: 0,
      seatsLeft: null,
      link: 'North gate',
    },
    people,
    next: null,
    since: new Date().toISOString(),
    serverNow: new Date().toISOString(),
  });

/** Answers as the server does when no other device scans. */
function serve(...given: DoorPerson[]): FakeApi {
  const people = new Map(given.map((person) => [person.id, person]));
  return fakeApi()
    .on(door.people, () => createReply([...people.values()]))
    .on(door.saveScans, ({ body }) =>
      success(
        body.scans.map(({ id, personId, kind, at }) => {
          const person = people.get(personId);
          if (person === undefined) return { id, state: 'unknown' as const, person: null };
          const changed = { ...person, checkedInAt: kind === 'in' ? String(at) : null };
          people.set(personId, changed);
          return { id, state: 'saved' as const, person: changed };
        }),
      ),
    );
}

const stops: (() => void)[] = [];

async function open(): Promise<DoorStore> {
  const store = new DoorStore(EVENT);
  stops.push(store.start());
  await waitFor(() => expect(store.list.event ?? store.closing ?? store.error).toBeDefined());
  await store.sync();
  return store;
}

beforeEach(() => {
  window.history.replaceState(null, '', `/check-in/${EVENT}#door-token`);
  doorLinkToken.takeFromAddress(EVENT);
});
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  doorLinkToken.remove(EVENT);
  await doorDatabase.removeList(EVENT);
  await doorDatabase.removeScans((await doorDatabase.listScans(EVENT)).map(({ id }) => id));
});

describe('a ticket at the door (TK-5)', () => {
  it.each([
    ['of nobody on the list', formatTicketCode({ eventId: EVENT, token: 'CD'.repeat(16) }), 'unknown'],
    ['of another event', formatTicketCode({ eventId: sampleId(8), token: TOKEN }), 'other-event'],
    ['that is none', 'https://marquee.example', 'no-ticket'],
    ['of a registered person', code, 'in'],
  ] as const)('%s is told as such', async (_title, text, kind) => {
    serve(await createPerson());
    const store = await open();
    await store.read(text);
    expect(store.outcome?.kind).toBe(kind);
  });

  it('counts once, says since when, and can be undone', async () => {
    serve(await createPerson());
    const store = await open();
    await store.read(code);
    await store.read(code);
    expect(store.outcome).toMatchObject({ kind: 'already', person: { name: 'Asha Rao' } });
    expect(store.list.counts).toEqual({ registered: 1, checkedIn: 1 });
    await store.undo(sampleId(1));
    expect(store.list.counts.checkedIn).toBe(0);
  });

  it('is scanned after an undo, although the estimated server clock steps back', async () => {
    const api = serve(await createPerson());
    const store = await open();
    const now = serverClock.now();
    const clock = jest.spyOn(serverClock, 'now');
    for (const [scan, seconds] of [
      [() => store.read(code), 9],
      [() => store.undo(sampleId(1)), 5],
      [() => store.read(code), 1],
    ] as const) {
      clock.mockReturnValue(now + seconds * 1000);
      await scan();
      await store.sync();
    }
    const scans = api.inputs(door.saveScans).flatMap(({ body }) => body.scans);
    const times = scans.map(({ at }) => Date.parse(String(at)));
    expect(scans.map(({ kind }) => kind)).toEqual(['in', 'undo', 'in']);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it('of a cancelled registration opens nothing', async () => {
    serve(await createPerson({ cancelled: true }));
    const store = await open();
    await store.read(code);
    expect(store.outcome?.kind).toBe('cancelled');
    expect(store.queue.waiting).toBe(0);
  });
});

describe('a device without a network (TK-6, TK-7)', () => {
  it('checks in from its list, stores the scan, and sends it once later', async () => {
    serve(await createPerson());
    (await open()).list.close();
    const api = fakeApi().cutOff(door.people).cutOff(door.saveScans);
    const store = await open();
    await store.read(code);
    expect(store.outcome?.kind).toBe('in');
    await store.sync();
    expect(await doorDatabase.listScans(EVENT)).toHaveLength(1);
    const again = await open();
    expect(again.list.counts.checkedIn).toBe(1);
    await waitFor(() => expect(again.queue.waiting).toBe(1));
    const sent: string[] = [];
    api
      .on(door.people, () => createReply([]))
      .on(door.saveScans, ({ body }) => {
        sent.push(...body.scans.map(({ id }) => id));
        return success(body.scans.map(({ id }) => ({ id, state: 'saved' as const, person: null })));
      });
    await again.sync();
    await again.sync();
    expect(sent).toHaveLength(1);
    expect(await doorDatabase.listScans(EVENT)).toEqual([]);
  });

  it('keeps its own scan while the server has not got it', async () => {
    const person = await createPerson();
    const api = serve(person);
    const store = await open();
    const answer = api.hold(door.people);
    const reading = store.sync();
    await store.read(code);
    api.on(door.people, () => createReply([]));
    answer(createReply([person]));
    await reading;
    expect(store.list.counts.checkedIn).toBe(1);
    expect(store.queue.waiting).toBe(0);
  });

  it('is told when another device was first', async () => {
    const person = await createPerson();
    const api = serve(person);
    const store = await open();
    await store.read(code);
    await store.sync();
    expect(store.list.notices).toHaveLength(0);
    api.on(door.people, () => createReply([{ ...person, checkedInAt: hoursFromNow(-1) }]));
    await store.sync();
    await store.sync();
    expect([...store.list.notices]).toEqual([
      'Asha Rao was already in when you scanned the ticket: another device was first.',
    ]);
  });
});

describe('the list of a device', () => {
  it.each([
    ['DOOR_CLOSED', 'ended'],
    ['LINK_REVOKED', 'revoked'],
    ['NOT_FOUND', 'refused'],
  ] as const)('leaves it with %s', async (error, closing) => {
    const api = serve(await createPerson());
    const store = await open();
    expect(await doorDatabase.readList(EVENT)).toBeDefined();
    api.refuse(door.people, error);
    await store.sync();
    expect(store.closing).toBe(closing);
    expect(await doorDatabase.readList(EVENT)).toBeUndefined();
    expect(store.list.counts.registered).toBe(0);
  });

  it('leaves it with an unknown link, and stays when a session ended, whose host logs in again', async () => {
    const api = serve(await createPerson());
    const store = await open();
    doorLinkToken.remove(EVENT);
    api.refuse(door.people, 'UNAUTHENTICATED');
    await store.sync();
    expect([store.closing, store.list.counts.registered]).toEqual([undefined, 1]);
    window.history.replaceState(null, '', `/check-in/${EVENT}#door-token`);
    doorLinkToken.takeFromAddress(EVENT);
    await store.sync();
    expect(store.closing).toBe('refused');
  });

  it('leaves it at the event’s end, also without a network, and at a logout', async () => {
    const person = await createPerson();
    const event = createReply([person], hoursFromNow(-1)).data.event;
    await doorDatabase.saveList({ eventId: EVENT, event, since: hoursFromNow(-2) }, [person]);
    fakeApi().cutOff(door.people);
    const store = await open();
    expect(store.list.event).toBeUndefined();
    expect(await doorDatabase.readList(EVENT)).toBeUndefined();
    await doorDatabase.saveList({ eventId: EVENT, event, since: hoursFromNow(-2) }, [person]);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(SESSION_DATABASE).onsuccess = resolve;
    });
    expect(await doorDatabase.readList(EVENT)).toBeUndefined();
  });

  it('leaves an open page at the event’s end, without a network', async () => {
    const person = await createPerson();
    const ending = () => createReply([person], new Date(Date.now() + 1_000).toISOString());
    const api = fakeApi().on(door.people, ending);
    const store = await open();
    api.cutOff(door.people);
    await waitFor(() => expect(store.closing).toBe('ended'), { timeout: 9_000 });
    expect(await doorDatabase.readList(EVENT)).toBeUndefined();
  }, 12_000);

  it('finds one of 20,000 people by a code and by a name', async () => {
    const hashes = [await hash(TOKEN)];
    const crowd = Array.from({ length: 20_000 }, (_, index) => ({
      id: sampleId(index + 10),
      name: `Person ${String(index)}`,
      hashes: [`hash-${String(index)}`],
      checkedInAt: null,
      cancelled: false,
    }));
    const store = new DoorStore(EVENT);
    store.list.applyServer([...crowd, await createPerson({ hashes, name: 'Zoë Núñez' })]);
    expect((await store.list.people.findByToken(TOKEN))?.name).toBe('Zoë Núñez');
    expect(store.list.people.search('nunez zoe', 20).map(({ name }) => name)).toEqual(['Zoë Núñez']);
    expect(store.list.people.search('person 1999', 20)).toHaveLength(12);
    expect(store.list.people.search('person', 3).map(({ name }) => name)).toEqual([
      'Person 0',
      'Person 1',
      'Person 10',
    ]);
  });
});
