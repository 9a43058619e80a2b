import { buildPath, quiz } from '@marquee/shared-contracts';
import { createMaximumFigure, type Figure } from '../Figure';
import { createAuthorization } from './people';
import { type BenchQuiz, saveAttempts, saveQuiz } from './saveQuiz';
import { type Call, sendAll, formatStatusCounts } from './sendAll';
import type { BenchContext } from './BenchContext';
import { type BenchServer, startBenchServer } from './startBenchServer';

const PEOPLE = 2_000;

/** Calls in flight. */
const CONCURRENCY = 100;

const ANSWERS = 8_000;
const BARE_CALLS = 8_000;

/** Maximum cost of a quiz call, in calls of the bare server. */
const MOST = { answer: 8, submit: 16 };

/**
 * Compares the processor time of an answer and of a submission with a call of a bare server. The ratio hardly depends on
 * the machine.
 */
export async function perCore({ url, database }: BenchContext): Promise<Figure[]> {
  const bench = await saveQuiz(database);
  await saveAttempts(database, bench.eventId, { count: PEOPLE, submitted: false });
  const bare = await startBenchServer();
  const api = await startBenchServer(url);
  try {
    await sendAll(bare.address, createBareCalls(BARE_CALLS / 4), CONCURRENCY);
    const bareMs = await measureCost(bare, createBareCalls(BARE_CALLS));
    await sendAll(api.address, createAnswers(bench, ANSWERS / 4, 'no'), CONCURRENCY);
    const answerMs = await measureCost(api, createAnswers(bench, ANSWERS, 'yes'));
    const submitMs = await measureCost(api, createSubmits(bench));
    return [
      { name: 'Processor time of a bare call', value: `${bareMs.toFixed(2)} ms` },
      createCostFigure('answer', answerMs, bareMs),
      createCostFigure('submit', submitMs, bareMs),
    ];
  } finally {
    await Promise.all([bare.stop(), api.stop()]);
  }
}

const createCostFigure = (call: 'answer' | 'submit', milliseconds: number, bareMs: number): Figure =>
  createMaximumFigure(
    `Processor time per ${call}: ${milliseconds.toFixed(2)} ms, ${(1000 / milliseconds).toFixed(0)} a second and core; in bare calls`,
    milliseconds / bareMs,
    MOST[call],
  );

/** Returns the milliseconds of processor time per call. */
async function measureCost(server: BenchServer, calls: readonly Call[]): Promise<number> {
  const before = await server.processorTime();
  const results = await sendAll(server.address, calls, CONCURRENCY);
  const after = await server.processorTime();
  if (results.some(({ status }) => status !== 200))
    throw new Error(`Calls of the bench were answered ${formatStatusCounts(results)}.`);
  return (after - before) / 1000 / calls.length;
}

const createBareCalls = (count: number): Call[] => Array.from({ length: count }, () => ({ path: '/' }));

/** All participants answer the first question, then the second, and so on. */
const createAnswers = ({ eventId, questions }: BenchQuiz, count: number, text: string): Call[] =>
  Array.from({ length: count }, (_, index) => ({
    path: buildPath(quiz.answer.path, {
      eventId,
      questionId: questions[Math.floor(index / PEOPLE) % questions.length]?.id ?? '',
    }),
    method: quiz.answer.method,
    headers: { ...createAuthorization((index % PEOPLE) + 1), 'content-type': 'application/json' },
    body: JSON.stringify({ selectedOption: text }),
  }));

const createSubmits = ({ eventId }: BenchQuiz): Call[] =>
  Array.from({ length: PEOPLE }, (_, index) => ({
    path: buildPath(quiz.submit.path, { eventId }),
    method: quiz.submit.method,
    headers: createAuthorization(index + 1),
  }));
