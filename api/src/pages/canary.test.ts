import type { PageRegistry, Registry } from '@marquee/shared-contracts';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { servePages } from './servePages';
import { PublishedRegistry } from '../features/releases/PublishedRegistry';

const release = (version: string) => ({
  name: 'mf-quiz',
  title: 'A </script> title',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});
const route = (version: string) => ({
  remote: 'mf-quiz',
  path: '/quiz',
  files: [{ as: 'script' as const, ...release(version).entry }],
  calls: [],
});

function createRegistry(percent: number | undefined): Registry {
  const canary = percent === undefined ? null : { version: '1.1.0', percent };
  const pointer = { stable: '1.0.0', canary: null, previous: [] };
  const tried = percent === undefined ? {} : { canary: { ...release('1.1.0'), percent } };
  return {
    format: 1,
    revision: 1,
    shell: pointer,
    remotes: { 'mf-quiz': { ...pointer, canary } },
    history: [],
    page: { revision: 1, remotes: [{ ...release('1.0.0'), ...tried }] },
    document: {
      policy: "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
      routes: [route('1.0.0')],
      canaries: percent === undefined ? {} : { 'mf-quiz': [route('1.1.0')] },
      redirects: [],
    },
  };
}

const template =
  '<!-- preload --><script type="application/json" id="registry">{"revision":0,"remotes":[]}</script>';

describe('documents during a canary', () => {
  let app: FastifyInstance;
  let store: string;
  let published = 1;

  function publish(percent: number | undefined): void {
    writeFileSync(join(store, 'index.html'), template);
    writeFileSync(
      join(store, 'registry.json'),
      `${JSON.stringify(createRegistry(percent))}${' '.repeat(published++)}`,
    );
  }

  before(async () => {
    store = mkdtempSync(join(tmpdir(), 'marquee-canary-'));
    app = Fastify();
    await app.register(servePages, {
      publishedRegistry: new PublishedRegistry(store),
      overrides: ['http://localhost:4003'],
      drills: true,
      secret: 'a secret for tests only',
    });
  });
  after(async () => {
    await app.close();
    rmSync(store, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  const parseInlinedRegistry = ({ body }: LightMyRequestResponse) =>
    JSON.parse(/id="registry">([^<]*)</.exec(body)?.[1] ?? '') as PageRegistry;
  const getCookie = ({ headers }: LightMyRequestResponse) => String(headers['set-cookie']);

  it('give each new visitor a random id in an HttpOnly, SameSite cookie', async () => {
    publish(50);
    const [one, other] = [await get('/quiz'), await get('/quiz')];
    const form = /^visitor=[A-Za-z0-9_-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;
    assert.match(getCookie(one), form);
    assert.notEqual(getCookie(one), getCookie(other));
    assert.equal(one.headers['cache-control'], 'private, no-cache');
  });

  it('contain the same release for the same visitor in the registry, the hints and the update check', async () => {
    publish(50);
    const versions = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      const first = await get('/quiz');
      const cookie = getCookie(first).split(';')[0] ?? '';
      const [remote] = parseInlinedRegistry(first).remotes;
      const again = await get('/quiz', { cookie: `other=1; ${cookie}` });
      assert.equal(again.body, first.body);
      assert.equal(again.headers['set-cookie'], undefined);
      assert.ok(first.body.includes(`<link rel="preload" as="script" href="/mf-quiz/${remote?.version}/`));
      const open = await get('/releases.json', { cookie });
      assert.deepEqual(open.json(), parseInlinedRegistry(first));
      versions.add(remote?.version ?? '');
    }
    assert.deepEqual([...versions].toSorted(), ['1.0.0', '1.1.0']);
  });

  it('replace an id that this product has not signed, and say that a canary runs', async () => {
    publish(50);
    const page = await get('/quiz', { cookie: `visitor=${'A'.repeat(22)}` });
    assert.match(getCookie(page), /^visitor=[A-Za-z0-9_-]{22};/);
    assert.equal(parseInlinedRegistry(page).hasCanary, true);
    publish(undefined);
    assert.equal(parseInlinedRegistry(await get('/quiz')).hasCanary, undefined);
  });

  it('set no cookie without a canary', async () => {
    publish(undefined);
    const page = await get('/quiz');
    assert.equal(page.headers['set-cookie'], undefined);
    assert.equal(page.headers['cache-control'], 'no-cache');
  });

  it('answer 304 to an open page that is up to date', async () => {
    publish(undefined);
    const { etag } = (await get('/releases.json')).headers;
    const again = await get('/releases.json', { 'if-none-match': String(etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  it('contain developers’ origins, in the page and in the policy, and allow fault injection', async () => {
    publish(undefined);
    const page = await get('/quiz');
    assert.deepEqual(parseInlinedRegistry(page).overrides, ['http://localhost:4003']);
    assert.equal(parseInlinedRegistry(page).drills, true);
    assert.equal(
      page.headers['content-security-policy'],
      "default-src 'none'; script-src 'self' http://localhost:4003; style-src 'self' http://localhost:4003; connect-src 'self' http://localhost:4003",
    );
  });

  it('serve the page about the remotes as existing', async () => {
    publish(undefined);
    assert.equal((await get('/__remotes')).statusCode, 200);
    assert.equal((await get('/__else')).statusCode, 404);
  });
});
