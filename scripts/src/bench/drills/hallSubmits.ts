import type { Socket } from 'node:net';
import { buildPath, quiz } from '@marquee/shared-contracts';
import { systemClock } from '../../../../api/src/platform/clock';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { seedDemoData } from '../../../../api/src/seed/seedDemoData';
import { type Figure, computePercentile } from '../Figure';
import { openStream } from '../api/openStream';
import { createAuthorization, getPersonId, savePeople } from '../api/people';
import { type BenchQuiz, saveAttempts, saveQuiz } from '../api/saveQuiz';
import { type Call, type CallResult, formatStatusCounts, sendAll } from '../api/sendAll';
import { type BenchServer, startBenchServer } from '../api/startBenchServer';
import type { Drill } from './Drill';

const HALL = 4_000;
const SUBMITTING = 500;

/** Spread of the reads if the server announces none. */
const UNANNOUNCED_MS = 500;
const DEADLINE_MS = 15_000;
const OPENING = 50;

/**
 * 500 of 4,000 participants submit at the same time; then all read leaderboard and result, each after a random part of the
 * announced spread. No call may be refused, and each submission is rewarded once.
 */
export const hallSubmits: Drill = async ({ url }) => {
  const database = openServer(url);
  await migrate(database);
  await seedDemoData(database, systemClock);
  await savePeople(database, HALL, HALL);
  const bench = await saveQuiz(database);
  await saveAttempts(database, bench.eventId, { count: HALL, submitted: true });
  await reopen(database, bench);
  const api = await startBenchServer(url);
  const streams: Socket[] = [];
  try {
    await openAll(api, streams);
    const announcements = Promise.all(streams.map(readAnnouncedWindow));
    const submitted = await sendAll(api.address, createSubmits(bench), SUBMITTING);
    const windows = await announcements;
    const reads = await sendAll(api.address, createReads(bench, windows), 2 * HALL);
    return [
      ...(await createSubmitFigures(database, bench, submitted)),
      {
        name: `${HALL} browsers are told at once to read again; announced window`,
        value: `${Math.max(...windows)} ms`,
      },
      {
        name: `… their ${reads.length} createReads: ${formatStatusCounts(reads)}, ${formatTimes(reads)}`,
        value: `${reads.filter(({ status }) => status !== 200).length} turned away`,
        target: 'exactly 0',
        isMet: reads.every(({ status }) => status === 200),
      },
    ];
  } finally {
    for (const stream of streams) stream.destroy();
    await api.stop();
    await database.destroy();
  }
};

/** Reopens the first 500 attempts with one answer each. */
async function reopen(database: Database, { eventId, questions }: BenchQuiz): Promise<void> {
  const userIds = Array.from({ length: SUBMITTING }, (_, index) => getPersonId(index + 1));
  await database
    .updateTable('attempts')
    .set({ state: 'OPEN', submittedAt: null, answered: null, correctAnswers: null, lastAnswerAt: null })
    .where('eventId', '=', eventId)
    .where('userId', 'in', userIds)
    .execute();
  const answers = questions
    .slice(0, 1)
    .flatMap(({ id: questionId, optionId }) =>
      userIds.map((userId) => ({ eventId, userId, questionId, optionId, answeredAt: new Date() })),
    );
  await database.insertInto('answers').values(answers).execute();
}

async function openAll(api: BenchServer, streams: Socket[]): Promise<void> {
  let next = 0;
  const runLane = async (): Promise<void> => {
    for (let person = ++next; person <= HALL; person = ++next)
      streams.push(await openStream(api.address, person));
  };
  await Promise.all(Array.from({ length: OPENING }, runLane));
}

/** Resolves to the spread in milliseconds that the next leaderboard message announces. */
const readAnnouncedWindow = (stream: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('A change did not come.')), DEADLINE_MS);
    const handleData = (part: Buffer): void => {
      const text = String(part);
      if (!text.includes('event: LEADERBOARD_CHANGED')) return;
      clearTimeout(timeout);
      stream.off('data', handleData);
      const spread = /LEADERBOARD_CHANGED.*"spreadMs":([0-9]+)/s.exec(text)?.[1];
      resolve(Math.max(UNANNOUNCED_MS, Number(spread ?? 0)));
    };
    stream.on('data', handleData);
  });

const createSubmits = ({ eventId }: BenchQuiz): Call[] =>
  Array.from({ length: SUBMITTING }, (_, index) => ({
    path: buildPath(quiz.submit.path, { eventId }),
    method: quiz.submit.method,
    headers: createAuthorization(index + 1),
  }));

const createReads = ({ eventId }: BenchQuiz, windows: readonly number[]): Call[] =>
  windows.flatMap((window, index) => {
    const options = { headers: createAuthorization(index + 1), notBefore: Math.random() * window };
    return [quiz.leaderboardAndScores, quiz.results].map(({ path }) => ({
      path: buildPath(path, { eventId }),
      ...options,
    }));
  });

const formatTimes = (results: readonly CallResult[]): string => {
  const times = results.map(({ milliseconds }) => milliseconds);
  return `p50 ${computePercentile(times, 0.5).toFixed(0)} ms, p99 ${computePercentile(times, 0.99).toFixed(0)} ms`;
};

async function createSubmitFigures(
  database: Database,
  { eventId }: BenchQuiz,
  submitted: readonly CallResult[],
): Promise<Figure[]> {
  const { entries, people } = await database
    .selectFrom('coinEntries')
    .select((eb) => [
      eb.fn.countAll<number>().as('entries'),
      eb.fn.count<number>('userId').distinct().as('people'),
    ])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const times = submitted.map(({ milliseconds }) => milliseconds);
  return [
    {
      name: `${SUBMITTING} people submit at once: ${formatStatusCounts(submitted)}, ${formatTimes(submitted)}, all after ${Math.max(...times).toFixed(0)} ms`,
      value: `${entries} rewards, ${people} people`,
      target: `exactly ${SUBMITTING}`,
      isMet:
        entries === SUBMITTING && people === SUBMITTING && submitted.every(({ status }) => status === 200),
    },
  ];
}
