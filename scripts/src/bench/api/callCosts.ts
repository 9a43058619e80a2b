import { auth, buildPath, events, quiz, registration } from '@marquee/shared-contracts';
import { PasswordHasher } from '../../../../api/src/platform/access/PasswordHasher';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { sampleRegistrationForm } from '../../../../api/src/testing/sampleRegistrationForm';
import type { Figure } from '../Figure';
import type { BenchContext } from './BenchContext';
import { createAuthorization, getPersonId } from './people';
import { readDatabaseTime } from './readDatabaseTime';
import { type BenchQuiz, saveAttempts, saveQuiz } from './saveQuiz';
import { type Call, formatStatusCounts, sendAll } from './sendAll';
import { type BenchServer, startBenchServer } from './startBenchServer';

const PEOPLE = 2_000;

/** Calls one after another, whose duration shows the waits of a single call. */
const SINGLE = 500;

const CONCURRENCY = 100;

const PASSWORD = 'Right@123';

export interface MeasuredCalls {
  name: string;
  calls: readonly Call[];
  concurrency: number;
}

/** Prints what a call costs the API and PostgreSQL, alone and in a crowd: the input of `npm run bench -- simulation`. */
export async function callCosts({ url, database }: BenchContext): Promise<Figure[]> {
  const bench = await saveQuiz(database);
  await saveAttempts(database, bench.eventId, { count: PEOPLE, submitted: false });
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  await database
    .updateTable('accounts')
    .set({ passwordHash })
    .where('email', 'like', 'bench-1__@%')
    .execute();
  const openEvent = await saveEvent(database, { ownerId: getPersonId(PEOPLE + 1) });
  const api = await startBenchServer(url);
  const figures: Figure[] = [];
  try {
    await sendAll(api.address, createAnswers(bench, SINGLE, 0), CONCURRENCY);
    for (const measured of listCalls(bench, openEvent))
      figures.push(await measureCalls(api, measured, { url, database }));
    return figures;
  } finally {
    await api.stop();
  }
}

const listCalls = (bench: BenchQuiz, openEvent: string): MeasuredCalls[] => [
  { name: 'answers, one at a time', calls: createAnswers(bench, SINGLE, 1), concurrency: 1 },
  { name: 'answers', calls: createAnswers(bench, 4 * PEOPLE, 2), concurrency: CONCURRENCY },
  { name: 'event pages, one at a time', calls: createReads(openEvent, SINGLE), concurrency: 1 },
  { name: 'event pages', calls: createReads(openEvent, 2 * PEOPLE), concurrency: CONCURRENCY },
  { name: 'sessions', calls: createSessions(2 * PEOPLE), concurrency: CONCURRENCY },
  { name: 'registrations, one at a time', calls: createRegistrations(openEvent, 0, SINGLE), concurrency: 1 },
  {
    name: 'registrations',
    calls: createRegistrations(openEvent, SINGLE, PEOPLE - SINGLE),
    concurrency: CONCURRENCY,
  },
  { name: 'logins', calls: createLogins(), concurrency: 10 },
  { name: 'submits, one at a time', calls: createSubmits(bench, 0, SINGLE), concurrency: 1 },
  { name: 'submits', calls: createSubmits(bench, SINGLE, PEOPLE - SINGLE), concurrency: CONCURRENCY },
];

/** The processor time of calls for the API and for PostgreSQL, and the time between two replies. */
export async function measureCalls(
  api: BenchServer,
  { name, calls, concurrency }: MeasuredCalls,
  { database }: BenchContext,
): Promise<Figure> {
  const readTimes = () => Promise.all([api.processorTime(), readDatabaseTime(database)]);
  const [apiBefore, databaseBefore] = await readTimes();
  const started = performance.now();
  const results = await sendAll(api.address, calls, concurrency);
  const milliseconds = performance.now() - started;
  const [apiAfter, databaseAfter] = await readTimes();
  if (results.some(({ status }) => status >= 400))
    throw new Error(`${name} were answered ${formatStatusCounts(results)}.`);
  const perCall = (total: number): string => (total / calls.length).toFixed(3);
  return {
    name: `${calls.length} ${name}: milliseconds of the API, of the database, between two replies`,
    value: [(apiAfter - apiBefore) / 1000, databaseAfter - databaseBefore, milliseconds]
      .map(perCall)
      .join(', '),
  };
}

const createHeaders = (person: number) => ({
  ...createAuthorization(person),
  'content-type': 'application/json',
});

/** All participants answer one question, then the next; `from` is the first question. */
const createAnswers = ({ eventId, questions }: BenchQuiz, count: number, from: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({
    path: buildPath(quiz.answer.path, {
      eventId,
      questionId: questions[(from + Math.floor(index / PEOPLE)) % questions.length]?.id ?? '',
    }),
    method: quiz.answer.method,
    headers: createHeaders((index % PEOPLE) + 1),
    body: JSON.stringify({ selectedOption: 'yes' }),
  }));

const createSubmits = ({ eventId }: BenchQuiz, from: number, count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({
    path: buildPath(quiz.submit.path, { eventId }),
    method: quiz.submit.method,
    headers: createAuthorization(from + index + 1),
  }));

const createReads = (eventId: string, count: number): Call[] =>
  Array.from({ length: count }, () => ({ path: buildPath(events.details.path, { eventId }) }));

const createSessions = (count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({
    path: auth.me.path,
    headers: createAuthorization((index % PEOPLE) + 1),
  }));

/** The people 100 to 199 log in. */
const createLogins = (): Call[] =>
  Array.from({ length: 100 }, (_, index) => ({
    path: auth.authenticate.path,
    method: auth.authenticate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${100 + index}@example.org`, password: PASSWORD }),
  }));

export const createRegistrations = (eventId: string, from: number, count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({
    path: buildPath(registration.register.path, { eventId }),
    method: registration.register.method,
    headers: createHeaders(from + index + 1),
    body: JSON.stringify(sampleRegistrationForm),
  }));
