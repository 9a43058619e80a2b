import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { manageEvents, registration, type Room, rooms } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildEvent(test, host, { mode: 'offline' });
});

const create = (roomNames: string[], query: { roomCount?: string } = {}) =>
  test.call(rooms.create, { params: { eventId }, query, body: { roomNames } }, host.token);
const readList = async (query: { allocations?: string; room?: string } = {}) =>
  (await test.call(rooms.list, { params: { eventId }, query }, host.token)).body.data;

/** Every way to read the rooms agrees. */
async function list(): Promise<Room[]> {
  const all = await readList();
  const short = all.map((room) => ({ ...room, allocations: [] }));
  assert.deepEqual(await readList({ allocations: 'none' }), short);
  for (const room of all) assert.deepEqual(await readList({ room: room.id }), [room]);
  return all;
}
const getNames = (found: Room[]) => found.map(({ name }) => name);

async function buildRoom(name: string, capacity: number | null = null): Promise<string> {
  const { body } = await create([name]);
  const { id: roomId } = body.data.find((room) => room.name === name) ?? assert.fail();
  await test.call(rooms.update, { params: { eventId, roomId }, body: { capacity } }, host.token);
  return roomId;
}

async function buildPerson(): Promise<TestAccount> {
  const person = await buildParticipant(test);
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
  return person;
}

async function buildTeam(name: string, people: TestAccount[]): Promise<string> {
  const id = uuidv7();
  const at = test.clock.now();
  await test.database
    .insertInto('teams')
    .values({ eventId, id, name, normalisedName: name.toLowerCase(), createdAt: at })
    .execute();
  const members = people.map(({ id: userId }, index) => ({
    eventId,
    teamId: id,
    userId,
    leader: index === 0,
    joinedAt: at,
  }));
  await test.database.insertInto('teamMembers').values(members).execute();
  return id;
}

const allocate = (roomId: string, body: { teamId?: string; accountId?: string }) =>
  test.call(rooms.allocate, { params: { eventId, roomId }, body }, host.token);

describe('creating rooms', () => {
  it('adds missing names in order, ignoring case, and skips blank lines', async () => {
    const first = await create(['LT-1', ' ', ' Hall   Nine '], { roomCount: '2' });
    assert.equal(first.status, 201);
    assert.deepEqual(getNames(first.body.data), ['LT-1', 'Hall Nine']);
    const second = await create(['lt-1', 'LT-2', 'LT-2', 'Lt-2']);
    assert.deepEqual(getNames(second.body.data), ['LT-1', 'Hall Nine', 'LT-2']);
    const repeat = await create(['LT-2', 'LT-1']);
    assert.equal(repeat.status, 200);
    assert.deepEqual(await list(), repeat.body.data);
  });

  it('is counted in the details of the event', async () => {
    const read = () => test.call(manageEvents.details, { params: { eventId } }, host.token);
    assert.equal((await read()).body.data.rooms, 0);
    await create(['LT-1', 'LT-2']);
    assert.equal((await read()).body.data.rooms, 2);
  });

  it('works on the plain path as well', async () => {
    const answer = await test.app.http.inject({
      method: 'POST',
      url: `/api/events/${eventId}/rooms`,
      payload: { roomNames: ['LT-1'] },
      headers: { authorization: `Bearer ${host.token}` },
    });
    assert.equal(answer.statusCode, 201);
    assert.deepEqual(getNames(await list()), ['LT-1']);
  });

  it('is refused with "Room creation failed" when count and names differ, or names are none, too many, too long', async () => {
    const tooMany = Array.from({ length: 201 }, (_, index) => `Room ${index}`);
    const refused: [string[], string | undefined, string][] = [
      [['A', 'B'], '3', '3 room names were expected, but 2 named.'],
      [[' '], undefined, 'Please name 1 to 200 rooms.'],
      [tooMany, undefined, 'Please name 1 to 200 rooms.'],
      [['x'.repeat(41)], undefined, "A room's name has 1 to 40 characters."],
    ];
    for (const [roomNames, roomCount, message] of refused) {
      const { status, error } = await create(roomNames, roomCount === undefined ? {} : { roomCount });
      assert.equal(status, 400);
      assert.equal(error.message, 'Room creation failed');
      assert.deepEqual(error.errors, [{ field: 'roomNames', message }]);
    }
    assert.deepEqual(await list(), []);
  });

  it('is limited to 200 rooms, and to events that have not ended', async () => {
    await create(Array.from({ length: 200 }, (_, index) => `Room ${index}`));
    const { status, error } = await create(['One more']);
    assert.deepEqual([status, error.code], [409, 'LIMIT']);
    const past = {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -4),
      endTime: test.clock.now(),
    };
    await test.database.updateTable('events').set(past).where('id', '=', eventId).execute();
    assert.equal((await create(['Room 1'])).error.code, 'EVENT_ENDED');
    assert.equal((await list()).length, 200);
  });

  it('is allowed for the event’s own hosts, and only by the room’s own event', async () => {
    const roomId = await buildRoom('LT-1');
    const other = await buildHost(test);
    const own = await buildEvent(test, other);
    const answers = [
      await test.call(rooms.list, { params: { eventId } }, other.token),
      await test.call(rooms.create, { params: { eventId }, body: { roomNames: ['A'] } }, other.token),
      await test.call(
        rooms.update,
        { params: { eventId: own, roomId }, body: { name: 'Mine' } },
        other.token,
      ),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404],
    );
    await test.call(rooms.remove, { params: { eventId: own, roomId } }, other.token);
    assert.deepEqual(getNames(await list()), ['LT-1']);
  });
});

