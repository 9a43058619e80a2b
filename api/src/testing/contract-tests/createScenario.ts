import { announcements, endpoints, registration, quiz, teams } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { createCalendarToken } from '../../features/calendars/calendarToken';
import { saveMember, saveTeam } from '../../features/teams/queries';
import { buildParticipant, type TestAccount } from '../buildAccount';
import { buildCertificate } from '../buildCertificate';
import { buildEvent } from '../buildEvent';
import { createUnsubscribeToken } from '../../platform/mail/unsubscribeToken';
import { buildQuiz, type TestQuiz } from '../buildQuiz';
import type { TestApp } from '../buildTestApp';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import { getCallKey } from './getCallKey';
import type { CallerKind } from './callers';
import { addAdministrators, buildPeople, createTokens } from './scenarioPeople';

/** One event with every kind of object and caller that a call may need. */
export interface Scenario {
  token(kind: CallerKind): string | undefined;
  quiz: TestQuiz;
  teamId: string;
  /** A pending request to join the leader's team. */
  requestId: string;
  /** An empty room of the event. */
  roomId: string;
  /** The token of the team's live invite. */
  inviteCode: string;
  /** The team code of that invite. */
  teamCode: string;
  /** A team member, but not the leader, with an open attempt. */
  memberId: string;
  /** A host without a relation to the event. */
  hostId: string;
  /** An administrator of the event with the role of an editor. */
  administratorId: string;
  /** The token that stops the participant's reminder mails. */
  unsubscribeToken: string;
  /** The token that mutes the event's announcements for the participant. */
  muteToken: string;
  /** The secret of the participant's calendar. */
  calendarToken: string;
  /** A sent announcement of the event. */
  announcementId: string;
  /** A link to the event's door. */
  linkId: string;
  /** A certificate of the participant. */
  certificate: { id: string; code: string };
  /** The id of a key that signed credentials. */
  keyId: string;
  /** Notifications of the registered participant and of the event's owner. */
  notificationIds: { participant: string; host: string };
}

/**
 * Creates a running quiz with open registration and teams, so that every call finds its object.
 * @throws if the API refuses a step
 */
export async function createScenario(test: TestApp): Promise<Scenario> {
  const people = await buildPeople(test);
  const { owner, participant, member, leader } = people;
  const asking = await buildParticipant(test);
  const contest = await buildQuiz(test, owner, { teamCreationAllowed: true, minTeamSize: 1, maxTeamSize: 4 });
  await buildEvent(test, people.otherHost);
  await addAdministrators(test, contest.eventId, people);
  for (const person of [participant, member, leader, asking]) await register(test, contest.eventId, person);
  const teamId = await buildTeam(test, contest.eventId, { leader, member });
  const tokens = await createTokens(test, people, contest.eventId);
  return {
    token: (kind) => tokens[kind],
    quiz: contest,
    teamId,
    requestId: await requestToJoin(test, teamId, asking),
    roomId: await buildRoom(test, contest.eventId),
    ...(await invite(test, teamId, leader)),
    memberId: await startQuiz(test, contest.eventId, member),
    hostId: people.host.id,
    administratorId: people.editor.id,
    ...createMailTokens(test, contest.eventId, participant.id),
    announcementId: await announce(test, contest.eventId, owner),
    keyId: await saveRetiredKey(test),
    linkId: await findDoorLink(test, contest.eventId),
    certificate: await buildCertificate(test, contest.eventId, participant),
    notificationIds: {
      participant: await createNotification(test, participant),
      host: await createNotification(test, owner),
    },
  };
}

/** The tokens that a participant's mails contain. */
function createMailTokens({ app }: TestApp, eventId: string, accountId: string) {
  return {
    unsubscribeToken: createUnsubscribeToken(app.secret, { from: 'reminders', accountId }),
    muteToken: createUnsubscribeToken(app.secret, { from: 'announcements', accountId, eventId }),
    calendarToken: createCalendarToken(app.secret, { accountId, renewals: 0 }),
  };
}

