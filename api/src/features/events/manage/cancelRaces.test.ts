import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manageEvents, registration, teams } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { saveMember } from '../../teams/queries';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent } from '../../../testing/buildEvent';
import { buildQuiz } from '../../../testing/buildQuiz';
import { requestToJoin, buildHackathon, buildRegistered, buildTeam } from '../../../testing/buildTeam';
import { buildQuizParticipant } from '../../../testing/buildQuizParticipant';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { createQuizClient } from '../../../testing/createQuizClient';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';

const skip = skipWithoutPostgres;
const PEOPLE = 12;
const ROUNDS = 3;
const createMany = <Made>(make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_, index) => make(index)));

let host: TestAccount;
const test = setUpRaceApp(async () => {
  host = await buildHost(test);
});

const cancel = async (eventId: string) => {
  const { status } = await test.call(manageEvents.cancel, { params: { eventId } }, host.token);
  assert.equal(status, 200);
};

/** Broken variant: it reads the event without a lock, the host acts, and then it writes. */
async function checkThenWrite(
  eventId: string,
  act: () => Promise<unknown>,
  write: () => Promise<unknown>,
): Promise<void> {
  const event = await test.database
    .selectFrom('events')
    .select('cancelledAt')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  await act();
  if (event.cancelledAt === null) await write();
}

describe(`${PEOPLE} people who register while the host cancels`, () => {
  /** Counts registered people without a notification of the cancellation. */
  async function countUnnotified(eventId: string): Promise<number> {
    const { rows } = await sql`
      select from registrations where event_id = ${eventId} and state = 'ACTIVE' and not exists (
        select from notifications
        where recipient_id = registrations.user_id and event_id = ${eventId} and type = 'EVENT_CANCELLED'
      )`.execute(test.database);
    return rows.length;
  }

  it('are refused or notified', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildEvent(test, host);
      const people = await createMany(() => buildParticipant(test));
      const registering = people.map(({ token }) =>
        test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token),
      );
      const [answers] = await Promise.all([Promise.all(registering), cancel(eventId)]);
      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => ![201, 409].includes(status)),
        [],
      );
      assert.equal(await countUnnotified(eventId), 0);
    }
  });

  it('would not be notified without the lock, which proves that the crowd races', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const { id } = await buildParticipant(test);
    await checkThenWrite(
      eventId,
      () => cancel(eventId),
      () =>
        sql`insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email,
        phone_number, institute, type, course, duration)
        values (${eventId}, ${id}, ${uuidv7()}, now(), '', '', '', '', '', '', '', '')`.execute(
          test.database,
        ),
    );
    assert.ok((await countUnnotified(eventId)) > 0);
  });
});

describe(`${PEOPLE} people who ask to join a team while the host cancels`, () => {
  const countPendingRequests = async (eventId: string): Promise<number> =>
    (
      await test.database
        .selectFrom('joinRequests')
        .select('id')
        .where('eventId', '=', eventId)
        .where('state', '=', 'PENDING')
        .execute()
    ).length;

  it('leave no pending request behind', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildHackathon(test, host);
      const team = await buildTeam(test, eventId);
      const people = await createMany(() => buildRegistered(test, eventId));
      const asking = people.map((person) => requestToJoin(test, team, person).catch(() => undefined));
      await Promise.all([...asking, cancel(eventId)]);
      assert.equal(await countPendingRequests(eventId), 0);
    }
  });

  it('would leave some without the lock, which proves that the crowd races', { skip }, async () => {
    const eventId = await buildHackathon(test, host);
    const { id: teamId } = await buildTeam(test, eventId);
    const { id: userId } = await buildRegistered(test, eventId);
    const request = { eventId, teamId, id: uuidv7(), userId, requestedAt: test.clock.now() };
    await checkThenWrite(
      eventId,
      () => cancel(eventId),
      () => test.database.insertInto('joinRequests').values(request).execute(),
    );
    assert.ok((await countPendingRequests(eventId)) > 0);
  });
});

describe('two people who join a team while the host makes teams smaller', () => {
  /** Creates a team of two with a usable invite, in an event whose host wants to reduce teams to two. */
  async function build() {
    const eventId = await buildHackathon(test, host, { minTeamSize: 1, maxTeamSize: 4 });
    const team = await buildTeam(test, eventId);
    const made = await test.call(teams.invite, { params: { teamId: team.id } }, team.leader.token);
    const people = [await buildRegistered(test, eventId), await buildRegistered(test, eventId)];
    const shrink = () =>
      test.call(manageEvents.update, { params: { eventId }, body: { maxTeamSize: 2 } }, host.token);
    return { eventId, team, code: made.body.data.code, people, shrink };
  }

  /** Counts members beyond the event's team size. */
  async function tooMany(eventId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int - events.max_team_size as count from team_members
      join events on events.id = team_members.event_id
      where event_id = ${eventId} group by events.max_team_size`.execute(test.database);
    return rows[0]?.count ?? 0;
  }

  it('never exceed the team size', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId, code, people, shrink } = await build();
      const joining = people.map(({ token }) => test.call(teams.joinByInvite, { params: { code } }, token));
      const answers = await Promise.all([...joining, shrink()]);
      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status)),
        [],
      );
      assert.ok((await tooMany(eventId)) <= 0);
    }
  });

  it('would exceed it without locking the event', { skip }, async () => {
    const { eventId, team, people, shrink } = await build();
    const members = people.map(({ id: userId }) => ({
      eventId,
      teamId: team.id,
      userId,
      leader: false,
      joinedAt: test.clock.now(),
    }));
    await checkThenWrite(eventId, shrink, () =>
      Promise.all(members.map((member) => saveMember(test.database, member))),
    );
    assert.ok((await tooMany(eventId)) > 0);
  });
});

describe(`${PEOPLE} people who start a quiz while its host cancels`, () => {
  const open = async (eventId: string): Promise<number> =>
    (
      await test.database
        .selectFrom('attempts')
        .select('userId')
        .where('eventId', '=', eventId)
        .where('state', '=', 'OPEN')
        .execute()
    ).length;

  it('leave no attempt open', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiz = await buildQuiz(test, host, { size: 1 });
      const people = await createMany(() => buildQuizParticipant(test, quiz));
      const beginning = people.map((person) => createQuizClient(test, quiz, person).open(1));
      await Promise.all([...beginning, cancel(quiz.eventId)]);
      assert.equal(await open(quiz.eventId), 0);
    }
  });

  it('would leave some without locking the event', { skip }, async () => {
    const quiz = await buildQuiz(test, host, { size: 1 });
    const { eventId } = quiz;
    const { id: userId } = await buildQuizParticipant(test, quiz);
    const attempt = { eventId, userId, startedAt: test.clock.now(), submittedAt: null };
    await checkThenWrite(
      eventId,
      () => cancel(eventId),
      () => test.database.insertInto('attempts').values(attempt).execute(),
    );
    assert.ok((await open(eventId)) > 0);
  });
});
