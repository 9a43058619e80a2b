import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildPath, events, registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildApp } from '../../../api/src/app';
import { systemClock } from '../../../api/src/platform/clock';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { ServerBus } from '../../../api/src/platform/live/ServerBus';
import { OutboxMailer } from '../../../api/src/platform/mail/OutboxMailer';
import { MAX_LAG_MS } from '../../../api/src/platform/readers/Readers';
import { openReplica } from '../../../api/src/platform/readers/Replica';
import type { Crowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { createMemoryStorage } from '../../../api/src/testing/createMemoryStorage';
import { sampleRegistrationForm } from '../../../api/src/testing/sampleRegistrationForm';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import { describeMissingPostgres } from './findPostgres';
import { seedDatabase } from './seedDatabase';
import { type Cluster, startCluster } from './startCluster';
import { type Relay, startRelay } from './startRelay';
import { type StartedReplica, startReplica } from './startReplica';

const skip = describeMissingPostgres();

/** An instance in this process that reads from the replica. */
async function startInstance(primaryUrl: string, url: string) {
  const database = openServer(primaryUrl);
  const clock = systemClock;
  const secret = 'a secret for tests only';
  const bus = await new ServerBus({ database, url: primaryUrl, clock }).open();
  const mailer = new OutboxMailer({ secret, clock, publicUrl: undefined });
  const replica = openReplica({ url, primaryUrl });
  const app = await buildApp({
    database,
    clock,
    secret,
    bus,
    mailer,
    replica,
    storage: createMemoryStorage(),
  });
  const stop = async (): Promise<void> => {
    await app.http.close();
    await bus.close();
    await database.destroy();
  };
  return { app, database, bus, stop };
}

type Instance = Awaited<ReturnType<typeof startInstance>>;

describe('public reads with a streaming replica', { skip }, () => {
  let cluster: Cluster;
  let replica: StartedReplica;
  let relay: Relay;
  let crowd: Crowd;
  let writing: Instance;
  let reading: Instance;
  let replicaDatabase: Instance['database'];

  before(async () => {
    cluster = await startCluster();
    crowd = await seedDatabase(openServer(cluster.url), { people: 8, events: 1 });
    // A commit is visible after its log was written, as by default; the temporary server skips that wait.
    const setup = openServer(cluster.url);
    await sql`alter database postgres set synchronous_commit = on`.execute(setup);
    await sql`update event_seats set capacity_max = 100`.execute(setup);
    await setup.destroy();
    replica = await startReplica(cluster.url);
    relay = await startRelay(replica.port);
    const url = `postgres://postgres@127.0.0.1:${relay.port}/postgres`;
    replicaDatabase = openServer(`postgres://postgres@127.0.0.1:${replica.port}/postgres`);
    [writing, reading] = await Promise.all([
      startInstance(cluster.url, url),
      startInstance(cluster.url, url),
    ]);
  });
  after(async () => {
    await Promise.all([writing?.stop(), reading?.stop()]);
    await replicaDatabase.destroy();
    relay.close();
    await replica.stop();
    await cluster.stop();
  });

  /** Reads the event at an instance: title and seats, and where the read went. */
  async function readEvent({ app }: Instance, cookie?: string) {
    const earlier = await countReads(app);
    const [eventId = ''] = crowd.eventIds;
    const url = buildPath(events.details.path, { eventId });
    const { statusCode, body } = await app.http.inject({ url, ...(cookie && { headers: { cookie } }) });
    assert.equal(statusCode, 200, body);
    const counts = await countReads(app);
    const went = [...counts].find(([key, count]) => count !== earlier.get(key))?.[0];
    const { title, seatsLeft } = JSON.parse(body).data;
    return { title, seatsLeft, went };
  }

  async function countReads(app: Instance['app']): Promise<Map<string, string>> {
    const { body } = await app.http.inject('/metrics');
    const lines = body.matchAll(/^marquee_public_reads_total\{read="event details",(.*)\} (\d+)$/gm);
    return new Map([...lines].map(([, labels = '', count = '']) => [labels, count]));
  }

  const FROM_REPLICA = 'target="replica",reason="current"';
  const waitForReplica = () =>
    waitUntil(async () => (await readEvent(reading)).went === FROM_REPLICA, 'a read from the replica');

  async function rename(title: string): Promise<void> {
    const [eventId = ''] = crowd.eventIds;
    await writing.database.updateTable('events').set({ title }).where('id', '=', eventId).execute();
    writing.bus.publish([`event:${eventId}`]);
  }

  /** Registers the next person, of which no topic tells; returns the cookie of the reply. */
  async function register(): Promise<string> {
    const [eventId = ''] = crowd.eventIds;
    const { statusCode, headers, body } = await writing.app.http.inject({
      method: 'POST',
      url: buildPath(registration.register.path, { eventId }),
      payload: sampleRegistrationForm,
      headers: { authorization: `Bearer ${crowd.tokens.pop()}` },
    });
    assert.equal(statusCode, 201, body);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  }

  const pauseReplay = () => sql`select pg_wal_replay_pause()`.execute(replicaDatabase);
  const resumeReplay = () => sql`select pg_wal_replay_resume()`.execute(replicaDatabase);

  it('come from the replica while it keeps up', async () => {
    await waitForReplica();
    await rename('Renamed');
    await waitUntil(async () => {
      const { title, went } = await readEvent(reading);
      assert.equal(title, 'Renamed');
      return went === FROM_REPLICA;
    }, 'the replica with the change');
  });

  it('never show a state older than a change of which the instance has heard', async () => {
    await waitForReplica();
    await pauseReplay();
    const heard = new Promise<void>((resolve) => {
      reading.bus.listen({ onTopic: () => resolve(), onGap: () => undefined });
    });
    await rename('Changed while replay stands');
    await heard;
    const { title, went } = await readEvent(reading);
    await resumeReplay();
    assert.deepEqual([title, went], ['Changed while replay stands', 'target="primary",reason="stale"']);
  });

  it('show a caller its own write at another instance, though no topic told of it', async () => {
    await waitForReplica();
    const { seatsLeft } = await readEvent(reading);
    await pauseReplay();
    const cookie = await register();
    const own = await readEvent(reading, cookie);
    await resumeReplay();
    assert.deepEqual([own.seatsLeft, own.went], [seatsLeft - 1, 'target="primary",reason="own write"']);
  });

  it('are at most a second old for everybody else', async (context) => {
    await waitForReplica();
    const { seatsLeft } = await readEvent(reading);
    await pauseReplay();
    await register();
    const started = performance.now();
    let oldest = 0;
    await waitUntil(async () => {
      const asked = performance.now();
      const seen = await readEvent(reading);
      if (seen.seatsLeft === seatsLeft) oldest = asked - started;
      return seen.seatsLeft === seatsLeft - 1;
    }, 'the registration of somebody else');
    await resumeReplay();
    context.diagnostic(`the last old state was read after ${oldest.toFixed(0)} ms`);
    assert.ok(oldest <= MAX_LAG_MS, `${oldest} ms`);
  });

  it('come from the primary while the replica is dead or silent, without an error', async (context) => {
    const faults: [name: string, cause: () => unknown, repair: () => unknown][] = [
      ['dead', () => replica.halt(), () => replica.resume()],
      ['silent', () => relay.fallSilent(), () => relay.forward()],
    ];
    for (const [name, cause, repair] of faults) {
      await waitForReplica();
      await cause();
      const first = performance.now();
      const { went } = await readEvent(reading);
      const firstMs = performance.now() - first;
      const second = performance.now();
      await readEvent(reading);
      context.diagnostic(
        `${name}: ${firstMs.toFixed(0)} ms, then ${(performance.now() - second).toFixed(0)} ms`,
      );
      assert.notEqual(went, FROM_REPLICA);
      assert.ok(firstMs < 2_000);
      assert.equal((await reading.app.http.inject('/readyz')).statusCode, 200);
      await repair();
    }
    await waitForReplica();
  });
});
