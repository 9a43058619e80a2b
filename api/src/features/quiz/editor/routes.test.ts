import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { quizEditor, type CallInput } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent, addHours } from '../../../testing/buildEvent';
import { buildQuizParticipant } from '../../../testing/buildQuizParticipant';
import type { Answer } from '../../../testing/buildTestApp';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createQuizClient } from '../../../testing/createQuizClient';

type Body = CallInput<typeof quizEditor.addQuestions>['body'];

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildEvent(test, host, {
    category: 'quiz',
    startTime: addHours(test, 1),
    endTime: addHours(test, 2),
    registerEnd: addHours(test, 2),
  });
});

const prime = {
  questionText: 'Which is prime?',
  options: ['91', '97', '87', '93'],
  correctAnswer: '97' as string | null,
};
const capital = {
  questionText: 'Capital of Kyrgyzstan?',
  options: ['Astana', 'Bishkek'],
  correctAnswer: 'Bishkek',
};

const add = (body: Body, by = host) =>
  test.call(quizEditor.addQuestions, { params: { eventId }, body }, by.token);
const replace = (body: Body) =>
  test.call(quizEditor.replaceQuestions, { params: { eventId }, body }, host.token);
const read = async () =>
  (await test.call(quizEditor.questions, { params: { eventId } }, host.token)).body.data;
const readTexts = async () => (await read()).questions.map(({ questionText }) => questionText);
const getError = ({ status, error }: Answer<unknown>) => [status, error.code, error.message];

describe('the largest allowed quiz', () => {
  /** Fills every text to its limit with three-byte characters. */
  const createLongestQuestions = (count: number) =>
    Array.from({ length: count }, (_none, index) => {
      const options = Array.from({ length: 6 }, (_option, place) => `${place}`.padEnd(300, 'क'));
      return { questionText: `${index} `.padEnd(1000, 'प'), options, correctAnswer: options[5] ?? null };
    });

  it('is saved in one request, and read back', async () => {
    const { status, body } = await replace({
      title: 'Marathon',
      questions: createLongestQuestions(200),
      replaces: [],
    });
    assert.equal(status, 200);
    assert.equal(body.data.questions.length, 200);
    const replaces = body.data.questions.map(({ id }) => id);
    assert.equal(
      (await replace({ title: 'Marathon', questions: createLongestQuestions(200), replaces })).status,
      200,
    );
    assert.equal((await add(createLongestQuestions(200))).body.data.skipped.length, 200);
  });

  it('is refused with one more question, and its body is not parsed beyond 2 MB', async () => {
    assert.deepEqual(getError(await add(createLongestQuestions(220))), [
      413,
      'TOO_LARGE',
      'The request is too large.',
    ]);
    const short = Array.from({ length: 201 }, (_none, index) => ({ ...prime, questionText: `${index}` }));
    assert.deepEqual((await add(short)).error.errors, [
      { field: 'questions', message: 'At most 200 questions, please.' },
    ]);
  });
});

