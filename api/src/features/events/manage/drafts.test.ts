import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  type CallInput,
  events,
  manageEvents,
  PUBLISHED_EVENT_FIELDS,
  quizEditor,
} from '@marquee/shared-contracts';
import { addHours } from '../../../testing/buildEvent';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { createEventBody } from '../../../testing/createEventBody';
import { setUpTestApp } from '../../../testing/setUpTestApp';

type Changes = CallInput<typeof manageEvents.update>['body'];

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const title = 'Reading the sky';
const create = (body: object) =>
  test.call(manageEvents.create, { body: { state: 'draft', ...body } as Changes }, host.token);
const saveDraft = async (body: object = { title }) => (await create(body)).body.id;
const change = (eventId: string, body: Changes) =>
  test.call(manageEvents.update, { params: { eventId }, body }, host.token);
const publish = (eventId: string) => test.call(manageEvents.publish, { params: { eventId } }, host.token);
const read = async (eventId: string) =>
  (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body.data;
const readRow = async (eventId: string) =>
  (await test.call(manageEvents.list, {}, host.token)).body.content.find(({ data }) => data.id === eventId)
    ?.data;
const findPublicly = async (eventId: string) =>
  (await test.call(events.details, { params: { eventId } })).status;

describe('a draft', () => {
  it('is refused with a state that is no text', async () => {
    for (const state of [{ toString: 'draft' }, ['draft'], 1])
      assert.equal((await create({ title, state })).status, 400, JSON.stringify(state));
  });

  it('needs a title only, and says what it lacks in the list and in its details', async () => {
    const { status, body } = await create({ title });
    assert.equal(status, 201);
    const missing = PUBLISHED_EVENT_FIELDS.filter((field) => !['title', 'mode'].includes(field));
    assert.deepEqual([body.data.state, body.data.missing], ['draft', missing]);
    const row = await readRow(body.id);
    assert.deepEqual([row?.state, row?.missing], ['draft', missing]);
    const { errors } = (await create({ description: 'A telescope.' })).error;
    assert.deepEqual(errors, [{ field: 'title', message: 'Missing required field: title' }]);
    const unknown = (await create(createEventBody(test, { state: 'hidden' }))).error.errors;
    assert.deepEqual(unknown, [{ field: 'state', message: 'The state is published or draft.' }]);
  });

  it('keeps what was given, with the rules of its fields', async () => {
    const given = createEventBody(test, { title, endTime: null, visibility: 'private' });
    const { data } = (await create(given)).body;
    assert.deepEqual(data.missing, ['endTime']);
    assert.deepEqual(
      [data.category, data.visibility, data.startTime, data.inviteKey],
      ['seminar', 'private', given.startTime, null],
    );
    const row = await readRow(data.id);
    assert.deepEqual([row?.tag, row?.visibility, row?.startTime], ['seminar', 'private', given.startTime]);
    for (const [field, value] of [
      ['title', 'ab'],
      ['url', 'javascript:alert(1)'],
      ['capacityMax', 0],
      ['endTime', given.registerStart],
      ['imageUrl', 'https://example.org/a.png'],
    ] as const)
      assert.equal((await change(data.id, { [field]: value })).status, 400, field);
  });

  it('can lose its fields again, but not its title', async () => {
    const eventId = await saveDraft(createEventBody(test, { title }));
    assert.deepEqual((await read(eventId)).missing, []);
    const cleared = { category: null, imageUrl: null, startTime: null, description: '', location: ' ' };
    const { data } = (await change(eventId, cleared)).body;
    assert.deepEqual(data.missing, ['category', 'imageUrl', 'description', 'location', 'startTime']);
    assert.equal((await change(eventId, { title: null })).error.message, 'Missing required field: title');
  });

  it('can be changed and deleted after its dates have passed', async () => {
    const eventId = await saveDraft(createEventBody(test, { title }));
    test.clock.advance(90 * 3600);
    assert.equal((await change(eventId, { title: 'Another sky' })).status, 200);
    assert.equal((await test.call(manageEvents.remove, { params: { eventId } }, host.token)).status, 200);
    assert.equal(await readRow(eventId), undefined);
  });

  it('can neither be cancelled nor get a new invite link', async () => {
    const params = { eventId: await saveDraft({ title, visibility: 'private' }) };
    for (const call of [manageEvents.cancel, manageEvents.renewInvite])
      assert.equal((await test.call(call, { params }, host.token)).error.code, 'EVENT_NOT_PUBLISHED');
  });

  it('is saved once for repeats with one Idempotency-Key', async () => {
    const send = () =>
      test.app.http.inject({
        method: 'POST',
        url: '/api/events/create',
        headers: { authorization: `Bearer ${host.token}`, 'idempotency-key': 'draft-1' },
        payload: { title, state: 'DRAFT' },
      });
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.statusCode, again.statusCode], [201, 200]);
    assert.deepEqual([again.json().id, again.json().data.state], [first.json().id, 'draft']);
  });
});

