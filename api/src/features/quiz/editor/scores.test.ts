import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { quizEditor, profile, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { takeQuiz as takeQuizOf } from '../../../testing/takeQuiz';
import { createQuizClient } from '../../../testing/createQuizClient';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host, { size: 2 });
});

const readScores = async (query: Record<string, string> = {}) =>
  (await test.call(quizEditor.scores, { params: { eventId: running.eventId }, query }, host.token)).body;
const disqualify = (person: TestAccount) =>
  test.call(
    quizEditor.disqualify,
    { params: { eventId: running.eventId, attemptId: person.id } },
    host.token,
  );

const createOptionCounts = (yes: number, no: number) => [
  { text: 'yes', correct: true, chosen: yes },
  { text: 'no', correct: false, chosen: no },
];

const takeQuiz = (firstname: string, choices: string[], { open = false } = {}) =>
  takeQuizOf(test, running, { firstname, choices, open });

describe('a host’s scores', () => {
  it('list every attempt, ranked attempts first, with state and email', async () => {
    const open = await takeQuiz('Omar', ['yes'], { open: true });
    const second = await takeQuiz('Bela', ['yes', 'no']);
    const first = await takeQuiz('Asha', ['yes', 'yes']);
    const empty = await takeQuiz('Emil', []);
    const { content, totalElements, title, totalQuestions, ended, questions } = await readScores();
    assert.deepEqual(
      content.map(({ id, name, email, state, answered, correctAnswers, seconds, rank }) => [
        id,
        name,
        email,
        state,
        answered,
        correctAnswers,
        seconds,
        rank,
      ]),
      [
        [first.id, 'Asha Nair', first.email, 'SUBMITTED', 2, 2, 1, 1],
        [second.id, 'Bela Nair', second.email, 'SUBMITTED', 2, 1, 1, 2],
        [open.id, 'Omar Nair', open.email, 'OPEN', null, null, null, null],
        [empty.id, 'Emil Nair', empty.email, 'SUBMITTED', 0, 0, null, null],
      ],
    );
    assert.deepEqual(
      [totalElements, title, totalQuestions, ended, questions],
      [4, 'Quiz of the day', 2, false, null],
    );
  });

  it('name people as their registration does', async () => {
    const person = await buildParticipant(test, { firstname: 'Priya' });
    const params = { eventId: running.eventId };
    const body = { ...sampleRegistrationForm, firstName: 'Priyanka', lastName: 'Nair Pillai' };
    await test.call(registration.register, { params, body }, person.token);
    await createQuizClient(test, running, person).open(1);
    assert.deepEqual(
      (await readScores()).content.map(({ name }) => name),
      ['Priyanka Nair Pillai'],
    );
  });

  it('are paged, and filtered by name or email and by state', async () => {
    const asha = await takeQuiz('Asha', ['yes']);
    await takeQuiz('Bela', ['no']);
    await takeQuiz('Omar', [], { open: true });
    const page = await readScores({ page: '1', size: '2' });
    assert.deepEqual([page.content.length, page.totalPages, page.number], [1, 2, 1]);
    const readNames = async (query: Record<string, string>) =>
      (await readScores(query)).content.map(({ name }) => name);
    assert.deepEqual(await readNames({ q: 'aSHa' }), ['Asha Nair']);
    assert.deepEqual(await readNames({ q: asha.email }), ['Asha Nair']);
    assert.deepEqual(await readNames({ state: 'open' }), ['Omar Nair']);
    assert.deepEqual(await readNames({ state: 'submitted', size: '1', page: '1' }), ['Bela Nair']);
  });

  it('page from ranked attempts to the others without a gap', async () => {
    await takeQuiz('Asha', ['yes']);
    await takeQuiz('Omar', [], { open: true });
    await takeQuiz('Bela', ['yes', 'yes']);
    await takeQuiz('Emil', []);
    const pages = await Promise.all(
      ['0', '1', '2', '3', '4'].map(async (page) => (await readScores({ page, size: '1' })).content),
    );
    assert.deepEqual(
      pages.map((content) => content.map(({ name, rank }) => [name, rank])),
      [[['Bela Nair', 1]], [['Asha Nair', 2]], [['Omar Nair', null]], [['Emil Nair', null]], []],
    );
  });

  it('show each question’s difficulty after the end, with all attempts closed', async () => {
    await takeQuiz('Asha', ['yes', 'no']);
    await takeQuiz('Bela', ['no'], { open: true });
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    const { content, questions } = await readScores();
    assert.deepEqual(
      content.map(({ state }) => state),
      ['SUBMITTED', 'AUTO_SUBMITTED'],
    );
    assert.deepEqual(
      questions?.map(({ questionText, answered, correct }) => [questionText, answered, correct]),
      [
        ['Question 1?', 2, 1],
        ['Question 2?', 1, 0],
      ],
    );
  });

  it('show how many ranked attempts chose each option after the end', async () => {
    await takeQuiz('Asha', ['yes', 'no']);
    await takeQuiz('Bela', ['no'], { open: true });
    await takeQuiz('Emil', []);
    await disqualify(await takeQuiz('Dev', ['no', 'no']));
    const readChoices = async () =>
      (await test.call(quizEditor.choices, { params: { eventId: running.eventId } }, host.token)).body.data;
    assert.equal(await readChoices(), null);
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    assert.deepEqual(
      (await readChoices())?.map(({ questionText, attempts, options }) => [questionText, attempts, options]),
      [
        ['Question 1?', 2, createOptionCounts(1, 1)],
        ['Question 2?', 2, createOptionCounts(0, 1)],
      ],
    );
  });

  it('are available as CSV, by format or Accept, with an audit entry', async () => {
    const asha = await takeQuiz('Asha', ['yes']);
    const get = (url: string, accept: string) =>
      test.app.http.inject({ url, headers: { accept, authorization: `Bearer ${host.token}` } });
    const path = `/api/host/quiz/${running.eventId}/scores`;
    const answers = [await get(`${path}?format=csv`, '*/*'), await get(path, 'text/csv, */*;q=0.1')];
    for (const { headers, body } of answers) {
      assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
      const [head, line] = body.replace('\uFEFF', '').split('\r\n');
      assert.equal(
        head,
        '"Rank","Name","Email","State","Started","Submitted","Answered","Correct","Seconds",' +
          '"Question 1?","Question 1 result","Question 2?","Question 2 result"',
      );
      assert.match(
        line ?? '',
        new RegExp(`^"1","Asha Nair","${asha.email}","SUBMITTED",.*,"1","1","1","yes","right","",""$`),
      );
    }
    const exports = await test.database
      .selectFrom('auditEntries')
      .select('actorId')
      .where('action', '=', 'quiz.export-scores')
      .where('objectId', '=', running.eventId)
      .execute();
    assert.deepEqual(exports, [{ actorId: host.id }, { actorId: host.id }]);
  });
});

