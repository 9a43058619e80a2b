import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { notifications } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '../../app';
import { openServer } from '../database/openDatabase';
import { notify } from '../../features/notifications/notify';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import type { TestApp } from '../../testing/buildTestApp';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { openStream } from '../../testing/openStream';
import { waitUntil } from '../../testing/waitUntil';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { ServerBus } from './ServerBus';

/** A whole instance with its own connections to the test's database. */
async function startInstance(test: TestApp, url: string) {
  const { clock, app } = test;
  const { mailer, storage, secret } = app;
  const database = openServer(url);
  const bus = await new ServerBus({ database, url, clock }).open();
  const instance = await buildApp({ database, clock, mailer, storage, secret, bus });
  const address = await instance.http.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await instance.http.close();
    await bus.close();
    await database.destroy();
  };
  return { database, bus, address, stop };
}

describe('two instances on one PostgreSQL', () => {
  let writing: Awaited<ReturnType<typeof startInstance>>;
  let telling: Awaited<ReturnType<typeof startInstance>>;
  let person: TestAccount;
  after(async () => {
    if (skipWithoutPostgres === false) await Promise.all([writing.stop(), telling.stop()]);
  });
  const test = setUpRaceApp(async () => {
    const { url = '' } = test;
    [writing, telling] = await Promise.all([startInstance(test, url), startInstance(test, url)]);
    person = await buildParticipant(test);
  });

  const notifyPerson = ({ id }: TestAccount) =>
    writing.database
      .transaction()
      .execute((transaction) =>
        notify(
          transaction,
          [{ recipientId: id, type: 'WELCOME', title: 'W', message: 'M', dedupeKey: uuidv7() }],
          test.clock.now(),
        ),
      );

  it(
    'publish to their streams what the other one wrote, after it is readable',
    { skip: skipWithoutPostgres },
    async () => {
      const stream = await openStream(telling.address, person.token);
      await notifyPerson(person);
      assert.deepEqual(await stream.wait(1), [{ type: 'NOTIFICATION', at: test.clock.now().toISOString() }]);
      const { body } = await test.call(notifications.newest, {}, person.token);
      assert.equal(body.unreadCount, 1);
      stream.close();
    },
  );

  it('publish an event once, however often it changed meanwhile', { skip: skipWithoutPostgres }, async () => {
    const host = await buildHost(test);
    const [eventId, laterId] = [await buildEvent(test, host), await buildEvent(test, host)];
    const streams = [
      await openStream(writing.address, host.token),
      await openStream(telling.address, host.token),
    ];
    for (let time = 0; time < 500; time += 1) writing.bus.publish([`event:${eventId}`]);
    for (const stream of streams) await stream.wait(1);
    writing.bus.publish([`event:${laterId}`]);
    for (const { messages, close } of streams) {
      const findLater = () =>
        messages.findIndex((message) => 'eventId' in message && message.eventId === laterId);
      await waitUntil(() => findLater() >= 0, 'the later event');
      assert.ok(findLater() >= 1 && findLater() <= 2, `${findLater()} messages`);
      close();
    }
  });

  it('carry more topics than one server message holds', { skip: skipWithoutPostgres }, async () => {
    const ids = Array.from({ length: 1000 }, () => uuidv7());
    const received = new Set<string>();
    const end = telling.bus.listen({ onTopic: (topic) => received.add(topic), onGap: () => undefined });
    writing.bus.publish(ids.map((id) => `account:${id}` as const));
    await waitUntil(() => received.size >= ids.length, 'every topic');
    end();
    assert.equal(received.size, ids.length);
  });

  it('ignore foreign messages on their channel', { skip: skipWithoutPostgres }, async () => {
    const stream = await openStream(telling.address, person.token);
    for (const said of ['', 'hello', 'null', '{"from":"a","at":1,"topics":["new:1",7]}', '{"topics":{}}'])
      await sql`select pg_notify('marquee', ${said})`.execute(test.database);
    await notifyPerson(person);
    assert.equal((await stream.wait(1))[0]?.type, 'NOTIFICATION');
    stream.close();
  });

  it(
    'request a full reread after the listening connection was lost, and continue',
    { skip: skipWithoutPostgres },
    async () => {
      const stream = await openStream(telling.address, person.token);
      // The last query of a listening connection is its heartbeat after a while.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query in ('listen marquee', 'select 1')`.execute(
        test.database,
      );
      assert.equal((await stream.wait(1))[0]?.type, 'REFETCH');
      await notifyPerson(person);
      assert.equal((await stream.wait(2))[1]?.type, 'NOTIFICATION');
      stream.close();
    },
  );
});
