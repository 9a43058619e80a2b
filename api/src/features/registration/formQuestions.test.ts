import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attendees, auth, type FormQuestion, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { decide } from '../../testing/buildRequests';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

const size: FormQuestion = {
  id: 'size',
  kind: 'ONE_OF',
  text: 'Your T-shirt size?',
  options: ['S', 'M', 'L'],
  required: true,
};
const food: FormQuestion = {
  id: 'food',
  kind: 'SEVERAL_OF',
  text: 'What do you eat?',
  options: ['Fish', 'Eggs', 'Nuts'],
  required: false,
};

type Answers = { questionId: string; values: string[] }[];

async function build(questions: readonly FormQuestion[], given: Parameters<typeof buildEvent>[2] = {}) {
  const host = await buildHost(test);
  const eventId = await buildEvent(test, host, given);
  const saved = await save({ eventId, host }, questions);
  assert.equal(saved.status, 200);
  return { host, eventId };
}

const save = (
  { eventId, host }: { eventId: string; host: TestAccount },
  formQuestions: readonly FormQuestion[],
) =>
  test.call(
    manageEvents.update,
    { params: { eventId }, body: { formQuestions: [...formQuestions] } },
    host.token,
  );

const send = async (
  eventId: string,
  answers: Answers | undefined,
  { endpoint, person }: { endpoint?: 'register' | 'joinWaitlist' | 'sendRequest'; person?: TestAccount } = {},
) => {
  const account = person ?? (await buildParticipant(test));
  const body = { ...sampleRegistrationForm, ...(answers !== undefined && { answers }) };
  const call = registration[endpoint ?? 'register'];
  return { account, reply: await test.call(call, { params: { eventId }, body }, account.token) };
};

const readAnswers = async (eventId: string) =>
  (
    await test.database.selectFrom('registrations').select('answers').where('eventId', '=', eventId).execute()
  ).map(({ answers }) => answers);

const M = [{ questionId: 'size', values: ['M'] }];
const keptM = { questionId: 'size', question: 'Your T-shirt size?', values: ['M'] };

