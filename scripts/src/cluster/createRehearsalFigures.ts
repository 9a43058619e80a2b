import type { Database } from '../../../api/src/platform/database/Database';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import type { ReceivedMail } from '../../../api/src/testing/startMailServer';
import { computePercentile, createCountFigure, createMinimumFigure, type Figure } from '../bench/Figure';
import { describeErrors } from './describeErrors';
import { countRepeatedNotifications, countWrongRewards, findLosses } from './load/findLosses';
import type { Outcome } from './load/WriteLoad';
import type { Rehearsal } from './Rehearsal';
import type { ProductInstance } from './startInstance';
import type { ProductCluster } from './startProductCluster';

/** Writes must flow again within this time, and errors may occur only until then. */
const WINDOW_MS = 30_000;

/** Bulk and single mails have a sender for each connection of an instance (MAIL_CONNECTIONS). */
const SENDERS = 10;

const isFailure = ({ status }: Outcome): boolean => status !== 200;

const createStateFigure = (name: string, isMet: boolean): Figure => ({
  name,
  value: isMet ? 'yes' : 'no',
  target: 'yes',
  isMet,
});

/** The longest time without an acknowledged write after the fault. */
function findLongestGap({ load, faultTimes, endedAt }: Rehearsal): number {
  const [faultAt = 0] = faultTimes;
  const times = load.acknowledged.map(({ repliedAt }) => repliedAt).filter((time) => time >= faultAt);
  const moments = [faultAt, ...times.toSorted((one, other) => one - other), endedAt];
  return Math.max(...moments.slice(1).map((time, index) => time - (moments[index] ?? 0)));
}

/** Failures by status and body, for a look at an unexpected one. */
function describeFailures(failures: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status, body, kind } of failures) {
    const code = /"code":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 60);
    const name = `${status} ${code}${status === 503 ? '' : ` ${kind}`}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ') || 'none';
}

function createErrorFigures({ load, faultTimes }: Rehearsal): Figure[] {
  const isInWindow = ({ repliedAt }: Outcome) =>
    faultTimes.some((time) => repliedAt >= time && repliedAt <= time + WINDOW_MS);
  const sinceFault = ({ repliedAt }: Outcome) =>
    Math.min(...faultTimes.map((time) => repliedAt - time).filter((ms) => ms >= 0));
  const failures = load.outcomes.filter(isFailure);
  const wrong = failures.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter);
  const outside = failures.filter((failure) => !isInWindow(failure));
  const last = Math.max(0, ...failures.map(sinceFault).filter(Number.isFinite));
  return [
    { name: `tries without success, of ${load.outcomes.length}`, value: describeFailures(failures) },
    createCountFigure(
      `… other than 503 with Retry-After${wrong.length > 0 ? `: ${describeFailures(wrong)}` : ''}`,
      wrong.length,
      0,
    ),
    createCountFigure(
      `… before a fault or ${WINDOW_MS / 1_000} s later${outside.length > 0 ? `: ${describeFailures(outside)}` : ''}`,
      outside.length,
      0,
    ),
    { name: 'ms until the last of them', value: String(Math.round(last)) },
  ];
}

/** The causes of unexpected errors, which callers are not told. */
const createLogFigures = (instances: readonly ProductInstance[], { load }: Rehearsal): Figure[] =>
  load.outcomes.some(({ status }) => status === 500)
    ? [{ name: 'errors in the logs', value: describeErrors(instances) }]
    : [];

/** The repeats of mails, and how many have another Message-ID or came more than twice. */
async function createMailFigures(
  database: Database,
  mails: readonly ReceivedMail[],
  { crowd, killedInstances }: Rehearsal,
): Promise<Figure[]> {
  const { count } = await database
    .selectFrom('registrations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('eventId', 'in', crowd.eventIds)
    .executeTakeFirstOrThrow();
  const times = new Map<string, number>();
  for (const { messageId } of mails) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  const repeats = mails.length - times.size;
  const many = [...times.values()].filter((number) => number > 2).length;
  return [
    createCountFigure(`mails missing, of ${count}`, Math.max(0, Number(count) - times.size), 0),
    createCountFigure('mails again with another Message-ID', Math.max(0, times.size - Number(count)), 0),
    createCountFigure('mails again with the same Message-ID', repeats, killedInstances * SENDERS),
    createCountFigure('mails that came more than twice', many, 0),
  ];
}

const createStreamFigures = ({ streams, silentStreams }: Rehearsal): Figure[] => [
  {
    name: 'streams opened again by themselves',
    value: String(streams.filter(({ connections }) => connections > 1).length),
  },
  createCountFigure(`streams without a message afterwards, of ${streams.length}`, silentStreams, 0),
];

function createRateFigures({ load, size, startedAt, endedAt, faultTimes }: Rehearsal): Figure[] {
  const [faultAt = endedAt] = faultTimes;
  const { quietMs, minPerSecond } = size;
  const isQuiet = ({ repliedAt }: Outcome) => repliedAt < faultAt && repliedAt >= faultAt - quietMs;
  const quiet = load.outcomes.filter(isQuiet);
  const times = quiet.map(({ sentAt, repliedAt }) => repliedAt - sentAt);
  const seconds = ((endedAt - startedAt) / 1_000).toFixed(0);
  return [
    createMinimumFigure('writes a second before the fault', quiet.length / (quietMs / 1_000), minPerSecond),
    { name: '… p99', value: `${computePercentile(times, 0.99).toFixed(0)} ms` },
    { name: `writes acknowledged in ${seconds} s`, value: String(load.acknowledged.length) },
  ];
}

async function createSavedFigures(database: Database, { load, crowd }: Rehearsal): Promise<Figure[]> {
  const losses = await findLosses(database, load.acknowledged);
  const example = losses.length > 0 ? ` (${losses[0]})` : '';
  const rewards = await countWrongRewards(database, crowd.endingIds);
  return [
    createCountFigure(`acknowledged writes lost${example}`, losses.length, 0),
    createCountFigure('submits with other than one reward', rewards, 0),
    createCountFigure('notifications twice', await countRepeatedNotifications(database), 0),
  ];
}

/** Compares what callers were told with what the database has. */
export async function createRehearsalFigures(
  { databases, mails, instances }: ProductCluster,
  rehearsal: Rehearsal,
): Promise<Figure[]> {
  const database = openServer(databases.writerUrl);
  const died = instances.filter((instance) => instance.hasEnded()).length;
  try {
    return [
      ...createRateFigures(rehearsal),
      ...(await createSavedFigures(database, rehearsal)),
      createCountFigure('ms without an acknowledged write', Math.round(findLongestGap(rehearsal)), WINDOW_MS),
      createStateFigure('writes without errors before the repair', rehearsal.hasRecovered),
      createStateFigure('a leader with all replicas after the repair', rehearsal.isWhole),
      ...createErrorFigures(rehearsal),
      ...(await createMailFigures(database, mails.mails(), rehearsal)),
      ...createStreamFigures(rehearsal),
      createCountFigure('instances that died by themselves', died, 0),
      ...createLogFigures(instances, rehearsal),
    ];
  } finally {
    await database.destroy();
  }
}
