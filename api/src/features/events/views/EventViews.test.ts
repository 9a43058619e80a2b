import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { events, manageEvents, registration } from '@marquee/shared-contracts';
import { purgeExpired } from '../../../purgeExpired';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent } from '../../../testing/buildEvent';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const DAY = 24 * 3600;

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildEvent(test, host);
});

async function countImpressions(): Promise<number> {
  await test.app.eventViews.flush();
  const [row] = (await test.call(manageEvents.list, {}, host.token)).body.content;
  const details = await test.call(manageEvents.details, { params: { eventId } }, host.token);
  assert.equal(details.body.data.impressions, row?.data.impressions);
  return details.body.data.impressions;
}

const viewEvent = (token?: string) => test.call(events.details, { params: { eventId } }, token);

const viewEventFrom = (remoteAddress: string, agent: string) =>
  test.app.http.inject({
    url: `/api/v1/public/homepage/events/details/${eventId}`,
    headers: { 'user-agent': agent },
    remoteAddress,
  });

describe('impressions of an event', () => {
  it('are zero before the first view', async () => {
    assert.equal(await countImpressions(), 0);
  });

  it('count a person once a day, on either of the two pages', async () => {
    const person = await buildParticipant(test);
    await test.call(registration.details, { params: { eventId } }, person.token);
    await viewEvent(person.token);
    assert.equal(await countImpressions(), 1);
    await viewEvent(person.token);
    assert.equal(await countImpressions(), 1);
    test.clock.advance(DAY);
    await viewEvent(person.token);
    assert.equal(await countImpressions(), 2);
  });

  it('count visitors by address and browser', async () => {
    await viewEventFrom('10.0.0.1', 'one');
    await viewEventFrom('10.0.0.1', 'one');
    await viewEventFrom('10.0.0.1', 'two');
    await viewEventFrom('10.0.0.2', 'one');
    assert.equal(await countImpressions(), 3);
  });

  it('exclude the event’s hosts, but not other hosts', async () => {
    const [helper, other] = [await buildHost(test), await buildHost(test)];
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: helper.id, addedAt: test.clock.now() })
      .execute();
    for (const { token } of [host, helper, other]) await viewEvent(token);
    assert.equal(await countImpressions(), 1);
  });

  it('exclude pages that were not served', async () => {
    const hidden = await buildEvent(test, await buildHost(test), { visibility: 'private' });
    await test.call(events.details, { params: { eventId: hidden } });
    await test.app.eventViews.flush();
    const rows = await test.database
      .selectFrom('eventImpressions')
      .selectAll()
      .where('eventId', '=', hidden)
      .execute();
    assert.deepEqual(rows, []);
  });

  it('survive the deletion of the day’s viewers and salt', async () => {
    await viewEvent();
    assert.equal(await countImpressions(), 1);
    test.clock.advance(2 * DAY);
    await purgeExpired(test.app);
    const left = await test.database.selectFrom('eventViews').select('viewer').execute();
    const salts = await test.database.selectFrom('viewSalts').select('salt').execute();
    assert.deepEqual([left, salts], [[], []]);
    const { count } = await test.database
      .selectFrom('eventImpressions')
      .select('count')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    assert.equal(count, 1);
  });

  it('are lost, without other effects, when they cannot be written', async () => {
    await test.database.schema.alterTable('event_views').renameTo('event_views_away').execute();
    assert.equal((await viewEvent()).status, 200);
    await assert.rejects(test.app.eventViews.flush());
    await test.database.schema.alterTable('event_views_away').renameTo('event_views').execute();
    await viewEvent();
    assert.equal(await countImpressions(), 1);
  });
});
