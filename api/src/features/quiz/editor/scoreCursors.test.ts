import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { manageEvents, quizEditor } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { takeQuiz as takeQuizOf } from '../../../testing/takeQuiz';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host, { size: 2 });
});

const takeQuiz = (firstname: string, choices: string[], { open = false } = {}) =>
  takeQuizOf(test, running, { firstname, choices, open });

const callScores = (query: Record<string, string>) =>
  test.call(quizEditor.scores, { params: { eventId: running.eventId }, query }, host.token);

const readPage = async (query: Record<string, string>) => {
  const { content, next } = (await callScores({ size: '1', ...query })).body;
  return { rows: content.map(({ name, rank }) => [name.split(' ')[0], rank]), next };
};

async function readToEnd(query: Record<string, string> = {}) {
  const rows: unknown[] = [];
  let after: string | undefined;
  do {
    const page = await readPage({ ...query, ...(after !== undefined && { after }) });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined);
  return rows;
}

describe('the cursors of a host’s scores (AP-17)', () => {
  beforeEach(async () => {
    await takeQuiz('Asha', ['yes']);
    await takeQuiz('Omar', [], { open: true });
    await takeQuiz('Bela', ['yes', 'yes']);
    await takeQuiz('Emil', []);
    await takeQuiz('Dev', ['yes']);
  });

  const ranked = [
    ['Bela', 1],
    ['Asha', 2],
    ['Dev', 2],
  ];

  it('lead with the right ranks from ranked attempts to the others, during the quiz and after it', async () => {
    const all = [...ranked, ['Omar', null], ['Emil', null]];
    assert.deepEqual(await readToEnd(), all);
    assert.deepEqual(await readToEnd({ size: '2' }), all);
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    assert.deepEqual(await readToEnd(), all);
  });

  it('keep their place between the ranked attempts and the others', async () => {
    const { next = '' } = await readPage({ size: '3' });
    assert.deepEqual((await readPage({ after: next })).rows, [['Omar', null]]);
    await takeQuiz('Zoya', ['yes', 'yes']);
    assert.deepEqual((await readPage({ after: next })).rows, [['Omar', null]]);
  });

  it('lead on in a list of one state, which may have no ranked attempt', async () => {
    const { next = '' } = await readPage({});
    assert.deepEqual(await readToEnd({ state: 'submitted' }), [...ranked, ['Emil', null]]);
    assert.deepEqual((await readPage({ state: 'open', after: next })).rows, [['Omar', null]]);
  });

  it('are refused in another list, and another list’s here', async () => {
    const { next = '' } = await readPage({});
    const events = await test.call(manageEvents.list, { query: { after: next } }, host.token);
    assert.equal(events.error.code, 'INVALID_CURSOR');
    for (const position of [['host events', 1], ['other attempts', 'yesterday', 'me'], []]) {
      const after = Buffer.from(JSON.stringify(position)).toString('base64url');
      assert.equal((await callScores({ after })).error.code, 'INVALID_CURSOR', JSON.stringify(position));
    }
  });
});
