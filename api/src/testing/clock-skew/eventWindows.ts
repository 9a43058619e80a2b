import { auth, events, manageEvents, registration, teams } from '@marquee/shared-contracts';
import { hashToken } from '../../platform/access/token';
import { buildParticipant } from '../buildAccount';
import { buildEvent } from '../buildEvent';
import { requestToJoin, buildHackathon, buildRegistered, buildTeam, type TestTeam } from '../buildTeam';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import {
  ACCEPTED,
  createEndingTimes,
  moveEvent,
  readOutcome,
  type TimeWindowSetup,
  type TimeWindow,
} from './TimeWindow';

async function registerWhen(
  prepared: TimeWindowSetup,
  moment: 'registerStart' | 'registerEnd',
): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildEvent(test, host, { [moment]: at });
  const { token } = await buildParticipant(test);
  return readOutcome(
    test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token),
  );
}

async function cancelWhen(prepared: TimeWindowSetup): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildEvent(test, host);
  const { token } = await buildRegistered(test, eventId);
  await moveEvent(prepared, eventId, { registerEnd: at });
  return readOutcome(test.call(registration.cancelRegistration, { params: { eventId } }, token));
}

/** A team whose deadline is the moment once `close` was called, and somebody else who is registered. */
async function buildClosingTeam(prepared: TimeWindowSetup) {
  const { test, host, at } = prepared;
  const eventId = await buildHackathon(test, host);
  const team = await buildTeam(test, eventId);
  const other = await buildRegistered(test, eventId);
  const close = () => moveEvent(prepared, eventId, { registerEnd: at, startTime: at });
  return { team, other, close };
}

async function createTeamWhen(prepared: TimeWindowSetup): Promise<string> {
  const { team, other, close } = await buildClosingTeam(prepared);
  await close();
  const input = { params: { eventId: team.eventId }, body: { teamName: 'Late Owls', public: true } };
  return readOutcome(prepared.test.call(teams.create, input, other.token));
}

async function askWhen(prepared: TimeWindowSetup): Promise<string> {
  const { team, other, close } = await buildClosingTeam(prepared);
  await close();
  return readOutcome(prepared.test.call(teams.requestToJoin, { params: { teamId: team.id } }, other.token));
}

async function answerWhen(prepared: TimeWindowSetup): Promise<string> {
  const { team, other, close } = await buildClosingTeam(prepared);
  const requestId = await requestToJoin(prepared.test, team, other);
  await close();
  const input = { params: { requestId }, query: { response: 'APPROVED' } };
  return readOutcome(prepared.test.call(teams.answerRequest, input, team.leader.token));
}

async function leaveWhen(prepared: TimeWindowSetup): Promise<string> {
  const { team, close } = await buildClosingTeam(prepared);
  await close();
  const params = { teamId: team.id, accountId: team.leader.id };
  return readOutcome(prepared.test.call(teams.removeMember, { params }, team.leader.token));
}

/** The code of an invite that expires at the moment. */
async function inviteOf({ test, at }: TimeWindowSetup, { id: teamId, leader }: TestTeam): Promise<string> {
  const { body } = await test.call(teams.invite, { params: { teamId } }, leader.token);
  await test.database
    .updateTable('teamInvites')
    .set({ expiresAt: at })
    .where('teamId', '=', teamId)
    .execute();
  return body.data.code;
}

async function inviteWhen(
  prepared: TimeWindowSetup,
  call: typeof teams.seeInvite | typeof teams.joinByInvite,
): Promise<string> {
  const { team, other } = await buildClosingTeam(prepared);
  const code = await inviteOf(prepared, team);
  return readOutcome(prepared.test.call(call, { params: { code } }, other.token));
}

async function callAsHost(
  prepared: TimeWindowSetup,
  call: (eventId: string, token: string) => Parameters<typeof readOutcome>[0],
): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildEvent(test, host);
  await moveEvent(prepared, eventId, createEndingTimes(at));
  return readOutcome(call(eventId, host.token));
}

