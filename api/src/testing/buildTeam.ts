import { registration, teams } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from './buildAccount';
import { buildEvent } from './buildEvent';
import type { TestApp } from './buildTestApp';
import { sampleRegistrationForm } from './sampleRegistrationForm';

/** A hackathon with teams of two to three, which may change for two days. */
export const buildHackathon = (
  test: TestApp,
  host: TestAccount,
  overrides: Parameters<typeof buildEvent>[2] = {},
): Promise<string> =>
  buildEvent(test, host, {
    title: 'Monsoon Hack',
    category: 'hackathon',
    teamCreationAllowed: true,
    minTeamSize: 2,
    maxTeamSize: 3,
    ...overrides,
  });

/** A participant with a registration for the event. */
export async function buildRegistered(
  test: TestApp,
  eventId: string,
  firstname?: string,
): Promise<TestAccount> {
  const person = await buildParticipant(test, firstname === undefined ? {} : { firstname });
  await test.call(
    registration.register,
    { params: { eventId }, body: sampleRegistrationForm, query: { k: 'the invite key' } },
    person.token,
  );
  return person;
}

export interface TestTeam {
  id: string;
  eventId: string;
  leader: TestAccount;
}

/** A team whose only member is its leader. */
export async function buildTeam(
  test: TestApp,
  eventId: string,
  { name = 'Night Owls', isPublic = true }: { name?: string; isPublic?: boolean } = {},
): Promise<TestTeam> {
  const leader = await buildRegistered(test, eventId, 'Lena');
  const input = { params: { eventId }, body: { teamName: name, public: isPublic } };
  const { body } = await test.call(teams.create, input, leader.token);
  return { id: body.data.id, eventId, leader };
}

/** Requests to join a team and returns the request's id. */
export async function requestToJoin(test: TestApp, team: TestTeam, by: TestAccount): Promise<string> {
  const { body } = await test.call(teams.requestToJoin, { params: { teamId: team.id } }, by.token);
  return body.id;
}

/** Answers a request as the leader; approves by default. */
export const answerRequest = (
  test: TestApp,
  requestId: string,
  { by, response = 'APPROVED' }: { by: TestAccount; response?: string },
) => test.call(teams.answerRequest, { params: { requestId }, query: { response } }, by.token);

/** A member who joined by a request. */
export async function buildMember(test: TestApp, team: TestTeam, firstname?: string): Promise<TestAccount> {
  const person = await buildRegistered(test, team.eventId, firstname);
  await answerRequest(test, await requestToJoin(test, team, person), { by: team.leader });
  return person;
}

/** A person's notifications of one type, oldest first. */
export const findNotifications = (test: TestApp, person: { id: string }, type: string) =>
  test.database
    .selectFrom('notifications')
    .select(['message', 'action'])
    .where('recipientId', '=', person.id)
    .where('type', '=', type)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
