import type { Socket } from 'node:net';
import { pathOf, quiz } from '@marquee/shared-contracts';
import { systemClock } from '../../../../api/src/platform/clock';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { seedDemoData } from '../../../../api/src/seed/seedDemoData';
import type { Figure } from '../api/Figure';
import { openStream } from '../api/openStream';
import { authorization, personId, savePeople } from '../api/people';
import { percentile } from '../api/percentile';
import { type BenchQuiz, saveAttempts, saveQuiz } from '../api/saveQuiz';
import { type Answered, type Sent, sendAll, statusesOf } from '../api/sendAll';
import { type Serving, startServing } from '../api/startServing';
import type { Drill } from './Drill';

const HALL = 4_000;
const SUBMITTING = 500;

/** Within this a browser reads again when the server announces nothing. */
const UNANNOUNCED_MS = 500;
const DEADLINE_MS = 15_000;
const OPENING = 50;

/**
 * A hall of 4,000 follows a quiz; 500 of them submit in the same moment. All hear of it at once and read board and result
 * again, each after a random part of the time that the server announces. Nobody is turned away, and every submit counts once.
 */
export const hallSubmits: Drill = async ({ url }) => {
  const database = openServer(url);
  await migrate(database);
  await seedDemoData(database, systemClock);
  await savePeople(database, HALL, HALL);
  const bench = await saveQuiz(database);
  await saveAttempts(database, bench.eventId, { count: HALL, submitted: true });
  await reopen(database, bench);
  const api = await startServing(url);
  const streams: Socket[] = [];
  try {
    await openAll(api, streams);
    const told = Promise.all(streams.map(announcedWindow));
    const submitted = await sendAll(api.address, submits(bench), SUBMITTING);
    const windows = await told;
    const reads = await sendAll(api.address, readings(bench, windows), 2 * HALL);
    return [
      ...(await submitFigures(database, bench, submitted)),
      {
        name: `${HALL} browsers are told at once to read again; announced window`,
        value: `${Math.max(...windows)} ms`,
      },
      {
        name: `… their ${reads.length} readings: ${statusesOf(reads)}, ${timesOf(reads)}`,
        value: `${reads.filter(({ status }) => status !== 200).length} turned away`,
        target: 'exactly 0',
        met: reads.every(({ status }) => status === 200),
      },
    ];
  } finally {
    for (const stream of streams) stream.destroy();
    await api.stop();
    await database.destroy();
  }
};

/** The first 500 people have an open attempt with one answer. */
async function reopen(database: Database, { eventId, questions }: BenchQuiz): Promise<void> {
  const userIds = Array.from({ length: SUBMITTING }, (_, index) => personId(index + 1));
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

async function openAll(api: Serving, streams: Socket[]): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let person = ++next; person <= HALL; person = ++next)
      streams.push(await openStream(api.address, person));
  };
  await Promise.all(Array.from({ length: OPENING }, lane));
}

/** The first stream message of a changed board. */
const announcedWindow = (stream: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A change did not come.')), DEADLINE_MS);
    const hear = (part: Buffer): void => {
      const text = String(part);
      if (!text.includes('event: LEADERBOARD_CHANGED')) return;
      clearTimeout(late);
      stream.off('data', hear);
      const spread = /LEADERBOARD_CHANGED.*"spreadMs":([0-9]+)/s.exec(text)?.[1];
      resolve(Math.max(UNANNOUNCED_MS, Number(spread ?? 0)));
    };
    stream.on('data', hear);
  });

const submits = ({ eventId }: BenchQuiz): Sent[] =>
  Array.from({ length: SUBMITTING }, (_, index) => ({
    path: pathOf(quiz.submit.path, { eventId }),
    method: quiz.submit.method,
    headers: authorization(index + 1),
  }));

const readings = ({ eventId }: BenchQuiz, windows: readonly number[]): Sent[] =>
  windows.flatMap((window, index) => {
    const about = { headers: authorization(index + 1), notBefore: Math.random() * window };
    return [quiz.leaderboardAndScores, quiz.results].map(({ path }) => ({
      path: pathOf(path, { eventId }),
      ...about,
    }));
  });

const timesOf = (answered: readonly Answered[]): string => {
  const times = answered.map(({ milliseconds }) => milliseconds);
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
};

async function submitFigures(
  database: Database,
  { eventId }: BenchQuiz,
  submitted: readonly Answered[],
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
      name: `${SUBMITTING} people submit at once: ${statusesOf(submitted)}, ${timesOf(submitted)}, all after ${Math.max(...times).toFixed(0)} ms`,
      value: `${entries} rewards, ${people} people`,
      target: `exactly ${SUBMITTING}`,
      met: entries === SUBMITTING && people === SUBMITTING && submitted.every(({ status }) => status === 200),
    },
  ];
}
