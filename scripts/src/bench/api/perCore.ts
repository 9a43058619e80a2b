import { pathOf, quiz } from '@marquee/shared-contracts';
import { atMost, type Figure } from './Figure';
import { authorization } from './people';
import { type BenchQuiz, saveAttempts, saveQuiz } from './saveQuiz';
import { type Sent, sendAll, statusesOf } from './sendAll';
import type { Stage } from './Stage';
import { type Serving, startServing } from './startServing';

const PEOPLE = 2_000;

/** Calls under way at once: a hall in which everybody is busy. */
const TOGETHER = 100;

const ANSWERS = 8_000;
const BARE_CALLS = 8_000;

/** How many bare calls one call of the quiz may cost. */
const MOST = { answer: 8, submit: 16 };

/**
 * Processor time of the API's process for an answer and for a submit, beside that of a server which does nothing but
 * answer: a ratio that another machine, or one that is busy otherwise, shares.
 */
export async function perCore({ url, database }: Stage): Promise<Figure[]> {
  const bench = await saveQuiz(database);
  await saveAttempts(database, bench.eventId, { count: PEOPLE, submitted: false });
  const bare = await startServing();
  const api = await startServing(url);
  try {
    await sendAll(bare.address, bareCalls(BARE_CALLS / 4), TOGETHER);
    const bareMs = await costOf(bare, bareCalls(BARE_CALLS));
    await sendAll(api.address, answers(bench, ANSWERS / 4, 'no'), TOGETHER);
    const answerMs = await costOf(api, answers(bench, ANSWERS, 'yes'));
    const submitMs = await costOf(api, submits(bench));
    return [
      { name: 'Processor time of a bare call', value: `${bareMs.toFixed(2)} ms` },
      figureOf('answer', answerMs, bareMs),
      figureOf('submit', submitMs, bareMs),
    ];
  } finally {
    await Promise.all([bare.stop(), api.stop()]);
  }
}

const figureOf = (what: 'answer' | 'submit', milliseconds: number, bareMs: number): Figure =>
  atMost(
    `Processor time per ${what}: ${milliseconds.toFixed(2)} ms, ${(1000 / milliseconds).toFixed(0)} a second and core; in bare calls`,
    milliseconds / bareMs,
    MOST[what],
  );

/** Milliseconds of the server's processor time for each of these calls. */
async function costOf(server: Serving, calls: readonly Sent[]): Promise<number> {
  const before = await server.processorTime();
  const answered = await sendAll(server.address, calls, TOGETHER);
  const after = await server.processorTime();
  if (answered.some(({ status }) => status !== 200))
    throw new Error(`Calls of the bench were answered ${statusesOf(answered)}.`);
  return (after - before) / 1000 / calls.length;
}

const bareCalls = (count: number): Sent[] => Array.from({ length: count }, () => ({ path: '/' }));

/** Everybody answers the first question, then the second, and so on. */
const answers = ({ eventId, questions }: BenchQuiz, count: number, text: string): Sent[] =>
  Array.from({ length: count }, (_, index) => ({
    path: pathOf(quiz.answer.path, {
      eventId,
      questionId: questions[Math.floor(index / PEOPLE) % questions.length]?.id ?? '',
    }),
    method: quiz.answer.method,
    headers: { ...authorization((index % PEOPLE) + 1), 'content-type': 'application/json' },
    body: JSON.stringify({ selectedOption: text }),
  }));

const submits = ({ eventId }: BenchQuiz): Sent[] =>
  Array.from({ length: PEOPLE }, (_, index) => ({
    path: pathOf(quiz.submit.path, { eventId }),
    method: quiz.submit.method,
    headers: authorization(index + 1),
  }));
