import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, events } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildTestApp } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createParticipantForm } from '../../testing/signUpForm';
import { parseAddressList } from './parseAddressList';

const test = setUpTestApp({ http: { logger: false, trustProxy: '127.0.0.1' } });

const read = (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}, from = test) =>
  from.app.http.inject({ url: '/metrics', remoteAddress, headers });

async function readFigures(): Promise<Map<string, number>> {
  const { body } = await read();
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('the figures', () => {
  it('count requests by route and status, without ids, and their durations', async () => {
    const eventId = '01900000-0000-7000-8000-000000000000';
    await test.call(events.details, { params: { eventId } });
    await test.call(events.details, { params: { eventId } });
    await test.app.http.inject({ url: '/somewhere?secret=canary' });
    const now = await readFigures();
    const route = 'GET /api/v1/public/homepage/events/details/:eventId';
    assert.equal(now.get(`marquee_http_requests_total{route="${route}",status="404"}`), 2);
    assert.equal(now.get(`marquee_http_request_duration_seconds_count{route="${route}"}`), 2);
    const { body } = await read();
    assert.ok(!body.includes(eventId) && !body.includes('canary'));
  });

  it('include connections, queues and the process', async () => {
    await test.call(auth.register, { body: createParticipantForm() });
    test.clock.advance(7);
    const now = await readFigures();
    assert.equal(now.get('marquee_database_up'), 1);
    assert.ok((now.get('marquee_database_connections{state="open"}') ?? 0) >= 1);
    assert.equal(now.get('marquee_database_connections{state="waiting"}'), 0);
    assert.equal(now.get('marquee_passwords_waiting'), 0);
    assert.equal(now.get('marquee_mails_waiting{kind="code"}'), 1);
    assert.equal(now.get('marquee_mails_waiting{kind="bulk"}'), 0);
    assert.equal(Math.floor(now.get('marquee_mail_oldest_seconds{kind="code"}') ?? 0), 7);
    assert.equal(now.get('marquee_mails_given_up'), 0);
    assert.ok((now.get('process_resident_memory_bytes') ?? 0) > 0);
  });

  it('count no more than 50,000 mails of a kind', async () => {
    await sql`insert into mails (id, to_address, subject, text, html, created_at, kind, due_at)
      select gen_random_uuid(), 'many@example.org', '', '', '', now(), 'bulk', now()
      from generate_series(1, 50001)`.execute(test.database);
    assert.equal((await readFigures()).get('marquee_mails_waiting{kind="bulk"}'), 50_000);
  });

  it('are limited to this machine, whatever a stranger claims', async () => {
    assert.equal((await read()).statusCode, 200);
    assert.equal((await read('::1')).statusCode, 200);
    assert.equal((await read('203.0.113.9')).statusCode, 404);
    assert.equal((await read('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode, 404);
  });

  it('are refused through a trusted proxy on this machine', async () => {
    assert.equal((await read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode, 404);
  });

  it('are allowed for the configured addresses', () => {
    const list = parseAddressList('10.0.0.0/8, 2001:db8::1');
    assert.deepEqual(
      ['10.1.2.3', '11.0.0.1'].map((address) => list.check(address)),
      [true, false],
    );
    assert.equal(list.check('2001:db8::1', 'ipv6'), true);
    assert.throws(() => parseAddressList('10.0.0.0/8, everybody'));
  });

  it('are reported as unavailable when the database does not reply', async () => {
    const other = await buildTestApp();
    await other.database.destroy();
    const { statusCode, body } = await read('127.0.0.1', {}, other);
    assert.equal(statusCode, 200);
    assert.match(body, /^marquee_database_up 0$/m);
    await other.close();
  });
});
