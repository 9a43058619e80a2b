import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createParticipantForm } from '../../testing/signUpForm';
import { createHttp } from './createHttp';

const test = setUpTestApp();

const post = (payload: string | Buffer, type = 'application/json') =>
  test.app.http.inject({
    method: 'POST',
    url: auth.authenticate.path,
    headers: { 'content-type': type },
    payload,
  });

describe('an improper call', () => {
  it('refuses a body of more than 100 kB', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(100_001) }));
    assert.equal(response.statusCode, 413);
    assert.equal(response.json().code, 'TOO_LARGE');
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    it(`refuses a body of ${type}`, async () => {
      const response = await post('email=a', type);
      assert.equal(response.statusCode, 415);
      assert.equal(response.json().code, 'UNSUPPORTED_TYPE');
    });
  }

  for (const [what, body] of [
    ['cut JSON', '{"email":'],
    ['a poisoned prototype', '{"__proto__":{"role":"HOST"}}'],
    ['no JSON at all', 'hello'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const response = await post(body);
      assert.equal(response.statusCode, 400);
      assert.deepEqual(response.json(), {
        status: 'ERROR',
        code: 'BAD_REQUEST',
        message: 'The request could not be read.',
      });
    });
  }

  for (const [what, body] of [
    ['an array', '[]'],
    ['an array for a text', '{"email":["a@example.org"],"password":"x"}'],
    ['a number for a text', '{"email":1,"password":"x"}'],
    ['a NUL', '{"email":"a\\u0000@example.org","password":"Right@123"}'],
    ['half a character', '{"email":"a\\ud800@example.org","password":"Right@123"}'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const response = await post(body);
      assert.equal(response.statusCode, 400);
      assert.equal(response.json().code, 'VALIDATION');
    });
  }

  it('answers an unknown path in JSON', async () => {
    const response = await test.app.http.inject({ method: 'GET', url: '/api/v1/unknown?x=1' });
    assert.equal(response.statusCode, 404);
    assert.deepEqual(response.json(), { status: 'ERROR', code: 'NOT_FOUND', message: 'Not found' });
  });

  it('answers an address that cannot be decoded in JSON', async () => {
    const response = await test.app.http.inject({ method: 'GET', url: '/api/%E0%A4%A' });
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().code, 'BAD_REQUEST');
  });

  it('treats an invalid identifier as a missing object', async () => {
    const response = await test.app.http.inject('/api/v1/public/homepage/events/details/1%20or%201=1');
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().code, 'NOT_FOUND');
  });
});

describe('every reply', () => {
  it('is private, of one type, and no document', async () => {
    const { headers } = await test.call(auth.me, {});
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal(headers['strict-transport-security'], undefined);
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
  });
});

describe('behind a trusted proxy', () => {
  it("enforces TLS in browsers, and takes the caller's address from the proxy", async () => {
    const http = createHttp({ logger: false, trustProxy: '192.0.2.1' });
    http.get('/address', (request, reply) => reply.send({ address: request.ip }));
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const trusted = await http.inject({ url: '/address', headers, remoteAddress: '192.0.2.1' });
    assert.equal(trusted.headers['strict-transport-security'], 'max-age=31536000');
    assert.equal(trusted.json().address, '203.0.113.9');
    const other = await http.inject({ url: '/address', headers, remoteAddress: '192.0.2.2' });
    assert.equal(other.headers['strict-transport-security'], undefined);
    assert.equal(other.json().address, '192.0.2.2');
  });
});

describe('a connection', () => {
  async function sendRaw(text: string): Promise<string> {
    const address = new URL(await test.app.http.listen({ host: '127.0.0.1', port: 0 }));
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (part) => {
        answer += part.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it('with headers of more than 8 kB gets the standard error format', async () => {
    const answer = await sendRaw(`GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 431 /);
    assert.match(answer, /"code":"BAD_REQUEST"/);
  });
});

describe('an unexpected error', () => {
  it("reveals only the request id, not the driver's message", async () => {
    await test.database.schema.alterTable('sign_up_drafts').renameTo('hidden_drafts').execute();
    const { status, headers, error } = await test.call(auth.register, { body: createParticipantForm() });
    await test.database.schema.alterTable('hidden_drafts').renameTo('sign_up_drafts').execute();
    assert.equal(status, 500);
    assert.deepEqual(error, {
      status: 'ERROR',
      code: 'INTERNAL',
      message: 'Something went wrong',
      requestId: headers['x-request-id'],
    });
  });
});
