import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createHttp } from './createHttp';

/** Five seconds for the headers, checked every second, plus slack for a busy machine (C8). */
const HEADERS_GONE_MS = 9_000;

let http: FastifyInstance;
let port: number;
before(async () => {
  http = createHttp({ logger: false });
  port = Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port);
});
after(() => http.close());

const measureClosing = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const begun = Date.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.resume();
    socket.once('close', () => resolve(Date.now() - begun));
  });

describe('a connection with incomplete headers', () => {
  it('is closed after the timeout', async () => {
    const [silent, slow] = await Promise.all([
      measureClosing(''),
      measureClosing('GET / HTTP/1.1\r\nHost: a\r\n'),
    ]);
    assert.ok(silent < HEADERS_GONE_MS, `silent: ${silent} ms`);
    assert.ok(slow < HEADERS_GONE_MS, `slow: ${slow} ms`);
  });
});