describe('a room', () => {
  it('is full at its capacity, or after the first allocation without a capacity', async () => {
    const [free, small] = [await buildRoom('Free'), await buildRoom('Small', 2)];
    assert.deepEqual(
      (await list()).map(({ filled }) => filled),
      [false, false],
    );
    const [first, second, third] = [await buildPerson(), await buildPerson(), await buildPerson()];
    assert.equal((await allocate(free, { accountId: first.id })).body.data.filled, true);
    assert.equal((await allocate(small, { accountId: second.id })).body.data.filled, false);
    const { body } = await allocate(small, { accountId: third.id });
    assert.deepEqual(body.data, {
      id: small,
      name: 'Small',
      capacity: 2,
      occupied: 2,
      filled: true,
      allocations: [
        { id: second.id, kind: 'PERSON', name: 'Priya Nair', people: 1 },
        { id: third.id, kind: 'PERSON', name: 'Priya Nair', people: 1 },
      ],
    });
  });

  it('counts a team with all its members; a member who is allocated alone needs no second seat', async () => {
    const people = [await buildPerson(), await buildPerson(), await buildPerson()];
    const [leader] = people;
    const teamId = await buildTeam('Night Owls', people);
    const [small, large] = [await buildRoom('Small', 2), await buildRoom('Large', 3)];
    assert.deepEqual((await allocate(small, { teamId })).error.code, 'ROOM_FULL');
    const { body } = await allocate(large, { teamId });
    assert.deepEqual(body.data.allocations, [
      { id: teamId, kind: 'TEAM', name: 'Night Owls', people: 3, members: Array(3).fill('Priya Nair') },
    ]);
    assert.equal((await allocate(large, { accountId: leader?.id ?? '' })).body.data.occupied, 3);
    assert.equal((await allocate(large, { teamId })).status, 200);
  });

  it('is the only place of a person: members move with their team, and a member may leave it', async () => {
    const [first, second] = [await buildRoom('LT-1'), await buildRoom('LT-2')];
    const [leader, member] = [await buildPerson(), await buildPerson()];
    const teamId = await buildTeam('Owls', [leader, member]);
    const listPlaces = async () => (await list()).map(({ name, occupied }) => [name, occupied]);
    await allocate(first, { teamId });
    await allocate(first, { accountId: member.id });
    const together = await allocate(second, { teamId });
    assert.equal(together.body.message, 'Moved here: Owls from LT-1, Priya Nair from LT-1.');
    assert.deepEqual(await listPlaces(), [
      ['LT-1', 0],
      ['LT-2', 2],
    ]);
    const alone = await allocate(first, { accountId: member.id });
    assert.equal(alone.body.message, 'Moved here: Priya Nair from LT-2.');
    assert.deepEqual(await listPlaces(), [
      ['LT-1', 1],
      ['LT-2', 1],
    ]);
    assert.equal((await allocate(first, { accountId: member.id })).body.message, undefined);
  });

  it('names the seats that are left when a team needs more', async () => {
    const roomId = await buildRoom('LT-1', 3);
    await allocate(roomId, { accountId: (await buildPerson()).id });
    await allocate(roomId, { accountId: (await buildPerson()).id });
    const teamId = await buildTeam('Owls', [await buildPerson(), await buildPerson(), await buildPerson()]);
    const { error } = await allocate(roomId, { teamId });
    assert.deepEqual(
      [error.code, error.message],
      ['ROOM_FULL', 'This team needs 3 seats, and only 1 is left in this room.'],
    );
  });

  it('releases a seat when its occupant moves or is removed', async () => {
    const person = await buildPerson();
    const [one, two] = [await buildRoom('One', 1), await buildRoom('Two', 1)];
    await allocate(one, { accountId: person.id });
    await allocate(two, { accountId: person.id });
    assert.deepEqual(
      (await list()).map(({ occupied }) => occupied),
      [0, 1],
    );
    const params = { eventId, roomId: two, allocatedId: person.id };
    for (let time = 0; time < 2; time += 1)
      assert.equal((await test.call(rooms.release, { params }, host.token)).status, 200);
    assert.deepEqual(
      (await list()).map(({ occupied }) => occupied),
      [0, 0],
    );
  });

  it('refuses people outside the event and cancelled registrations, even after registering again', async () => {
    const roomId = await buildRoom('LT-1', 5);
    const stranger = await buildParticipant(test);
    const person = await buildPerson();
    const both = { accountId: person.id, teamId: uuidv7() };
    for (const holder of [{ accountId: stranger.id }, { teamId: uuidv7() }, {}, both])
      assert.deepEqual((await allocate(roomId, holder)).error.code, 'NOT_OF_THE_EVENT');
    await allocate(roomId, { accountId: person.id });
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.deepEqual((await list())[0]?.allocations, []);
    // A person who registers again loses the seat, because somebody else may have it.
    await test.call(
      registration.register,
      { params: { eventId }, body: sampleRegistrationForm },
      person.token,
    );
    assert.deepEqual((await list())[0]?.allocations, []);
  });

  it('can be renamed and resized, but not to a taken name or below its occupants', async () => {
    const [one] = [await buildRoom('One', 2), await buildRoom('Two')];
    const change = (body: { name?: string; capacity?: number | null }) =>
      test.call(rooms.update, { params: { eventId, roomId: one }, body }, host.token);
    for (const person of [await buildPerson(), await buildPerson()])
      await allocate(one, { accountId: person.id });
    assert.equal((await change({ name: 'ONE' })).body.data.name, 'ONE');
    assert.equal((await change({ name: 'two' })).error.code, 'ROOM_NAME_TAKEN');
    for (const name of [' ', 'LT\0', '\ud800'])
      assert.equal((await change({ name })).error.code, 'VALIDATION');
    const { error } = await change({ capacity: 1 });
    assert.equal(error.code, 'CAPACITY_BELOW_OCCUPIED');
    assert.equal(error.message, '2 people are already in this room. Remove some first.');
    assert.equal((await change({ capacity: null })).body.data.capacity, null);
    assert.deepEqual(getNames(await list()), ['ONE', 'Two']);
  });

  it('is deleted with its allocations, alone or with all others, repeatedly', async () => {
    const [one, two] = [await buildRoom('One'), await buildRoom('Two')];
    await allocate(one, { accountId: (await buildPerson()).id });
    await test.call(rooms.remove, { params: { eventId, roomId: one } }, host.token);
    assert.deepEqual(
      (await list()).map(({ id }) => id),
      [two],
    );
    for (let time = 0; time < 2; time += 1)
      assert.equal((await test.call(rooms.removeAll, { params: { eventId } }, host.token)).status, 200);
    assert.deepEqual(await list(), []);
  });
});