describe('adding questions', () => {
  it('appends a list and returns the keys to hosts', async () => {
    const { body } = await add([prime]);
    assert.equal(body.message, 'Quiz questions added successfully!');
    assert.deepEqual(body.data, { added: 1, skipped: [], totalQuestions: 1 });
    await add([capital]);
    const { title, locked, questions } = await read();
    assert.deepEqual([title, locked], ['Reading the sky', false]);
    assert.deepEqual(
      questions.map(({ id: _id, ...question }) => question),
      [prime, capital],
    );
  });

  it('saves a title, and keeps it when a later list has none', async () => {
    await add({ title: 'Finals', questions: [prime] });
    assert.equal((await read()).title, 'Finals');
    await add({ questions: [capital] });
    assert.equal((await read()).title, 'Finals');
  });

  it('skips exact duplicates, stored or within the list, and reports them', async () => {
    await add([prime]);
    const { data } = (await add([{ ...prime, questionText: ' Which is prime? ' }, capital, capital])).body;
    assert.deepEqual(data, { added: 1, skipped: [0, 2], totalQuestions: 2 });
    assert.deepEqual((await add([capital])).body.data, { added: 0, skipped: [0], totalQuestions: 2 });
    const other = { ...prime, options: ['97', '91', '87', '93'] };
    assert.equal((await add([other])).body.data.added, 1);
  });

  it('refuses the whole list for one invalid question and reports its index', async () => {
    const refused = await add([prime, { ...capital, correctAnswer: null }]);
    assert.deepEqual(getError(refused), [
      400,
      'VALIDATION',
      'Please select a correct answer for each question',
    ]);
    assert.deepEqual(refused.error.errors, [
      { field: 'questions.1.correctAnswer', message: 'Please select a correct answer for each question' },
    ]);
    assert.deepEqual(getError(await add([{ ...prime, questionText: '' }])), [
      400,
      'VALIDATION',
      'Please fill in all question texts',
    ]);
    assert.equal(
      (await add([{ ...prime, options: ['97', '97'] }])).error.errors?.[0]?.field,
      'questions.0.options',
    );
    assert.equal((await add([])).status, 400);
    assert.deepEqual(await readTexts(), []);
  });

  it('allows at most 200', async () => {
    const createQuestions = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...capital,
        questionText: `Question ${from + index}?`,
      }));
    assert.equal((await add(createQuestions(0, 199))).body.data.totalQuestions, 199);
    assert.equal((await add(createQuestions(199, 2))).error.code, 'TOO_MANY_QUESTIONS');
    assert.equal((await add(createQuestions(199, 1))).body.data.totalQuestions, 200);
    assert.equal((await add(createQuestions(0, 201))).status, 400);
  });

  it('is closed by the first attempt, for replacing too', async () => {
    await add([prime]);
    test.clock.advance(3600);
    assert.equal((await add([capital])).status, 200);
    const taker = await buildQuizParticipant(test, { eventId });
    await createQuizClient(test, { eventId, endTime: addHours(test, 1), questions: [] }, taker).open(1);
    const locked = [409, 'QUIZ_LOCKED', 'Somebody has started the quiz: its questions can no longer change.'];
    assert.deepEqual(getError(await add([{ ...capital, questionText: 'Late?' }])), locked);
    assert.deepEqual(getError(await replace([capital])), locked);
    assert.equal((await read()).locked, true);
    assert.equal((await read()).questions.length, 2);
  });

  it('requires a quiz that has not ended and is not cancelled', async () => {
    const set = (given: object) =>
      test.database.updateTable('events').set(given).where('id', '=', eventId).execute();
    await set({ cancelledAt: test.clock.now() });
    assert.equal((await add([prime])).error.code, 'EVENT_CANCELLED');
    await set({ cancelledAt: null, category: 'seminar' });
    assert.deepEqual(getError(await add([prime])), [409, 'NOT_A_QUIZ', 'Only a quiz has questions.']);
    await set({ category: 'quiz' });
    test.clock.set(addHours(test, 2));
    assert.equal((await add([prime])).error.code, 'EVENT_ENDED');
  });

  it('is allowed for the event’s owner and administrators; for other hosts the event is absent', async () => {
    const [administrator, stranger] = [await buildHost(test), await buildHost(test)];
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: administrator.id, addedAt: test.clock.now() })
      .execute();
    assert.equal((await add([prime], administrator)).status, 200);
    assert.deepEqual(getError(await add([capital], stranger)), [404, 'NOT_FOUND', 'Not found']);
  });

  it('writes an audit entry', async () => {
    await add([prime, capital]);
    await replace([capital]);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('objectId', '=', eventId)
      .orderBy('id')
      .execute();
    assert.deepEqual(entries, [
      { actorId: host.id, action: 'quiz.add-questions', details: { added: 2, skipped: 0 } },
      { actorId: host.id, action: 'quiz.replace-questions', details: { questions: 1 } },
    ]);
  });
});

it('replaces all questions or none', async () => {
  await add([prime, capital]);
  assert.equal((await replace([{ ...prime, correctAnswer: '89' }])).status, 400);
  assert.equal((await readTexts()).length, 2);
  await replace({ title: 'Finals', questions: [capital] });
  const again = (await replace([capital])).body.data;
  assert.equal(again.title, 'Finals');
  assert.deepEqual(await readTexts(), ['Capital of Kyrgyzstan?']);
});

it('adds nothing twice when two identical lists arrive at once', async () => {
  const answers = await Promise.all([add([prime, capital]), add([prime, capital])]);
  assert.deepEqual(answers.map(({ body }) => body.data.added).toSorted(), [0, 2]);
  assert.equal((await readTexts()).length, 2);
});

it('replaces only the version that the host read, if the host names it', async () => {
  await add([prime]);
  const replaces = (await read()).questions.map(({ id }) => id);
  assert.equal((await replace({ questions: [capital], replaces })).status, 200);
  assert.deepEqual(getError(await replace({ questions: [prime], replaces })), [
    409,
    'VERSION_CONFLICT',
    'Somebody else has changed these questions meanwhile.',
  ]);
  assert.deepEqual(await readTexts(), ['Capital of Kyrgyzstan?']);
  assert.equal((await replace({ questions: [prime], replaces: [] })).error.code, 'VERSION_CONFLICT');
});
