import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attendees,
  auth,
  CERTIFICATE_CODE_LETTERS,
  certificates,
  manageEvents,
  registration,
} from '@marquee/shared-contracts';
import { addHours, buildEvent } from '../../testing/buildEvent';
import { buildHost, buildParticipant } from '../../testing/buildAccount';
import { buildQuiz } from '../../testing/buildQuiz';
import { setUpCertificates } from '../../testing/setUpCertificates';
import { takeQuiz } from '../../testing/takeQuiz';
import { endQuizzes } from '../quiz/endQuizzes';
import { saveMember, saveTeam } from '../teams/queries';
import { v7 as uuidv7 } from 'uuid';
import { issueDueCertificates } from './issueCertificates';

const { test, event } = setUpCertificates();

const listNames = async (query: Record<string, string> = {}) =>
  (await event.list(query)).map(({ name }) => name);

describe('certificates for all registered people (CE-3)', () => {
  it('have the name of the registration and a code of their own', async () => {
    await event.register('Asha');
    await event.register('Bela');
    await event.begin();
    assert.deepEqual((await event.issue()).body.data, { issued: 2 });
    const rows = await event.list();
    assert.deepEqual(
      rows.map(({ name, kind, state, rank, team }) => ({ name, kind, state, rank, team })),
      ['Asha Nair', 'Bela Nair'].map((name) => ({
        name,
        kind: 'PARTICIPATION',
        state: 'valid',
        rank: null,
        team: null,
      })),
    );
    const codes = rows.map(({ code }) => code);
    assert.equal(new Set(codes).size, 2);
    for (const code of codes) assert.match(code, new RegExp(`^[${CERTIFICATE_CODE_LETTERS}]{25}$`));
  });

  it('are issued once: a repeat issues only those that are missing', async () => {
    await event.register('Asha');
    await event.begin();
    await event.issue();
    const [first] = await event.list();
    assert.deepEqual((await event.issue()).body.data, { issued: 0 });
    await event.move({ startTime: addHours(test, 1), endTime: addHours(test, 2) });
    await event.register('Bela');
    await event.begin();
    assert.equal((await event.readStatus()).missing, 1);
    assert.deepEqual((await event.issue()).body.data, { issued: 1 });
    assert.equal((await event.list())[0]?.code, first?.code);
  });

  it('are estimated, not counted, for more than 20,000 people', async () => {
    await event.register('Asha');
    await event.register('Bela');
    await event.begin();
    const readMissing = async (taken: number) => {
      await test.database.updateTable('eventSeats').set({ taken }).where('eventId', '=', event.id).execute();
      const { missing, missingIsEstimated } = await event.readStatus();
      return [missing, missingIsEstimated];
    };
    assert.deepEqual(await readMissing(20_000), [2, undefined]);
    await event.issue();
    assert.deepEqual(await readMissing(20_001), [19_999, true]);
    assert.deepEqual(await readMissing(20_000), [0, undefined]);
  });

  it('name the team, and no person who cancelled, deleted the account or is suspended', async () => {
    const [asha, bela, chitra, dev] = [
      await event.register('Asha'),
      await event.register('Bela'),
      await event.register('Chitra'),
      await event.register('Dev'),
    ];
    await test.database
      .updateTable('accounts')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', dev.id)
      .execute();
    await test.call(registration.cancelRegistration, { params: event.params }, bela.token);
    const team = { eventId: event.id, id: uuidv7(), name: 'Night Owls' };
    const now = test.clock.now();
    await saveTeam(test.database, { ...team, public: true, leaderId: asha.id, now });
    const membership = { eventId: event.id, teamId: team.id, leader: false, joinedAt: now };
    await saveMember(test.database, { ...membership, userId: chitra.id });
    await event.begin();
    await test.call(auth.deleteAccount, { body: {} }, chitra.token);
    assert.equal((await event.readStatus()).missing, 1);
    await event.issue();
    assert.deepEqual(
      (await event.list()).map(({ name, team: of }) => [name, of]),
      [['Asha Nair', 'Night Owls']],
    );
  });
});

