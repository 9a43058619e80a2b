import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildHost } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { limitBodyTime } from './createHttp';

describe('a body that arrives too slowly', () => {
  let http: FastifyInstance;
  let port: number;
  before(async () => {
    http = Fastify();
    limitBodyTime(http, 100);
    http.post('/', async () => 'done');
    http.post('/upload', { config: { isUpload: true } }, async () => 'done');
    port = Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  after(() => http.close());

  /** Sends half of a body, and the rest after a delay. */
  const postSlowly = (path: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n`;
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Content-Length: 2\r\n\r\n{`));
      setTimeout(() => socket.writable && socket.write('}'), 400);
      socket.on('data', (data) => (answer += String(data)));
      socket.once('close', () => resolve(answer));
    });

  it('is aborted with 408, but an upload is waited for', async () => {
    const [ordinary, upload] = await Promise.all([postSlowly('/'), postSlowly('/upload')]);
    assert.match(ordinary, /^HTTP\/1\.1 408 /);
    assert.match(ordinary, /"status":"ERROR"/);
    assert.match(upload, /^HTTP\/1\.1 200 /);
  });
});

describe('a file that is too large', () => {
  const test = setUpTestApp();

  it('gets 413 over a real connection as well', async () => {
    const origin = await test.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await buildHost(test);
    const body = new FormData();
    body.set('file', new File([new Uint8Array(9_000_000)], 'a.png'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/s3/upload`, { method: 'POST', body, headers });
    assert.equal(answer.status, 413);
  });
});