async function register(test: TestApp, eventId: string, person: TestAccount): Promise<void> {
  const input = { params: { eventId }, body: sampleRegistrationForm };
  const { status } = await test.call(registration.register, input, person.token);
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
}

async function buildTeam(
  test: TestApp,
  eventId: string,
  { leader, member }: { leader: TestAccount; member: TestAccount },
): Promise<string> {
  const id = uuidv7();
  const now = test.clock.now();
  const team = { eventId, id, name: 'Night Owls', public: true, leaderId: leader.id, now };
  await saveTeam(test.database, team);
  await saveMember(test.database, { eventId, teamId: id, userId: member.id, leader: false, joinedAt: now });
  return id;
}

/** Requests by the endpoint of the contract. */
async function requestToJoin(test: TestApp, teamId: string, { token }: TestAccount): Promise<string> {
  const asking = [...endpoints.values()].find(
    (endpoint) => getCallKey(endpoint) === 'POST /api/v1/participant/teams/:/join/request',
  );
  if (asking === undefined) return uuidv7();
  const response = await test.app.http.inject({
    method: 'POST',
    url: asking.path.replace(/:[A-Za-z]+/, teamId),
    headers: { authorization: `Bearer ${token}` },
  });
  const { id, data } = response.json();
  const requestId: unknown = id ?? data?.id;
  if (typeof requestId !== 'string') throw new Error(`Asking to join answered ${response.body}`);
  return requestId;
}

async function buildRoom(test: TestApp, eventId: string): Promise<string> {
  const id = uuidv7();
  const room = { eventId, id, position: 1, name: 'LT-0', normalisedName: 'lt-0', capacity: null };
  await test.database
    .insertInto('rooms')
    .values({ ...room, createdAt: test.clock.now() })
    .execute();
  return id;
}

async function invite(test: TestApp, teamId: string, { token }: TestAccount) {
  const { body } = await test.call(teams.invite, { params: { teamId } }, token);
  return { inviteCode: body.data.code, teamCode: body.data.teamCode ?? '' };
}

/** Begins the quiz and returns the account's id, which identifies the attempt. */
async function startQuiz(test: TestApp, eventId: string, { id, token }: TestAccount): Promise<string> {
  const { status } = await test.call(quiz.question, { params: { eventId, page: '1' } }, token);
  if (status !== 200) throw new Error(`Beginning the quiz answered ${status}.`);
  return id;
}

async function createNotification(test: TestApp, { id: recipientId }: TestAccount): Promise<string> {
  const id = uuidv7();
  const texts = { type: 'WELCOME', title: 'Welcome', message: 'Welcome to Marquee.' };
  await test.database
    .insertInto('notifications')
    .values({
      recipientId,
      id,
      ...texts,
      eventId: null,
      action: null,
      dedupeKey: id,
      createdAt: test.clock.now(),
      readAt: null,
    })
    .execute();
  return id;
}

async function findDoorLink({ database }: TestApp, eventId: string): Promise<string> {
  const { id } = await database
    .selectFrom('doorLinks')
    .select('id')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a retired key, because creating a real one takes long. */
async function saveRetiredKey({ database, clock }: TestApp): Promise<string> {
  const id = 'retired';
  const publicJwk = JSON.stringify({ kty: 'RSA', n: 'AQAB', e: 'AQAB' });
  await database
    .insertInto('signingKeys')
    .values({ id, privateKey: '', publicJwk, createdAt: clock.now(), retiredAt: clock.now() })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return id;
}

async function announce(test: TestApp, eventId: string, owner: TestAccount): Promise<string> {
  const body = { subject: 'Bring a calculator', text: 'You will need it.' };
  return (await test.call(announcements.send, { params: { eventId }, body }, owner.token)).body.data.id;
}