describe('certificates for people who are checked in (CE-3)', () => {
  it('leave absentees out, whom the host may still add (CE-5)', async () => {
    const [asha, bela] = [await event.register('Asha'), await event.register('Bela')];
    await event.design({ recipients: 'checked-in' });
    await event.begin();
    const checkIn = { params: { ...event.params, accountId: asha.id } };
    await test.call(attendees.checkIn, checkIn, event.host.token);
    await event.issue();
    assert.deepEqual(await listNames(), ['Asha Nair']);
    const addition = {
      params: { ...event.params, accountId: bela.id },
      body: { kind: 'WINNER', rank: 2 },
    } as const;
    const { body } = await test.call(certificates.add, addition, event.host.token);
    assert.deepEqual([body.data.name, body.data.kind, body.data.rank], ['Bela Nair', 'WINNER', 2]);
    const repeated = await test.call(
      certificates.add,
      { ...addition, body: { kind: 'PARTICIPATION', rank: null } },
      event.host.token,
    );
    assert.deepEqual(repeated.body.data, body.data);
  });

  it('cannot be added for people who are not registered, nor for winners without a rank', async () => {
    await event.begin();
    const add = async (accountId: string, body: { kind: 'WINNER' | 'PARTICIPATION'; rank: number | null }) =>
      (await test.call(certificates.add, { params: { ...event.params, accountId }, body }, event.host.token))
        .status;
    const stranger = await buildParticipant(test);
    assert.equal(await add(stranger.id, { kind: 'PARTICIPATION', rank: null }), 404);
    assert.equal(await add(stranger.id, { kind: 'WINNER', rank: null }), 400);
    assert.equal(await add(stranger.id, { kind: 'PARTICIPATION', rank: 1 }), 400);
  });
});

describe('certificates of a quiz (CE-3, CE-4)', () => {
  it('go to those who submitted, with rank and score, and to winners as such', async () => {
    const quiz = await buildQuiz(test, event.host);
    event.id = quiz.eventId;
    await takeQuiz(test, quiz, { firstname: 'Asha', choices: ['yes', 'yes', 'yes'] });
    await takeQuiz(test, quiz, { firstname: 'Bela', choices: ['yes', 'yes', 'no'] });
    await takeQuiz(test, quiz, { firstname: 'Chitra', choices: ['yes', 'yes', 'no'] });
    await takeQuiz(test, quiz, { firstname: 'Divya', choices: ['no', 'no', 'no'] });
    await event.register('Esha');
    await event.design({ recipients: 'submitted', winnersTo: 2 });
    assert.equal((await event.issue()).error.code, 'CERTIFICATES_TOO_EARLY');
    test.clock.advance(7_200);
    await endQuizzes(test.app);
    assert.equal((await event.issue()).body.data.issued, 4);
    assert.deepEqual(
      (await event.list()).map(({ name, kind, rank, score }) => [name, kind, rank, score]),
      [
        ['Asha Nair', 'WINNER', 1, 3],
        ['Bela Nair', 'WINNER', 2, 2],
        ['Chitra Nair', 'WINNER', 2, 2],
        ['Divya Nair', 'PARTICIPATION', 4, 0],
      ],
    );
  });
});

describe('certificates before the time (CE-4)', () => {
  const expectTooEarly = async () => assert.equal((await event.issue()).error.code, 'CERTIFICATES_TOO_EARLY');

  it('are refused until the event begins', async () => {
    await event.register('Asha');
    assert.equal((await event.readStatus()).canIssue, false);
    await expectTooEarly();
    await event.begin();
    assert.equal((await event.readStatus()).canIssue, true);
  });

  it('are refused for a cancelled event and a draft', async () => {
    await test.call(manageEvents.unpublish, { params: event.params }, event.host.token);
    await expectTooEarly();
    event.id = await buildEvent(test, event.host);
    await test.call(manageEvents.cancel, { params: event.params }, event.host.token);
    await event.begin();
    await expectTooEarly();
  });
});

describe('certificates that the server issues at the end (CE-4)', () => {
  it('wait for the end, and are issued once', async () => {
    await event.register('Asha');
    await event.design({ issueAtEnd: true });
    await event.begin();
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), []);
    await event.end();
    await issueDueCertificates(test.app);
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), ['Asha Nair']);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'details'])
      .where('action', '=', 'certificates.issue')
      .where('objectId', '=', event.id)
      .execute();
    assert.deepEqual(entries, [{ actorId: null, details: { issued: 1 } }]);
  });

  it('wait until the attempts of a quiz are closed', async () => {
    const quiz = await buildQuiz(test, event.host);
    event.id = quiz.eventId;
    await takeQuiz(test, quiz, { firstname: 'Asha', choices: ['yes', 'yes', 'yes'], open: true });
    await event.design({ issueAtEnd: true, recipients: 'submitted' });
    test.clock.advance(7_200);
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), []);
    await endQuizzes(test.app);
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), ['Asha Nair']);
  });

  it('are not issued for other designs, nor for a cancelled event', async () => {
    await event.register('Asha');
    await event.design({});
    await event.end();
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), []);
    event.host = await buildHost(test);
    event.id = await buildEvent(test, event.host);
    await event.register('Bela');
    await event.design({ issueAtEnd: true });
    await test.call(manageEvents.cancel, { params: event.params }, event.host.token);
    await event.end();
    await issueDueCertificates(test.app);
    assert.deepEqual(await listNames(), []);
  });
});
