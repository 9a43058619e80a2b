import type { PrerenderValues, Registry } from '@marquee/shared-contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { servePages } from './servePages';
import { PublishedRegistry } from '../features/releases/PublishedRegistry';

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = 'console.log("quiz")';

function createRegistry(revision: number): Registry {
  const pointer = { stable: '1.0.0', canary: null, previous: [] };
  const files = [{ as: 'script' as const, url: '/mf-quiz/1.0.0/remoteEntry.js', integrity: 'sha256-abc' }];
  return {
    format: 1,
    revision,
    shell: pointer,
    remotes: { 'mf-quiz': pointer },
    history: [],
    page: { revision, remotes: [] },
    document: {
      policy: "default-src 'none'; script-src 'self'",
      routes: [
        {
          remote: 'mf-quiz',
          path: '/leader/:eventId',
          files,
          calls: ['/api/v1/ranks/:eventId'],
          prerender: {
            html: '<h1>Ranks</h1>{{#events}}<a href="/event/{{id}}">{{title}}{{#online}} online{{/online}}</a>{{/events}}',
            styles: '<style data-href="/mf-quiz/1.0.0/Ranks.css">h1{}</style>',
          },
        },
      ],
      canaries: {},
      redirects: ['/home'],
    },
  };
}

describe('documents', () => {
  let app: FastifyInstance;
  let store: string;
  let events: PrerenderValues['events'];

  function publish(revision: number): void {
    writeFileSync(
      join(store, 'index.html'),
      `<html lang="en"><title>Revision ${revision}</title><!-- preload --></head><main><!-- prerender --></main>`,
    );
    writeFileSync(join(store, 'registry.json'), JSON.stringify(createRegistry(revision)));
    utimesSync(join(store, 'registry.json'), revision, revision);
  }

  beforeEach(async () => {
    store = mkdtempSync(join(tmpdir(), 'marquee-documents-'));
    const release = join(store, 'mf-quiz/1.0.0');
    mkdirSync(release, { recursive: true });
    writeFileSync(join(release, 'remoteEntry.js'), script);
    writeFileSync(join(release, 'remoteEntry.js.br'), brotliCompressSync(script));
    app = Fastify();
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
    events = [];
    const prerenderValues = async () => ({ events });
    await app.register(servePages, {
      publishedRegistry: new PublishedRegistry(store),
      prerenderValues,
      secret: 'a secret for tests only',
    });
  });

  afterEach(async () => {
    await app.close();
    rmSync(store, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = navigation) =>
    app.inject({ method: 'GET', url, headers });

  it('keeps search engines from the pages of certificates (CE-9)', async () => {
    publish(1);
    const readRobots = async (url: string) =>
      (await app.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag'];
    assert.equal(await readRobots('/certificate/BCDFG'), 'noindex');
    assert.equal(await readRobots('/leader/1'), undefined);
  });

  it('contain the preload hints of the screen and of its public calls', async () => {
    publish(1);
    const page = await get('/leader/a%22b');
    assert.equal(page.statusCode, 200);
    assert.match(String(page.headers['content-type']), /^text\/html/);
    assert.ok(
      page.body.includes(
        '<link rel="preload" as="script" href="/mf-quiz/1.0.0/remoteEntry.js" integrity="sha256-abc" crossorigin="anonymous">',
      ),
    );
    assert.ok(
      page.body.includes(
        '<link rel="preload" as="fetch" href="/api/v1/ranks/a%22b" crossorigin="anonymous">',
      ),
    );
  });

  it('contain the prerendered markup of the screen at its address, and nowhere else', async () => {
    publish(1);
    const page = (await get('/leader/7')).body;
    assert.ok(page.includes('<main><h1>Ranks</h1></main>'));
    assert.ok(page.includes('<style data-href="/mf-quiz/1.0.0/Ranks.css">h1{}</style></head>'));
    const other = (await get('/home')).body;
    assert.ok(other.includes('<main></main>'));
    assert.ok(!other.includes('<style'));
  });

  it('escape texts in prerendered events, and get a new ETag when the events change', async () => {
    publish(1);
    const facts = { category: 'quiz', organization: '', location: '', imageUrl: '' } as const;
    events = [{ id: 'a-1', title: '"><script>$& {{id}}', online: true, ...facts }];
    const page = await get('/leader/7');
    assert.ok(
      page.body.includes('<a href="/event/a-1">&quot;&gt;&lt;script&gt;$&amp; {{id}} online</a></main>'),
      page.body,
    );
    events = [{ id: 'a-1', title: 'Circuit Quiz', online: false, ...facts }];
    const headers = { ...navigation, 'if-none-match': String(page.headers['etag']) };
    assert.ok(
      (await get('/leader/7', headers)).body.includes('<a href="/event/a-1">Circuit Quiz</a></main>'),
    );
  });

  it('say that calls are traced, if they are', async () => {
    publish(1);
    const traced = Fastify();
    const publishedRegistry = new PublishedRegistry(store);
    await traced.register(servePages, {
      publishedRegistry,
      secret: 'a secret for tests only',
      isTraced: true,
    });
    const { body } = await traced.inject({ url: '/home', headers: navigation });
    assert.ok(body.startsWith('<html lang="en" data-theme="system" data-traced><title>'), body);
    await traced.close();
  });

  for (const [cookie, root] of [
    ['', 'data-theme="system"'],
    ['theme=dark', 'data-theme="dark"'],
    ['visitor=abc; theme=light; known=1', 'data-theme="light" data-known'],
    ['known=1', 'data-theme="system" data-known'],
    ['theme="><script>', 'data-theme="system"'],
    ['theme=darker; unknown=1; known=12', 'data-theme="system"'],
  ] as const) {
    it(`have root attributes for the cookie ${cookie || '(none)'}`, async () => {
      publish(1);
      const page = await get('/home', { ...navigation, cookie });
      assert.ok(page.body.startsWith(`<html lang="en" ${root}><title>`), page.body);
      assert.match(String(page.headers['vary']), /Cookie/);
    });
  }

  it('send the policy of the registry, and are revalidated each time', async () => {
    publish(1);
    const page = await get('/home');
    assert.equal(page.headers['content-security-policy'], "default-src 'none'; script-src 'self'");
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await get('/home', { ...navigation, 'if-none-match': String(page.headers['etag']) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });

  it('answer an unknown address with 404 and the same document', async () => {
    publish(1);
    const page = await get('/nowhere');
    assert.equal(page.statusCode, 404);
    assert.ok(page.body.includes('Revision 1'));
  });

  it('leave calls, missing files and data to other routes', async () => {
    publish(1);
    for (const url of ['/api/v1/none', '/mf-quiz/1.0.0/none.js', '/mf-quiz/9.9.9/remoteEntry.js']) {
      const reply = await get(url);
      assert.equal(reply.statusCode, 404, url);
      assert.deepEqual(reply.json(), { code: 'NOT_FOUND' }, url);
      assert.ok(!String(reply.headers['cache-control']).includes('immutable'), url);
    }
    assert.equal((await get('/none.png', { accept: 'image/*,*/*;q=0.8' })).statusCode, 404);
    assert.deepEqual((await get('/none.png', { accept: 'image/*,*/*;q=0.8' })).json(), { code: 'NOT_FOUND' });
  });

  it('do not replace release files, which are served precompressed and for a year', async () => {
    publish(1);
    const file = await get('/mf-quiz/1.0.0/remoteEntry.js', { 'accept-encoding': 'gzip, br' });
    assert.equal(file.headers['content-encoding'], 'br');
    assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(brotliDecompressSync(file.rawPayload).toString(), script);
    assert.equal((await get('/mf-quiz/1.0.0/remoteEntry.js?retry=1')).body, script);
  });

  it('refuse paths outside the store', async () => {
    publish(1);
    for (const url of ['/mf-quiz/../../package.json', '/mf-quiz/..%2f..%2fpackage.json', '/shell/%2e%2e/x']) {
      assert.ok((await get(url)).statusCode >= 400, url);
    }
  });

  it('show a newly published revision without a restart', async () => {
    publish(1);
    await get('/home');
    publish(2);
    assert.ok((await get('/home')).body.includes('Revision 2'));
  });

  it('report that nothing is published', async () => {
    const page = await get('/');
    assert.equal(page.statusCode, 503);
    assert.equal(page.body, 'Nothing is published here yet. Run npm start.');
  });
});
