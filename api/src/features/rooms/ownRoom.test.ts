import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { registration, rooms, teams } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import {
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  type TestTeam,
} from '../../testing/buildTeam';
import { openStream, type StreamReader } from '../../testing/openStream';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp({}, async () => {
  address = await test.app.http.listen({ host: '127.0.0.1', port: 0 });
});
let address: string;
let host: TestAccount;
let eventId: string;
let team: TestTeam;
let member: TestAccount;
let roomIds: string[];
const opened: StreamReader[] = [];
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildHackathon(test, host, { mode: 'offline' });
  team = await buildTeam(test, eventId);
  member = await buildMember(test, team);
  const names = { params: { eventId }, query: {}, body: { roomNames: ['LT-1', 'LT-2'] } };
  roomIds = (await test.call(rooms.create, names, host.token)).body.data.map(({ id }) => id);
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await wait(20);
});

const getRoomId = (number: 1 | 2): string => roomIds[number - 1] ?? assert.fail();
const allocate = (number: 1 | 2, body: { teamId?: string; accountId?: string }) =>
  test.call(rooms.allocate, { params: { eventId, roomId: getRoomId(number) }, body }, host.token);

/** The room on the event page and on the team page. */
async function readRooms({ token }: TestAccount) {
  const params = { eventId };
  const event = await test.call(registration.details, { params }, token);
  const mine = await test.call(teams.mine, { params }, token);
  return [event.body.data.room, mine.body.data === null ? null : mine.body.data.room];
}

describe('the own room (RM-5)', () => {
  it('is the team’s, after an own allocation', async () => {
    assert.deepEqual(await readRooms(member), [null, null]);
    await allocate(1, { teamId: team.id });
    assert.deepEqual(await readRooms(member), ['LT-1', 'LT-1']);
    await allocate(2, { accountId: member.id });
    assert.deepEqual(await readRooms(member), ['LT-2', 'LT-2']);
    assert.deepEqual(await readRooms(team.leader), ['LT-1', 'LT-1']);
  });

  it('is shown to nobody else, nor after cancelling, nor at an online event', async () => {
    const stranger = await buildRegistered(test, eventId);
    await allocate(1, { teamId: team.id });
    await allocate(2, { accountId: stranger.id });
    assert.deepEqual(await readRooms(stranger), ['LT-2', null]);
    await test.call(registration.cancelRegistration, { params: { eventId } }, stranger.token);
    assert.deepEqual(await readRooms(stranger), [null, null]);
    await test.database.updateTable('events').set({ mode: 'online' }).where('id', '=', eventId).execute();
    assert.deepEqual(await readRooms(member), [null, null]);
  });

  it('is announced to the people whose room changes only', async () => {
    const stranger = await buildRegistered(test, eventId);
    const people = { leader: team.leader, member, stranger };
    const streams = new Map(
      await Promise.all(
        Object.entries(people).map(
          async ([name, { token }]) => [name, await openStream(address, token)] as const,
        ),
      ),
    );
    opened.push(...streams.values());
    const told = { leader: 0, member: 0, stranger: 0 };
    const announces = async (change: () => Promise<unknown>, ...names: (keyof typeof told)[]) => {
      await change();
      for (const name of names) await streams.get(name)?.wait((told[name] += 1));
    };
    const first = { eventId, roomId: getRoomId(1) };
    const second = { eventId, roomId: getRoomId(2) };
    const rename = (params: typeof first, name: string) => () =>
      test.call(rooms.update, { params, body: { name } }, host.token);
    const release = (params: typeof first, allocatedId: string) => () =>
      test.call(rooms.release, { params: { ...params, allocatedId } }, host.token);

    await announces(() => allocate(1, { teamId: team.id }), 'leader', 'member');
    await announces(() => allocate(1, { teamId: team.id }));
    await announces(rename(first, 'Hall'), 'leader', 'member');
    await announces(rename(first, 'Hall'));
    await announces(() => allocate(1, { accountId: member.id }));
    await announces(() => allocate(2, { accountId: member.id }), 'member');
    await announces(rename(first, 'LT-1'), 'leader');
    await announces(release(second, member.id), 'member');
    await announces(() => allocate(2, { accountId: member.id }), 'member');
    await announces(release(first, team.id), 'leader');
    await announces(() => allocate(1, { teamId: team.id }), 'leader', 'member');
    await announces(() => test.call(rooms.remove, { params: first }, host.token), 'leader', 'member');
    await announces(() => test.call(rooms.fill, { params: { eventId } }, host.token), 'leader', 'member');
    await announces(
      () => test.call(rooms.removeAll, { params: { eventId } }, host.token),
      'leader',
      'member',
    );
    await wait(150);
    const counts = [...streams].map(([name, { messages }]) => [name, messages.length]);
    assert.deepEqual(Object.fromEntries(counts), told);
  });
});