describe('publishing a draft', () => {
  it('names every missing field, the first one in the message', async () => {
    const { error } = await publish(await saveDraft({ title, category: 'quiz' }));
    assert.deepEqual([error.code, error.message], ['VALIDATION', 'Missing required field: imageUrl']);
    assert.deepEqual(
      error.errors?.map(({ field }) => field),
      PUBLISHED_EVENT_FIELDS.filter((field) => !['category', 'title', 'mode'].includes(field)),
    );
  });

  it('requires a future start then, not when the draft is saved (EV-4)', async () => {
    const times = { startTime: test.clock.now().toISOString(), registerEnd: test.clock.now().toISOString() };
    const eventId = await saveDraft(createEventBody(test, { title, ...times }));
    const { error } = await publish(eventId);
    assert.deepEqual(error.errors, [{ field: 'startTime', message: 'The event must start in the future.' }]);
    assert.equal(await findPublicly(eventId), 404);
    await change(eventId, { startTime: addHours(test, 1).toISOString() });
    assert.equal((await publish(eventId)).status, 200);
  });

  it('makes it an ordinary event with its dates and type; a repeat changes nothing', async () => {
    const body = createEventBody(test, { title: 'Northern lights' });
    const eventId = await saveDraft(body);
    const { data } = (await publish(eventId)).body;
    assert.deepEqual([data.state, data.missing, data.version], ['published', [], 2]);
    assert.deepEqual(
      [data.startTime, data.endTime, data.category],
      [body.startTime, body.endTime, 'seminar'],
    );
    assert.equal((await publish(eventId)).body.data.version, 2);
    assert.equal(await findPublicly(eventId), 200);
    const listed = await test.call(events.events, { query: { q: 'Northern lights' } });
    assert.deepEqual([listed.body.length, listed.headers['x-total-count']], [1, '1']);
  });

  it('opens a private event for its key only, which opened nothing before', async () => {
    const eventId = await saveDraft(createEventBody(test, { title, visibility: 'private' }));
    const { inviteKey: k } = await test.database
      .selectFrom('events')
      .select('inviteKey')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    const open = async () =>
      (await test.call(events.details, { params: { eventId }, query: { k: k ?? '' } })).status;
    assert.equal(await open(), 404);
    assert.equal((await publish(eventId)).body.data.inviteKey, k);
    assert.deepEqual([await open(), await findPublicly(eventId)], [200, 404]);
  });

  it('keeps the questions of a quiz, and needs none (QZ-13)', async () => {
    const eventId = await saveDraft(createEventBody(test, { title, category: 'quiz' }));
    const question = { questionText: 'Which one?', options: ['one', 'two'], correctAnswer: 'two' };
    const asked = { params: { eventId }, body: [question] };
    assert.equal((await test.call(quizEditor.addQuestions, asked, host.token)).status, 200);
    assert.deepEqual((await read(eventId)).missing, []);
    assert.equal((await publish(eventId)).body.data.questions, 1);
    const empty = await saveDraft(createEventBody(test, { title, category: 'quiz' }));
    assert.equal((await publish(empty)).body.data.questions, 0);
  });
});
