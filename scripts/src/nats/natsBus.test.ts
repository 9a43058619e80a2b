import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notifications } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '../../../api/src/app';
import { notify } from '../../../api/src/features/notifications/notify';
import { systemClock } from '../../../api/src/platform/clock';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import type { Topic } from '../../../api/src/platform/live/Bus';
import { NatsBus } from '../../../api/src/platform/live/NatsBus';
import { OutboxMailer } from '../../../api/src/platform/mail/OutboxMailer';
import type { Crowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { createMemoryStorage } from '../../../api/src/testing/createMemoryStorage';
import { openStream } from '../../../api/src/testing/openStream';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import { describeMissingPostgres } from '../postgres/findPostgres';
import { seedDatabase } from '../postgres/seedDatabase';
import { type Cluster, startCluster } from '../postgres/startCluster';
import { startRelay } from '../postgres/startRelay';
import { describeMissingNats, type StartedNats, startNats } from './startNats';

const skip = describeMissingPostgres() || describeMissingNats();

const ACCOUNT = { user: 'marquee', pass: 'secret' };

/** A whole instance with its own connections. */
async function startInstance(databaseUrl: string, natsUrl: string) {
  const database = openServer(databaseUrl);
  const clock = systemClock;
  const secret = 'a secret for tests only';
  const bus = await new NatsBus({ url: natsUrl, clock }).open();
  const mailer = new OutboxMailer({ secret, clock, publicUrl: undefined });
  const app = await buildApp({ database, clock, secret, bus, mailer, storage: createMemoryStorage() });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await app.http.close();
    await bus.close();
    await database.destroy();
  };
  return { database, bus, address, stop };
}

describe('two instances with NATS', { skip }, () => {
  let cluster: Cluster;
  let nats: StartedNats;
  let crowd: Crowd;
  let writing: Awaited<ReturnType<typeof startInstance>>;
  let telling: Awaited<ReturnType<typeof startInstance>>;

  before(async () => {
    cluster = await startCluster();
    crowd = await seedDatabase(openServer(cluster.url), { people: 1, events: 1 });
    nats = await startNats(ACCOUNT);
    [writing, telling] = await Promise.all([
      startInstance(cluster.url, nats.url),
      startInstance(cluster.url, nats.url),
    ]);
  });
  after(async () => {
    await Promise.all([writing?.stop(), telling?.stop()]);
    await nats?.kill();
    await cluster?.stop();
  });

  /** Notifies the participant at one instance. */
  async function notifyParticipant(): Promise<void> {
    const recipient = await writing.database
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'USER')
      .executeTakeFirstOrThrow();
    const message = { type: 'WELCOME', title: 'W', message: 'M', dedupeKey: uuidv7() } as const;
    await writing.database
      .transaction()
      .execute((transaction) => notify(transaction, [{ recipientId: recipient.id, ...message }], new Date()));
  }

  const openParticipantStream = () => openStream(telling.address, crowd.tokens[0] ?? '');
  const isTold = { timeout: 30_000 };

  it('tell a stream of the other instance about a write', isTold, async () => {
    const stream = await openParticipantStream();
    await notifyParticipant();
    assert.equal((await stream.wait(1))[0]?.type, 'NOTIFICATION');
    stream.close();
  });

  it('read everything again after an outage of the server', isTold, async () => {
    const stream = await openParticipantStream();
    await nats.kill();
    await waitUntil(() => !telling.bus.isConnected && !writing.bus.isConnected, 'the loss of the server');
    await nats.resume();
    await waitUntil(() => telling.bus.isConnected && writing.bus.isConnected, 'the server');
    const hasType = (type: string) => stream.messages.some((told) => told.type === type);
    await waitUntil(() => hasType('REFETCH'), 'a full reread');
    await notifyParticipant();
    await waitUntil(() => hasType('NOTIFICATION'), 'the next notification');
    const { path } = notifications.readAll;
    const headers = { authorization: `Bearer ${crowd.tokens[0]}` };
    assert.equal((await fetch(`${writing.address}${path}`, { method: 'PUT', headers })).status, 200);
    stream.close();
  });
});

describe('a bus by NATS', { skip: describeMissingNats() }, () => {
  const topic: Topic = `event:${uuidv7()}`;

  /** Opens a bus that counts what it hears. */
  async function openBus(url: string) {
    const bus = await new NatsBus({ url, clock: systemClock }).open();
    const heard = { topics: 0, gaps: 0, bus };
    bus.listen({
      onTopic: () => (heard.topics += 1),
      onGap: () => (heard.gaps += 1),
    });
    return heard;
  }

  /** A server that a bus reaches directly, or by a relay that falls silent. */
  async function startRelayedNats() {
    const nats = await startNats(ACCOUNT);
    const address = new URL(nats.url);
    const relay = await startRelay(Number(address.port));
    address.port = String(relay.port);
    const stop = async (): Promise<void> => {
      relay.close();
      await nats.kill();
    };
    return { nats, relay, relayed: address.href, stop };
  }

  it('ignores what other programs say', { timeout: 40_000 }, async () => {
    const nats = await startNats(ACCOUNT);
    const [near, far] = await Promise.all([openBus(nats.url), openBus(nats.url)]);
    const heard: Topic[] = [];
    far.bus.listen({ onTopic: (told) => heard.push(told), onGap: () => undefined });
    near.bus.publish(['new:1' as Topic, topic]);
    await waitUntil(() => heard.includes(topic), 'the valid topic');
    assert.deepEqual(heard, [topic]);
    await Promise.all([near.bus.close(), far.bus.close()]);
    await nats.kill();
  });

  it('sends a message that was written without a connection', { timeout: 40_000 }, async () => {
    const { nats, relay, relayed, stop } = await startRelayedNats();
    const [near, far] = await Promise.all([openBus(nats.url), openBus(relayed)]);
    relay.fallSilent();
    await waitUntil(() => !far.bus.isConnected, 'the silence');
    far.bus.publish([topic]);
    relay.forward();
    await waitUntil(() => near.topics > 0, 'the topic');
    await Promise.all([near.bus.close(), far.bus.close()]);
    await stop();
  });

  it('notices a silent server, and a reconnected instance rereads', { timeout: 40_000 }, async () => {
    const { nats, relay, relayed, stop } = await startRelayedNats();
    const [near, far] = await Promise.all([openBus(nats.url), openBus(relayed)]);
    relay.fallSilent();
    near.bus.publish([topic]);
    await waitUntil(() => !far.bus.isConnected, 'the silence');
    relay.forward();
    await waitUntil(() => far.gaps === 1, 'a gap');
    near.bus.publish([topic]);
    await waitUntil(() => far.topics > 0, 'the topic');
    await Promise.all([near.bus.close(), far.bus.close()]);
    await stop();
  });

  it(
    'starts without its server, and tells others to reread after more topics than it keeps',
    { timeout: 40_000 },
    async () => {
      const { nats, relay, relayed, stop } = await startRelayedNats();
      const near = await openBus(nats.url);
      relay.fallSilent();
      const far = await openBus(relayed);
      assert.equal(far.bus.isConnected, false);
      for (let count = 0; count < 6_000; count += 1) far.bus.publish([`event:${uuidv7()}`]);
      relay.forward();
      await waitUntil(() => near.gaps > 0, 'the news of the loss');
      assert.equal(near.gaps, 1);
      assert.ok(near.topics < 5_000);
      await Promise.all([near.bus.close(), far.bus.close()]);
      await stop();
    },
  );
});
