import { setTimeout as pause } from 'node:timers/promises';
import { notifications } from '@marquee/shared-contracts';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import type { Figure } from '../bench/Figure';
import { createAuthorization } from '../bench/api/people';
import { createRehearsalFigures } from './createRehearsalFigures';
import { HttpsCaller } from './load/HttpsCaller';
import { planWrites } from './load/planWrites';
import { seedLoad } from './load/seedLoad';
import { StreamClient } from './load/StreamClient';
import { type Outcome, WriteLoad } from './load/WriteLoad';
import { DRILL_SIZE, type Fault, type LoadSize } from './Rehearsal';
import type { ProductCluster } from './startProductCluster';

/** chosen: longer than a failover needs to show, and shorter than it lasts. */
const FLOWING_MS = 2_000;
const WARM_UP_MS = 20_000;
const RECOVERY_MS = 90_000;
const MAILS_MS = 60_000;
/** The longest pause of a reconnecting stream after one failed try, and the message. */
const STREAM_MS = 20_000;

/** Whether every write of the last second was sent after the fault and acknowledged, and there were some. */
function isFlowing({ outcomes }: WriteLoad, faultAt: number): boolean {
  const now = performance.now();
  const recent = outcomes.filter(({ repliedAt }) => repliedAt >= now - FLOWING_MS);
  const isWell = ({ sentAt, status }: Outcome) => status === 200 && sentAt >= faultAt;
  return now - faultAt > FLOWING_MS && recent.length >= 10 && recent.every(isWell);
}

/** Whether the last second had as many writes as the drill needs. */
const isQuick = ({ acknowledged }: WriteLoad, { minPerSecond }: LoadSize): boolean =>
  acknowledged.filter(({ repliedAt }) => repliedAt >= performance.now() - 1_000).length >= minPerSecond;

const isMet = (waiting: Promise<void>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

function openStreams(caller: HttpsCaller, count: number): { person: number; client: StreamClient }[] {
  return Array.from({ length: count }, (_, index) => {
    const person = index + 2;
    const token = createAuthorization(person).authorization.slice('Bearer '.length);
    return { person, client: new StreamClient(caller, token) };
  });
}

/** Changes each stream's account, and returns the number of streams that are not told. */
async function countSilentStreams(
  caller: HttpsCaller,
  streams: readonly { person: number; client: StreamClient }[],
): Promise<number> {
  await waitUntil(() => streams.every(({ client }) => client.isOpen), 'streams', STREAM_MS).catch(
    () => undefined,
  );
  const since = performance.now();
  for (const { person } of streams) {
    const token = createAuthorization(person).authorization.slice('Bearer '.length);
    await caller.call({ path: notifications.readAll.path, method: 'PUT', token });
  }
  const countSilent = () => streams.filter(({ client }) => client.messageAt < since).length;
  await waitUntil(() => countSilent() === 0, 'messages', STREAM_MS).catch(() => undefined);
  return countSilent();
}

async function waitForMails(url: string): Promise<void> {
  const database = openServer(url);
  const isDone = async () => {
    const { count } = await database
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sentAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count) === 0;
  };
  await waitUntil(isDone, 'every mail', MAILS_MS).finally(() => database.destroy());
}

/** Causes and repairs a fault while the load runs, and returns the times and the state. */
async function runFault(
  cluster: ProductCluster,
  fault: Fault,
  { load, size }: { load: WriteLoad; size: LoadSize },
) {
  const startedAt = performance.now();
  load.start(size.perSecond);
  await isMet(waitUntil(() => isQuick(load, size), 'writes', WARM_UP_MS));
  await pause(size.quietMs);
  const faultTimes = [performance.now()];
  await fault.cause(cluster, () => faultTimes.push(performance.now()));
  const latest = faultTimes.at(-1) ?? 0;
  const hasRecovered = await isMet(waitUntil(() => isFlowing(load, latest), 'writes', RECOVERY_MS));
  await fault.repair?.(cluster);
  const isWhole = await isMet(cluster.databases.waitUntilWhole());
  await pause(size.settleMs);
  const endedAt = performance.now();
  await load.stop();
  return { startedAt, faultTimes, endedAt, hasRecovered, isWhole };
}

/** Runs a fault and its repair under a steady load, and returns the figures of what callers saw. */
export async function rehearse(cluster: ProductCluster, fault: Fault, size = DRILL_SIZE): Promise<Figure[]> {
  const { writerUrl } = cluster.databases;
  const crowd = await seedLoad(writerUrl, size.people);
  const caller = new HttpsCaller(cluster.proxy.origin, cluster.proxy.certificate);
  const load = new WriteLoad(caller, planWrites(crowd));
  const followed = openStreams(caller, size.streams);
  const streams = followed.map(({ client }) => client);
  try {
    const seen = await runFault(cluster, fault, { load, size });
    const silentStreams = await countSilentStreams(caller, followed);
    await waitForMails(writerUrl);
    const { killedInstances = 0 } = fault;
    const rehearsal = { ...seen, crowd, size, load, killedInstances, silentStreams, streams };
    return await createRehearsalFigures(cluster, rehearsal);
  } finally {
    await load.stop();
    await Promise.all(streams.map((stream) => stream.close()));
    caller.close();
  }
}