describe('own questions of the registration form (RG-24)', () => {
  it('are part of the event, in their order, and of its version', async () => {
    const { host, eventId } = await build([size, food]);
    const read = async () =>
      (await test.call(registration.details, { params: { eventId } }, (await buildParticipant(test)).token))
        .body.data.formQuestions;
    assert.deepEqual(await read(), [size, food]);
    await save({ eventId, host }, [food, { ...size, options: ['S', ' ', 'M'] }]);
    assert.deepEqual(await read(), [food, { ...size, options: ['S', 'M'] }]);
    const { version } = (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body
      .data;
    await save({ eventId, host }, [food, { ...size, options: ['S', 'M'] }]);
    const after = (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body.data;
    assert.equal(after.version, version, 'equal questions change nothing');
  });

  it('are refused with an error', async () => {
    const { host, eventId } = await build([]);
    const { status, error } = await save({ eventId, host }, [{ ...size, options: ['S'] }]);
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [
      { field: 'formQuestions', message: 'Question 1: Please give 2 to 20 options, one per line.' },
    ]);
  });

  const rows: [string, Answers | undefined, [number, string, string?]][] = [
    ['a missing answer', undefined, [400, 'VALIDATION', 'answers.size: Please answer this question.']],
    [
      'another option',
      [{ questionId: 'size', values: ['XL'] }],
      [400, 'VALIDATION', 'answers.size: Please choose one of the options.'],
    ],
    ['a question that was removed', [...M, { questionId: 'gone', values: ['x'] }], [409, 'FORM_CHANGED']],
  ];
  for (const [title, answers, [status, code, message]] of rows)
    it(`refuse ${title}, and nobody is registered`, async () => {
      const { eventId } = await build([size, food]);
      const { reply: refused } = await send(eventId, answers);
      assert.deepEqual([refused.status, refused.error.code], [status, code]);
      const [first] = refused.error.errors ?? [];
      assert.equal(first && `${first.field}: ${first.message}`, message);
      assert.deepEqual(await readAnswers(eventId), []);
    });

  it('are asked nobody who is registered already', async () => {
    const { host, eventId } = await build([]);
    const { account } = await send(eventId, undefined);
    await save({ eventId, host }, [size]);
    assert.equal((await send(eventId, undefined, { person: account })).reply.status, 200);
  });
});

describe('answers (RG-25)', () => {
  it('keep the question as it was asked', async () => {
    const { host, eventId } = await build([size]);
    await send(eventId, M);
    await save({ eventId, host }, [{ ...size, text: 'Which size?', options: ['XS', 'XL'] }]);
    assert.deepEqual(await readAnswers(eventId), [[keptM]]);
  });

  it('follow a person from the waitlist and from a request into the registration', async () => {
    for (const endpoint of ['joinWaitlist', 'sendRequest'] as const) {
      const given = endpoint === 'joinWaitlist' ? { capacityMax: 1, waitlist: true } : { approval: true };
      const { host, eventId } = await build([size], given);
      const first = endpoint === 'joinWaitlist' ? await send(eventId, M) : undefined;
      const bad = await send(eventId, [], { endpoint });
      assert.equal(bad.reply.error.code, 'VALIDATION');
      const { account } = await send(eventId, [{ questionId: 'size', values: [' L ', 'L'] }], { endpoint });
      const own = (await test.call(auth.exportOwnData, {}, account.token)).body.data;
      const [kept] = endpoint === 'joinWaitlist' ? own.waits : (own.requests ?? []);
      assert.deepEqual(kept?.answers, [{ ...keptM, values: ['L'] }]);
      if (first === undefined)
        await decide(test, { eventId, host }, [{ person: account, decision: 'approve' }]);
      else await test.call(registration.cancelRegistration, { params: { eventId } }, first.account.token);
      const saved = (await test.call(auth.exportOwnData, {}, account.token)).body.data.registrations;
      assert.deepEqual(saved[0]?.answers, [{ ...keptM, values: ['L'] }]);
    }
  });

  it('are removed with the account', async () => {
    const { eventId } = await build([size]);
    const { account } = await send(eventId, M);
    await test.call(auth.deleteAccount, {}, account.token);
    assert.deepEqual(await readAnswers(eventId), [[]]);
  });
});

describe('answers in the list of participants (HO-21)', () => {
  async function buildAnswered() {
    const built = await build([size, food]);
    const people = [
      await send(built.eventId, [...M, { questionId: 'food', values: ['Nuts', 'Eggs'] }]),
      await send(built.eventId, [{ questionId: 'size', values: ['L'] }]),
    ].map(({ account }) => account.id);
    const list = async (query: Record<string, string>) =>
      (await test.call(attendees.list, { params: { eventId: built.eventId }, query }, built.host.token)).body
        .participants;
    return { ...built, people, list };
  }

  it('are shown by the questions that a call names', async () => {
    const { list } = await buildAnswered();
    assert.deepEqual(
      (await list({ columns: 'food' })).map(({ answers }) => answers),
      [[{ questionId: 'food', question: 'What do you eat?', values: ['Nuts', 'Eggs'] }], []],
    );
    assert.equal((await list({}))[0]?.answers, undefined);
  });

  const rows: [string, Record<string, string>, number[]][] = [
    ['an option', { question: 'size', answer: 'L' }, [1]],
    ['one of several options', { question: 'food', answer: 'Eggs' }, [0]],
    ['any answer', { question: 'food' }, [0]],
    ['an answer that nobody gave', { question: 'food', answer: 'Fish' }, []],
    ['an answer and a text', { question: 'size', answer: 'L', q: '@' }, [1]],
  ];
  for (const [title, query, found] of rows)
    it(`are a filter by ${title}`, async () => {
      const { list, people } = await buildAnswered();
      assert.deepEqual(
        (await list(query)).map(({ id }) => id),
        found.map((index) => people[index]),
      );
    });

  it('have a column in the file for each question as it was asked', async () => {
    const { host, eventId } = await buildAnswered();
    await save({ eventId, host }, [{ ...size, text: 'Which size?' }]);
    await send(eventId, M);
    const url = `/api/events/${eventId}/participants?format=csv`;
    const { payload } = await test.app.http.inject({
      url,
      headers: { authorization: `Bearer ${host.token}` },
    });
    const lines = payload.trim().split('\r\n');
    assert.deepEqual(
      lines.map((line) => line.split(',').slice(-3)),
      [
        ['"Which size?"', '"Your T-shirt size?"', '"What do you eat?"'],
        ['""', '"M"', '"Nuts; Eggs"'],
        ['""', '"L"', '""'],
        ['"M"', '""', '""'],
      ],
    );
  });
});
