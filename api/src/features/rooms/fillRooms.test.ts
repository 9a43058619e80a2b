import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, rooms, UNASSIGNED_MAX } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { addHours } from '../../testing/buildEvent';
import { buildHackathon, buildMember, buildRegistered, buildTeam } from '../../testing/buildTeam';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildHackathon(test, host, { mode: 'offline' });
});

/** Adds numbered rooms and returns their ids. */
async function buildRooms(capacities: number[]): Promise<string[]> {
  const roomNames = capacities.map((_capacity, index) => `LT-${index + 1}`);
  const { body } = await test.call(
    rooms.create,
    { params: { eventId }, query: {}, body: { roomNames } },
    host.token,
  );
  for (const [index, { id: roomId }] of body.data.entries())
    await test.call(
      rooms.update,
      { params: { eventId, roomId }, body: { capacity: capacities[index] ?? null } },
      host.token,
    );
  return body.data.map(({ id }) => id);
}

const fill = async () => (await test.call(rooms.fill, { params: { eventId } }, host.token)).body.data;
const list = async () => (await test.call(rooms.list, { params: { eventId } }, host.token)).body.data;
const listNames = async () =>
  (await list()).map(({ name, allocations }) => [name, ...allocations.map((inside) => inside.name)]);

describe('filling rooms (RM-7)', () => {
  it('assigns teams as a whole, then people, and lists what does not fit; a repeat changes nothing', async () => {
    await buildRooms([2, 1]);
    await buildRegistered(test, eventId);
    const owls = await buildTeam(test, eventId);
    await buildMember(test, owls);
    const bees = await buildTeam(test, eventId, { name: 'Bees' });
    await buildMember(test, bees);
    const unassigned = [{ id: bees.id, kind: 'TEAM', name: 'Bees', people: 2 }];
    assert.deepEqual(await fill(), { assigned: 3, unassigned, unassignedCount: 1 });
    const filled = [
      ['LT-1', 'Night Owls'],
      ['LT-2', 'Priya Nair'],
    ];
    assert.deepEqual(await listNames(), filled);
    assert.deepEqual(await fill(), { assigned: 0, unassigned, unassignedCount: 1 });
    assert.deepEqual(await listNames(), filled);
  });

  it('moves nobody: a member with an own room stays there, and the team needs one seat less', async () => {
    const [one = '', two = ''] = await buildRooms([1, 1]);
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    const byHand = { params: { eventId, roomId: one }, body: { accountId: member.id } };
    await test.call(rooms.allocate, byHand, host.token);
    assert.deepEqual(await fill(), { assigned: 1, unassigned: [], unassignedCount: 0 });
    assert.deepEqual(
      (await list()).map(({ occupied }) => occupied),
      [1, 1],
    );
    const params = { eventId, roomId: two, allocatedId: team.id };
    await test.call(rooms.release, { params }, host.token);
    assert.deepEqual((await list())[1]?.allocations, []);
  });

  it('lists the largest groups of many that do not fit, and counts them all', async () => {
    await buildRooms([1]);
    await registerCopies(test, { eventId, count: UNASSIGNED_MAX + 1 });
    const team = await buildTeam(test, eventId);
    await buildMember(test, team);
    const { assigned, unassigned, unassignedCount } = await fill();
    assert.deepEqual([assigned, unassigned.length], [1, UNASSIGNED_MAX]);
    assert.deepEqual([unassigned[0]?.id, unassignedCount], [team.id, UNASSIGNED_MAX + 1]);
  });

  it('leaves out cancelled registrations, and events that have ended', async () => {
    await buildRooms([3]);
    const person = await buildRegistered(test, eventId);
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.deepEqual(await fill(), { assigned: 0, unassigned: [], unassignedCount: 0 });
    const past = {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -4),
      endTime: test.clock.now(),
    };
    await test.database.updateTable('events').set(past).where('id', '=', eventId).execute();
    const { error } = await test.call(rooms.fill, { params: { eventId } }, host.token);
    assert.equal(error.code, 'EVENT_ENDED');
  });
});
