import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildHost, type TestAccount } from '../testing/buildAccount';
import { buildEvent, addHours } from '../testing/buildEvent';
import { buildReleaseStore } from '../testing/buildReleaseStore';
import { buildTestApp } from '../testing/buildTestApp';
import { setUpTestApp } from '../testing/setUpTestApp';

const html = '{{#events}}[{{title}} at {{location}}]{{/events}}';
const store = buildReleaseStore({ path: '/', prerender: { html, styles: '' } }, '/event-type');
const app = setUpTestApp(store, async () => {
  host = await buildHost(app);
});
let host: TestAccount;
after(() => store.remove());

const readPrerendered = async (url: string, of = app): Promise<string | undefined> => {
  const page = await of.app.http.inject({ url, headers: { accept: 'text/html' } });
  assert.equal(page.statusCode, 200);
  return /<main>(.*)<\/main>/.exec(page.body)?.[1];
};

test('prerendered markup shows the first two public events, open ones before others, as fresh as their list, and nothing else (LK-4)', async () => {
  assert.equal(await readPrerendered('/'), '');
  const createTimes = (hours: number) => ({
    startTime: addHours(app, hours),
    endTime: addHours(app, hours + 1),
  });
  await buildEvent(app, host, { ...createTimes(49), title: 'Secret', visibility: 'private' });
  await buildEvent(app, host, { ...createTimes(49), title: 'Cancelled', cancelledAt: app.clock.now() });
  await buildEvent(app, host, { ...createTimes(49), title: 'Deleted', deletedAt: app.clock.now() });
  await buildEvent(app, host, {
    ...createTimes(-2),
    title: 'Ended',
    registerStart: addHours(app, -9),
    registerEnd: addHours(app, -3),
  });
  await buildEvent(app, host, {
    ...createTimes(48),
    title: 'Closed',
    registerStart: addHours(app, -9),
    registerEnd: addHours(app, -3),
  });
  await buildEvent(app, host, { ...createTimes(59), title: 'Third' });
  await buildEvent(app, host, { ...createTimes(58), title: 'Second' });
  await buildEvent(app, host, { ...createTimes(50), title: 'First', venue: 'Main Hall' });
  assert.equal(await readPrerendered('/'), '', 'one answer serves a second');
  app.clock.advance(1);
  assert.equal(await readPrerendered('/'), '[First at Main Hall][Second at Example College]');
  assert.equal(await readPrerendered('/event-type'), '');
});

test('the document is served without events while the database is away', async () => {
  const away = await buildTestApp(store);
  await buildEvent(away, await buildHost(away));
  await away.database.schema.dropTable('eventSeats').cascade().execute();
  assert.equal(await readPrerendered('/', away), '');
  await away.close();
});
