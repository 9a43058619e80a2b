import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { Bucket } from '@marquee/scripts/bucket';
import Fastify from 'fastify';
import { startS3Server } from '../../testing/startS3Server';
import { servePages } from '../../pages/servePages';
import { startReleaseSync, syncReleases } from './startReleaseSync';
import { PublishedRegistry } from './PublishedRegistry';

const secretAccessKey = 'a secret of the bucket';

describe('a server whose releases are in a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let directory: string;
  before(async () => {
    server = await startS3Server(secretAccessKey);
  });
  after(() => server.close());
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'marquee-followed-'));
    server.objects.clear();
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const upload = (key: string, content: string) =>
    server.objects.set(`/bucket/${key}`, { content: Buffer.from(content), type: undefined });

  /** A published release: a script, its brotli form, and for the shell an icon of the site. */
  function publish(name: string, version: string): void {
    const rootFiles = name === 'shell' ? ['favicon.png'] : [];
    const files = { 'main.js': {}, ...Object.fromEntries(rootFiles.map((file) => [file, {}])) };
    upload(`${name}/${version}/main.js`, `/* ${name} ${version} */`);
    upload(`${name}/${version}/main.js.br`, 'brotli');
    for (const file of rootFiles) upload(`${name}/${version}/${file}`, `icon of ${version}`);
    upload(`${name}/${version}/release.json`, JSON.stringify({ files, rootFiles }));
  }

  const createDocument = (revision: number) =>
    `<html><!-- preload --><script type="application/json" id="registry">{"revision":${revision}}</script></html>`;

  function promote(revision: number, stable: string, canary?: string): void {
    const registry = {
      format: 1,
      revision,
      shell: { stable: '1.0.0', canary: null, previous: [] },
      remotes: {
        'mf-quiz': { stable, canary: canary ? { version: canary, percent: 10 } : null, previous: [] },
      },
      history: [],
      page: { revision, remotes: [] },
      document: { policy: "default-src 'none'", routes: [], canaries: {}, redirects: [] },
    };
    upload('registry.json', JSON.stringify(registry));
    upload('index.html', createDocument(revision));
  }

  const openBucket = () =>
    new Bucket({
      url: `${server.url}/bucket`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey,
    });
  const take = () => syncReleases({ bucket: openBucket(), directory });
  const copy = (name: string) => readFileSync(join(directory, name), 'utf8');

  it('serves each newly promoted release without a restart', async () => {
    publish('shell', '1.0.0');
    publish('mf-quiz', '1.0.0');
    promote(1, '1.0.0');
    assert.equal(await take(), true);
    const app = Fastify();
    await app.register(servePages, {
      publishedRegistry: new PublishedRegistry(directory),
      secret: 'a secret for tests only',
    });
    const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });
    assert.equal((await get('/mf-quiz/1.0.0/main.js')).body, '/* mf-quiz 1.0.0 */');
    assert.equal((await get('/favicon.png')).body, 'icon of 1.0.0');
    assert.match((await get('/', 'text/html')).body, /"revision":1/);
    assert.equal(copy('mf-quiz/1.0.0/main.js.br'), 'brotli');

    publish('mf-quiz', '1.1.0');
    promote(2, '1.0.0', '1.1.0');
    assert.equal((await get('/mf-quiz/1.1.0/main.js')).statusCode, 404);
    assert.equal(await take(), true);
    assert.equal((await get('/mf-quiz/1.1.0/main.js')).body, '/* mf-quiz 1.1.0 */');
    assert.match((await get('/', 'text/html')).body, /"revision":2/);
    assert.equal(await take(), false);
    await app.close();
  });

  it("keeps its registry until the next registry's template is complete", async () => {
    publish('shell', '1.0.0');
    publish('mf-quiz', '1.0.0');
    promote(1, '1.0.0');
    await take();
    promote(2, '1.0.0');
    upload('index.html', createDocument(1));
    assert.equal(await take(), false);
    assert.match(copy('registry.json'), /"revision":1/);
    upload('index.html', createDocument(2));
    assert.equal(await take(), true);
  });

  it('keeps its releases while a new release, or the bucket, is unavailable', async () => {
    publish('shell', '1.0.0');
    publish('mf-quiz', '1.0.0');
    promote(1, '1.0.0');
    await take();
    promote(2, '1.1.0');
    const failures: string[] = [];
    const sync = await startReleaseSync({ bucket: openBucket(), directory }, (error) =>
      failures.push(error instanceof Error ? error.message : String(error)),
    );
    await sync.stop();
    assert.deepEqual(failures, ['mf-quiz/1.1.0 is not in the bucket of the releases.']);
    assert.match(copy('registry.json'), /"revision":1/);
  });
});
