import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { buildHost, type TestAccount } from '../testing/buildAccount';
import { buildEvent, addHours } from '../testing/buildEvent';
import { buildReleaseStore } from '../testing/buildReleaseStore';
import { buildTestApp } from '../testing/buildTestApp';
import { setUpTestApp } from '../testing/setUpTestApp';

const store = buildReleaseStore('/', '/event/:eventId?');
const publicUrl = 'https://marquee.example.org';
const test = setUpTestApp({ ...store, publicUrl });
let host: TestAccount;
after(() => store.remove());
beforeEach(async () => {
  host = await buildHost(test);
});

type EventColumns = Parameters<typeof buildEvent>[2];

const get = (url: string) => test.app.http.inject({ url, headers: { accept: 'text/html' } });
const pageOf = async (given: EventColumns, query = '') => {
  const id = await buildEvent(test, host, given);
  return { id, ...(await get(`/event/${id}${query}`)) };
};
const readMeta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const parseStructuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the document of a public event', () => {
  it('contains a preview card: title, description, picture, canonical address', async () => {
    const page = await pageOf({ title: 'Reading the sky', description: 'Three hours\n\nwith a telescope.' });
    assert.equal(page.statusCode, 200);
    assert.deepEqual(page.body.match(/<title>.*?<\/title>/g), ['<title>Reading the sky · Marquee</title>']);
    assert.ok(page.body.includes(`<link rel="canonical" href="${publicUrl}/event/${page.id}">`));
    const description = readMeta(page.body, 'description') ?? '';
    assert.match(
      description,
      /^\w+ \d+, \d{4}, \d+:\d\d [AP]M IST · Online · Example College\. Three hours with/,
    );
    assert.ok(!page.body.includes('own"'), 'the template’s description is gone');
    assert.equal(readMeta(page.body, 'og:title'), 'Reading the sky');
    assert.equal(readMeta(page.body, 'og:description'), description);
    assert.equal(readMeta(page.body, 'og:url'), `${publicUrl}/event/${page.id}`);
    assert.equal(readMeta(page.body, 'og:image'), `${publicUrl}/images/default-event.png`);
    assert.equal(readMeta(page.body, 'twitter:card'), 'summary_large_image');
    assert.equal(readMeta(page.body, 'robots'), undefined);
  });

  it('contains structured data: what, when, where, and that it is free', async () => {
    const given = { mode: 'offline' as const, venue: 'Main Hall', festival: 'Yantra', capacityMax: 1 };
    const id = await buildEvent(test, host, given);
    await test.database.updateTable('eventSeats').set({ taken: 1 }).where('eventId', '=', id).execute();
    const page = await get(`/event/${id}`);
    const { offers, location, organizer, ...data } = parseStructuredData(page.body);
    assert.equal(data['@type'], 'Event');
    assert.equal(data.startDate, addHours(test, 48).toISOString());
    assert.equal(data.eventStatus, 'https://schema.org/EventScheduled');
    assert.equal(data.eventAttendanceMode, 'https://schema.org/OfflineEventAttendanceMode');
    assert.deepEqual(data.superEvent, { '@type': 'Festival', name: 'Yantra' });
    assert.deepEqual(location, { '@type': 'Place', name: 'Main Hall', address: 'Main Hall' });
    assert.deepEqual(organizer, { '@type': 'Organization', name: 'Example College' });
    assert.deepEqual([offers.price, offers.availability], [0, 'https://schema.org/SoldOut']);
  });

  it('marks a cancelled event as cancelled', async () => {
    const page = await pageOf({ cancelledAt: test.clock.now() });
    assert.match(readMeta(page.body, 'og:description') ?? '', /^Cancelled · /);
    assert.equal(parseStructuredData(page.body).eventStatus, 'https://schema.org/EventCancelled');
  });

  it('ignores the case of the id, and reveals no email', async () => {
    const { id } = await pageOf({});
    const page = await get(`/EVENT/${id.toUpperCase()}/`);
    assert.equal(readMeta(page.body, 'og:url'), `${publicUrl}/event/${id}`);
    assert.ok(!page.body.includes(host.email));
  });

  it('truncates a long description between two words', async () => {
    const { body } = await pageOf({ description: 'telescope '.repeat(200) });
    const description = readMeta(body, 'og:description') ?? '';
    assert.ok(description.length <= 201);
    assert.match(description, /telescope…$/);
  });

  it('reflects a change within a second', async () => {
    const { id } = await pageOf({ title: 'Before' });
    await test.database.updateTable('events').set({ title: 'After' }).where('id', '=', id).execute();
    test.clock.advance(1);
    assert.equal(readMeta((await get(`/event/${id}`)).body, 'og:title'), 'After');
  });
});

