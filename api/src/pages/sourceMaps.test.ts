import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { PublishedRegistry } from '../features/releases/PublishedRegistry';
import { servePages } from './servePages';

const operatorToken = 'operator-of-the-tests-0123456789-abcdef';
const map = '{"version":3}';
const URL = '/mf-quiz/1.0.0/QuizScreen.js.map';

/** A server with one source map; the caller is at the server's own machine. */
async function createServer(directory: string, token?: string) {
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  const publishedRegistry = new PublishedRegistry(directory);
  await app.register(servePages, {
    publishedRegistry,
    operatorToken: token,
    secret: 'a secret for tests only',
  });
  const get = (url: string, sent?: string) =>
    app.inject({ url, headers: sent === undefined ? {} : { authorization: `Bearer ${sent}` } });
  return { app, get };
}

describe('the source maps of a release (RL-30)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-maps-'));
  let server: Awaited<ReturnType<typeof createServer>>;
  before(async () => {
    for (const release of ['mf-quiz/1.0.0', 'shell/1.0.0']) {
      mkdirSync(join(directory, release), { recursive: true });
      writeFileSync(join(directory, release, 'QuizScreen.js.map'), map);
      writeFileSync(join(directory, release, 'QuizScreen.js'), 'quiz()');
    }
    server = await createServer(directory, operatorToken);
  });
  after(async () => {
    await server.app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('are sent to a holder of the operator token, and kept by no cache', async () => {
    for (const url of [URL, '/shell/1.0.0/QuizScreen.js.map', `${URL}?retry=1`]) {
      const reply = await server.get(url, operatorToken);
      assert.equal(reply.body, map, url);
      assert.equal(reply.headers['cache-control'], 'private, no-store', url);
    }
  });

  for (const [who, token] of [
    ['nobody without a token, from the same machine either', undefined],
    ['nobody with another token', 'x'.repeat(40)],
    ['nobody with an empty token', ''],
  ] as const)
    it(`are sent to ${who}`, async () => {
      const missing = await server.get('/mf-quiz/1.0.0/none.js', token);
      for (const url of [URL, '/shell/1.0.0/QuizScreen.js.map', `${URL}?a=.js`, `${URL}/.`, `${URL}/`]) {
        const reply = await server.get(url, token);
        assert.deepEqual([reply.statusCode, reply.body], [404, missing.body], url);
        assert.equal(reply.headers['cache-control'], 'no-store', url);
      }
      for (const url of [URL.replace('.map', '.ma%70'), URL.replace('.map', '%2emap')])
        assert.equal((await server.get(url, token)).statusCode, 404, url);
    });

  it('are sent to nobody where no token is set', async () => {
    const open = await createServer(directory);
    for (const token of [undefined, '', 'undefined'])
      assert.equal((await open.get(URL, token)).statusCode, 404);
    await open.app.close();
  });

  it('leave scripts to everybody', async () => {
    const reply = await server.get(URL.replace('.map', ''));
    assert.equal(reply.body, 'quiz()');
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
  });
});