async function readSession({ test, at }: TimeWindowSetup): Promise<string> {
  const { token } = await buildParticipant(test);
  await test.database
    .updateTable('sessions')
    .set({ expiresAt: at })
    .where('tokenHash', '=', hashToken(token))
    .execute();
  return readOutcome(test.call(auth.me, {}, token));
}

/** Lists are cached for a second, so each case searches for another word. */
async function listWhen({ test, host, at }: TimeWindowSetup): Promise<string> {
  const word = `${at.getTime()} ${Math.random()}`;
  const eventId = await buildEvent(test, host, { title: `Talk ${word}`, ...createEndingTimes(at) });
  const { body } = await test.call(events.events, { query: { q: word } });
  return body.some(({ id }) => id === eventId) ? 'listed' : 'gone';
}

async function readCard({ test, host, at }: TimeWindowSetup): Promise<string> {
  const eventId = await buildEvent(test, host, { registerEnd: at });
  const { body } = await test.call(events.details, { params: { eventId } });
  return body.data.registrationState;
}

/** Windows of registration, teams, invites, sessions and hosts' changes. */
export const eventWindows: readonly TimeWindow[] = [
  {
    name: 'registration opens',
    act: (prepared) => registerWhen(prepared, 'registerStart'),
    before: 'REGISTRATION_NOT_OPEN',
    after: ACCEPTED,
  },
  {
    name: 'registration closes',
    act: (prepared) => registerWhen(prepared, 'registerEnd'),
    before: ACCEPTED,
    after: 'REGISTRATION_CLOSED',
  },
  { name: 'cancelling closes', act: cancelWhen, before: ACCEPTED, after: 'REGISTRATION_CLOSED' },
  { name: 'teams close: creating', act: createTeamWhen, before: ACCEPTED, after: 'TEAMS_CLOSED' },
  { name: 'teams close: asking to join', act: askWhen, before: ACCEPTED, after: 'TEAMS_CLOSED' },
  { name: 'teams close: answering', act: answerWhen, before: ACCEPTED, after: 'ALREADY_ANSWERED' },
  { name: 'teams close: leaving', act: leaveWhen, before: ACCEPTED, after: 'TEAMS_CLOSED' },
  {
    name: 'an invite expires: reading it',
    act: (prepared) => inviteWhen(prepared, teams.seeInvite),
    before: ACCEPTED,
    after: 'INVITE_EXPIRED',
  },
  {
    name: 'an invite expires: joining by it',
    act: (prepared) => inviteWhen(prepared, teams.joinByInvite),
    before: ACCEPTED,
    after: 'INVITE_EXPIRED',
  },
  {
    name: 'an event ends: cancelling it',
    act: (prepared) =>
      callAsHost(prepared, (eventId, token) =>
        prepared.test.call(manageEvents.cancel, { params: { eventId } }, token),
      ),
    before: ACCEPTED,
    after: 'EVENT_ENDED',
  },
  {
    name: 'an event ends: deleting it',
    act: (prepared) =>
      callAsHost(prepared, (eventId, token) =>
        prepared.test.call(manageEvents.remove, { params: { eventId } }, token),
      ),
    before: ACCEPTED,
    after: 'EVENT_ENDED',
  },
  {
    name: 'an event ends: changing its timeline',
    act: (prepared) =>
      callAsHost(prepared, (eventId, token) =>
        prepared.test.call(
          manageEvents.replaceTimeline,
          { params: { eventId }, body: { entries: [] } },
          token,
        ),
      ),
    before: ACCEPTED,
    after: 'EVENT_ENDED',
  },
  { name: 'a session expires', act: readSession, before: ACCEPTED, after: 'UNAUTHENTICATED' },
  { name: 'an event ends: the public list', act: listWhen, before: 'listed', after: 'gone' },
  { name: 'registration closes: the card', act: readCard, before: 'OPEN', after: 'CLOSED' },
];