describe('a person’s text in a document', () => {
  const hostile = '</script><script>alert(1)</script><!-- "\' onload="x" & </title>';

  it('stays text in the title, the attributes and the data', async () => {
    const { body } = await pageOf({ title: hostile, description: hostile, organization: hostile });
    assert.equal(body.match(/<script/g)?.length, 1);
    assert.equal(body.match(/<\/script>/g)?.length, 1);
    assert.equal(body.match(/<!--/g), null);
    assert.equal(body.match(/<\/title>/g)?.length, 1);
    assert.ok(!/content="[^"]*" onload/.test(body));
    assert.equal(parseStructuredData(body).name, hostile);
    assert.equal(parseStructuredData(body).description, hostile);
  });

  it('is no replacement pattern either', async () => {
    const { body } = await pageOf({ title: '$& and $` for $1' });
    assert.equal(readMeta(body, 'og:title'), '$&amp; and $` for $1');
  });
});

describe('a page that is not public', () => {
  const secret = { title: 'A secret rehearsal', visibility: 'private' as const };
  const replaceIds = (html: string) => html.replace(/[0-9a-f-]{36}/g, 'id');

  it('opens a private event with its key, and reveals nothing', async () => {
    const page = await pageOf(secret, '?k=the%20invite%20key');
    assert.equal(page.statusCode, 200);
    assert.equal(readMeta(page.body, 'robots'), 'noindex');
    assert.ok(!page.body.includes('secret'));
    assert.equal(readMeta(page.body, 'og:title'), undefined);
    assert.equal(parseStructuredData(page.body), null);
  });

  it('looks without the key like a deleted, unknown or invalid event', async () => {
    const pages = [
      await pageOf(secret),
      await pageOf(secret, '?k=wrong'),
      await pageOf({ ...secret, draft: '{}' }, '?k=the%20invite%20key'),
      await pageOf({ title: 'Gone', deletedAt: test.clock.now() }),
      await get('/event/01890000-0000-7000-8000-000000000999'),
      await get("/event/'; drop table events"),
    ];
    for (const page of pages) {
      assert.equal(page.statusCode, 404);
      assert.equal(replaceIds(page.body), replaceIds(pages[0]?.body ?? ''));
      assert.equal(readMeta(page.body, 'robots'), 'noindex');
    }
  });

  it('keeps the product’s title on other pages', async () => {
    for (const url of ['/', '/event']) {
      const page = await get(url);
      assert.equal(page.statusCode, 200);
      assert.ok(page.body.includes('<title>Marquee</title>'), url);
    }
  });
});

describe('a page whose preview card fails', () => {
  it('is served without a card while the database is away', async () => {
    const away = await buildTestApp(store);
    const id = await buildEvent(away, await buildHost(away));
    await away.database.schema.dropTable('eventSeats').cascade().execute();
    const page = await away.app.http.inject({ url: `/event/${id}`, headers: { accept: 'text/html' } });
    assert.equal(page.statusCode, 200);
    assert.ok(page.body.includes('<title>Marquee</title>'));
    await away.close();
  });

  it('uses the origin of the request if none is configured', async () => {
    const local = await buildTestApp(store);
    const id = await buildEvent(local, await buildHost(local));
    const headers = { accept: 'text/html', host: 'events.test:8080' };
    const page = await local.app.http.inject({ url: `/event/${id}`, headers });
    assert.equal(readMeta(page.body, 'og:url'), `http://events.test:8080/event/${id}`);
    await local.close();
  });
});
