import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildTestApp } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createParticipantForm } from '../../testing/signUpForm';

const test = setUpTestApp({ hasMailbox: true }, async () => {
  for (const email of ['first@example.org', 'second@example.org']) {
    await test.call(auth.register, { body: createParticipantForm({ email }) });
    test.clock.advance(1);
  }
});

const open = (headers: Record<string, string>, { remoteAddress = '127.0.0.1', query = {} } = {}) =>
  test.app.http.inject({
    url: '/dev/mailbox',
    query,
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });

describe("the developer's mailbox", () => {
  it('returns the mails as JSON, newest first', async () => {
    const response = await open({ accept: 'application/json' });
    const { data }: { data: Record<string, string>[] } = response.json();
    assert.deepEqual(
      data.map(({ to }) => to),
      ['second@example.org', 'first@example.org'],
    );
    assert.deepEqual(Object.keys(data[0] ?? {}).toSorted(), [
      'html',
      'id',
      'sentAt',
      'subject',
      'text',
      'to',
    ]);
    assert.match(data[0]?.['text'] ?? '', /^Your code is \d{4}\./);
    assert.equal(data[0]?.['sentAt'], '2026-05-04T10:00:01.000Z');
  });

  it('returns the mails to one address', async () => {
    const query = { to: 'first@example.org' };
    const { data }: { data: { to: string }[] } = (
      await open({ accept: 'application/json' }, { query })
    ).json();
    assert.deepEqual(
      data.map(({ to }) => to),
      ['first@example.org'],
    );
  });

  it('returns a page without scripts to a browser', async () => {
    const response = await open({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    assert.match(String(response.headers['content-type']), /^text\/html/);
    assert.match(
      String(response.headers['content-security-policy']),
      /^default-src 'none'; img-src data:; style-src 'sha256-/,
    );
    assert.match(response.body, /To second@example\.org/);
    assert.doesNotMatch(response.body, /<script/);
  });

  for (const [who, headers, remoteAddress] of [
    ['another machine', {}, '192.0.2.7'],
    ['a page whose name was pointed at this machine', { host: 'evil.example:3000' }, '127.0.0.1'],
  ] as const) {
    it(`does not exist for ${who}`, async () => {
      assert.equal((await open(headers, { remoteAddress })).statusCode, 404);
    });
  }

  it('does not exist with a real mail server', async () => {
    const { app, close } = await buildTestApp({ hasMailbox: false });
    const response = await app.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } });
    await close();
    assert.equal(response.statusCode, 404);
  });
});
