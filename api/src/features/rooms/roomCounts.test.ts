import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, registration, rooms, teams } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { countRooms, type RoomNumbers } from '../../testing/countRooms';
import { setUpTestApp } from '../../testing/setUpTestApp';
import {
  answerRequest,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  requestToJoin,
  type TestTeam,
} from '../../testing/buildTeam';

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
let team: TestTeam;
let member: TestAccount;
let person: TestAccount;
let roomIds: string[];
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildHackathon(test, host, { mode: 'offline' });
  team = await buildTeam(test, eventId);
  member = await buildMember(test, team);
  person = await buildRegistered(test, eventId);
  const names = { params: { eventId }, query: {}, body: { roomNames: ['LT-1', 'LT-2'] } };
  roomIds = (await test.call(rooms.create, names, host.token)).body.data.map(({ id }) => id);
});

const getRoomId = (number: 1 | 2): string => roomIds[number - 1] ?? assert.fail();
const allocate = (number: 1 | 2, body: { teamId?: string; accountId?: string }) =>
  test.call(rooms.allocate, { params: { eventId, roomId: getRoomId(number) }, body }, host.token);
const release = (number: 1 | 2, allocatedId: string) =>
  test.call(rooms.release, { params: { eventId, roomId: getRoomId(number), allocatedId } }, host.token);
const allocateTeam = () => allocate(1, { teamId: team.id });
const allocateMember = () => allocate(2, { accountId: member.id });
const allocatePerson = () => allocate(2, { accountId: person.id });
const fill = () => test.call(rooms.fill, { params: { eventId } }, host.token);
const leaveTeam = (by: TestAccount) =>
  test.call(teams.removeMember, { params: { teamId: team.id, accountId: by.id } }, by.token);
const joinTeam = async (by: TestAccount) =>
  answerRequest(test, await requestToJoin(test, team, by), { by: team.leader });
const handOver = () =>
  test.call(
    teams.handOver,
    { params: { teamId: team.id }, body: { accountId: member.id } },
    team.leader.token,
  );
const cancel = ({ token }: TestAccount) =>
  test.call(registration.cancelRegistration, { params: { eventId } }, token);
const remove = ({ token }: TestAccount) => test.call(auth.deleteAccount, {}, token);
const removeRoom = (number: 1 | 2) =>
  test.call(rooms.remove, { params: { eventId, roomId: getRoomId(number) } }, host.token);

interface Example {
  title: string;
  acts: (() => Promise<{ status: number }>)[];
  counts: RoomNumbers[];
}

const empty: RoomNumbers = [0, 0];

const examples: Example[] = [
  { title: 'nothing', acts: [], counts: [empty, empty] },
  { title: 'a team of two', acts: [allocateTeam], counts: [[2, 1], empty] },
  { title: 'a repeat', acts: [allocateTeam, allocateTeam], counts: [[2, 1], empty] },
  {
    title: 'a member with an own room',
    acts: [allocateTeam, allocateMember],
    counts: [
      [1, 1],
      [1, 1],
    ],
  },
  {
    title: 'a member whose own room is the team’s',
    acts: [allocateTeam, () => allocate(1, { accountId: member.id })],
    counts: [[2, 2], empty],
  },
  {
    title: 'a member with an own room who follows the team',
    acts: [allocateMember, allocateTeam],
    counts: [[2, 1], empty],
  },
  {
    title: 'an own room given back',
    acts: [allocateTeam, allocateMember, () => release(2, member.id)],
    counts: [[2, 1], empty],
  },
  {
    title: 'a team that moves',
    acts: [allocateTeam, () => allocate(2, { teamId: team.id })],
    counts: [empty, [2, 1]],
  },
  { title: 'a team released', acts: [allocateTeam, () => release(1, team.id)], counts: [empty, empty] },
  { title: 'a new member', acts: [allocateTeam, () => joinTeam(person)], counts: [[3, 1], empty] },
  {
    title: 'a new member with an own room',
    acts: [allocateTeam, allocatePerson, () => joinTeam(person)],
    counts: [
      [2, 1],
      [1, 1],
    ],
  },
  {
    title: 'a member with an own room who leaves the team',
    acts: [allocateTeam, allocateMember, () => leaveTeam(member)],
    counts: [
      [1, 1],
      [1, 1],
    ],
  },
  { title: 'a member who leaves', acts: [allocateTeam, () => leaveTeam(member)], counts: [[1, 1], empty] },
  { title: 'a new leader of the team', acts: [allocateTeam, handOver], counts: [[2, 1], empty] },
  {
    title: 'the last member, who deletes the team',
    acts: [allocateTeam, () => leaveTeam(member), () => leaveTeam(team.leader)],
    counts: [empty, empty],
  },
  { title: 'a cancelled registration', acts: [allocateTeam, () => cancel(member)], counts: [[1, 1], empty] },
  {
    title: 'the cancelled registration of a member with an own room',
    acts: [allocateTeam, allocateMember, () => cancel(member)],
    counts: [[1, 1], empty],
  },
  {
    title: 'a deleted account',
    acts: [allocateTeam, allocateMember, () => remove(member)],
    counts: [[1, 1], empty],
  },
  { title: 'a removed room', acts: [allocateTeam, allocatePerson, () => removeRoom(1)], counts: [[1, 1]] },
  {
    title: 'filling the rooms',
    acts: [fill],
    counts: [
      [2, 1],
      [1, 1],
    ],
  },
];

describe('the people of a room (RM-1, RM-3) are right after', () => {
  for (const { title, acts, counts } of examples)
    it(title, async () => {
      for (const act of acts) assert.ok((await act()).status < 300);
      const found = await countRooms(test.database, eventId);
      assert.deepEqual(found.stored, counts);
      assert.deepEqual(found.counted, counts);
    });
});