describe('disqualifying', () => {
  it('removes the attempt from the leaderboard, revokes its coins once, and moves the others up', async () => {
    const first = await takeQuiz('Asha', ['yes', 'yes']);
    const second = await takeQuiz('Bela', ['yes', 'no']);
    test.clock.advance(2);
    const rank = async () => (await createQuizClient(test, running, second).board()).body.data.rank;
    assert.equal(await rank(), 2);
    for (let time = 0; time < 2; time += 1)
      assert.equal((await disqualify(first)).body.data.state, 'DISQUALIFIED');
    test.clock.advance(0.25);
    assert.equal(await rank(), 1);
    const entries = await test.database
      .selectFrom('coinEntries')
      .select(['reason', 'coins'])
      .where('userId', '=', first.id)
      .orderBy('reason')
      .execute();
    assert.deepEqual(entries, [
      { reason: 'QUIZ', coins: 10 },
      { reason: 'QUIZ_DISQUALIFIED', coins: -10 },
    ]);
    assert.equal((await test.call(profile.read, {}, first.token)).body.data.coins, 0);
    assert.equal((await createQuizClient(test, running, first).results()).body.data.state, 'DISQUALIFIED');
    const audited = await test.database
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('objectId', '=', first.id)
      .execute();
    assert.deepEqual(audited, [{ action: 'quiz.disqualify', actorId: host.id }]);
  });

  it('tells the person the reason, and can be undone with the coins, repeatedly', async () => {
    const person = await takeQuiz('Asha', ['yes', 'yes']);
    const params = { eventId: running.eventId, attemptId: person.id };
    const body = { reason: ' Two people answered on one account. ' };
    await test.call(quizEditor.disqualify, { params, body }, host.token);
    const listMessages = async () =>
      (
        await test.database
          .selectFrom('notifications')
          .select('message')
          .where('recipientId', '=', person.id)
          .where('dedupeKey', 'like', 'disqualification:%')
          .orderBy('createdAt')
          .execute()
      ).map(({ message }) => message);
    assert.deepEqual(await listMessages(), [
      'The hosts of Quiz of the day disqualified your attempt. It has no rank, and its 10 coins were taken back. ' +
        'Reason: Two people answered on one account.',
    ]);
    test.clock.advance(1);
    for (let time = 0; time < 2; time += 1) {
      const { body: undone } = await test.call(quizEditor.undoDisqualify, { params }, host.token);
      assert.equal(undone.data.state, 'SUBMITTED');
    }
    assert.equal((await test.call(profile.read, {}, person.token)).body.data.coins, 10);
    assert.equal((await readScores()).content[0]?.rank, 1);
    assert.equal((await listMessages()).length, 2);
    test.clock.advance(1);
    await disqualify(person);
    assert.equal((await test.call(profile.read, {}, person.token)).body.data.coins, 0);
  });

  it('requires a submitted attempt', async () => {
    const open = await takeQuiz('Omar', ['yes'], { open: true });
    assert.equal((await disqualify(open)).error.code, 'ATTEMPT_OPEN');
    assert.equal((await disqualify(host)).status, 404);
    const empty = await takeQuiz('Emil', []);
    assert.equal((await disqualify(empty)).status, 200);
    assert.equal((await test.call(profile.read, {}, empty.token)).body.data.coins, 0);
  });
});
