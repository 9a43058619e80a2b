import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Endpoint, endpoints, quiz, type ShowScores } from '@marquee/shared-contracts';
import { createScenario, type Scenario } from '../../testing/contract-tests/createScenario';
import { getCallKey } from '../../testing/contract-tests/getCallKey';
import type { CallerKind } from '../../testing/contract-tests/callers';
import { getSamplePath, getSampleInput } from '../../testing/contract-tests/sampleInputs';
import type { TestApp } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { injectCall } from '../../testing/injectCall';
import { endQuizzes } from './endQuizzes';

/** Two databases, so that a list of all events contains nothing of the other scenario. */
const test = setUpTestApp({}, async () => {
  start = test.clock.now();
});
const other = setUpTestApp();
let start: Date;

type Choice = 'yes' | 'no';

/** The member submits the given option; the leader of the same team always submits the wrong option. */
async function createScenarioWith(app: TestApp, showScores: ShowScores, choice: Choice): Promise<Scenario> {
  app.clock.set(start);
  const scenario = await createScenario(app);
  const { eventId, questions } = scenario.quiz;
  await app.database.insertInto('quizzes').values({ eventId, title: null, showScores }).execute();
  const taking = [
    { kind: 'member', answer: choice },
    { kind: 'leader', answer: 'no' },
  ] as const;
  for (const { kind, answer } of taking) {
    const token = scenario.token(kind);
    await app.call(quiz.question, { params: { eventId, page: '1' } }, token);
    for (const { id } of questions)
      await app.call(quiz.answer, { params: { eventId, questionId: id }, body: { answer } }, token);
    await app.call(quiz.submit, { params: { eventId } }, token);
  }
  return scenario;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const SECRET = /"(token|code|teamCode|link|inviteLink|url|path)":"[^"]*"/g;

/** A reply without the parts that differ between scenarios: ids in order of appearance, and secrets. */
/** The codes of tickets depend on random ids. */
const TICKET = /MARQUEE-[0-9A-F-]+/g;

function normalizeBody(body: string): string {
  const ids = new Map<string, string>();
  const getPlaceholder = (id: string): string => {
    const name = ids.get(id) ?? `id-${ids.size}`;
    ids.set(id, name);
    return name;
  };
  // Calendars fold long lines, also within an id.
  return body
    .replaceAll('\r\n ', '')
    .replaceAll(SECRET, '"$1":"…"')
    .replaceAll(TICKET, 'ticket')
    .replaceAll(UUID, getPlaceholder);
}

interface ScenarioSide {
  app: TestApp;
  scenario: Scenario;
}

async function replyTo(
  endpoint: Endpoint,
  kind: CallerKind,
  { app, scenario }: ScenarioSide,
): Promise<string> {
  const { body, query } = getSampleInput(endpoint, scenario, app.clock.now());
  const response = await injectCall(app.app, endpoint, {
    url: getSamplePath(endpoint, scenario),
    query,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      authorization: `Bearer ${scenario.token(kind)}`,
    },
  });
  return `${response.statusCode} ${normalizeBody(response.body)}`;
}

/** Files of another call's facts, compressed or signed by a random key. */
const files: readonly unknown[] = ['application/pdf', 'application/vc+jwt', 'image/png'];

/** Every call that a participant may make, except for such files. Each mutating call gets its own pair of scenarios. */
const calls = [...endpoints.values()].filter(
  ({ definition: { access, mediaType } }) => access !== 'host' && !files.includes(mediaType),
);
const reads = calls.filter(({ method }) => method === 'GET');
const writes = calls.filter(({ method }) => method !== 'GET');

/** Returns the calls whose replies to a team member distinguish a correct answer from a wrong answer. */
async function findRevealingCalls(of: readonly Endpoint[], showScores: ShowScores): Promise<string[]> {
  const right = { app: test, scenario: await createScenarioWith(test, showScores, 'yes') };
  const wrong = { app: other, scenario: await createScenarioWith(other, showScores, 'no') };
  const telling = new Set<string>();
  for (const endpoint of of)
    for (const kind of ['member', 'leader'] as const) {
      const replies = [await replyTo(endpoint, kind, right), await replyTo(endpoint, kind, wrong)];
      if (replies[0] !== replies[1]) telling.add(getCallKey(endpoint));
    }
  return [...telling];
}

describe('a quiz whose scores are shown after its end', () => {
  it(`has no reading call among ${reads.length} that reveals a correct answer before the end`, async () => {
    assert.deepEqual(await findRevealingCalls(reads, 'after-end'), []);
  });

  for (const endpoint of writes)
    it(`does not reveal it by ${getCallKey(endpoint)}`, async () => {
      assert.deepEqual(await findRevealingCalls([endpoint], 'after-end'), []);
    });

  it('would reveal it by three calls if scores were shown after submitting, which proves the comparison', async () => {
    assert.deepEqual((await findRevealingCalls(reads, 'after-submitting')).toSorted(), [
      'GET /api/participant/quiz/:/leaderboard-and-scores',
      'GET /api/participant/quiz/:/results',
      'GET /api/v1/auth/me/export',
    ]);
  });

  it('says so before the end, and shows everything from the end on', async () => {
    const scenario = await createScenarioWith(test, 'after-end', 'yes');
    const params = { eventId: scenario.quiz.eventId };
    const token = scenario.token('member');
    const ask = () =>
      Promise.all([
        test.call(quiz.results, { params }, token),
        test.call(quiz.leaderboardAndScores, { params }, token),
      ]);
    const over = scenario.quiz.endTime.getTime() + 2_000;
    test.clock.set(new Date(over - 1));
    for (const { status, error } of await ask())
      assert.deepEqual(
        [status, error.code, error.message],
        [403, 'SCORES_AFTER_END', 'Scores are shown after the quiz ends.'],
      );
    test.clock.set(new Date(over));
    const [results, board] = await ask();
    assert.equal(results.body.data.correctAnswers, 3);
    assert.equal(results.body.data.answers?.length, 3);
    assert.equal(board.body.data.rank, 1);
  });

  it('announces the result once to each participant, and not before the end', async () => {
    const scenario = await createScenarioWith(test, 'after-end', 'yes');
    const readNotifications = async (): Promise<string[]> =>
      (
        await test.database
          .selectFrom('notifications')
          .select('recipientId')
          .where('eventId', '=', scenario.quiz.eventId)
          .where('type', '=', 'RESULT_READY')
          .execute()
      ).map(({ recipientId }) => recipientId);
    assert.deepEqual(await readNotifications(), []);
    test.clock.set(new Date(scenario.quiz.endTime.getTime() + 2_000));
    await endQuizzes(test.app);
    await endQuizzes(test.app);
    assert.equal((await readNotifications()).length, 2);
    assert.ok((await readNotifications()).includes(scenario.memberId));
  });

  it('shows the leaderboard and the scores to its hosts at any time', async () => {
    const scenario = await createScenarioWith(test, 'after-end', 'yes');
    const params = { eventId: scenario.quiz.eventId };
    const board = await test.call(quiz.leaderboardAndScores, { params }, scenario.token('owner'));
    assert.equal(board.body.data.total, 2);
  });
});
