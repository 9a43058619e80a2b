import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { movePointers, promote } from './promote';
import { removeOldBuilds } from './removeOldBuilds';
import { type ReleaseRecord, Store } from './Store';

const file = { bytes: 1, brotli: 1, integrity: 'sha256-x' };

function record(name: string, version: string, screenPath?: string): ReleaseRecord {
  const screen = { module: './OneScreen', access: 'public' as const, title: 'One' };
  return {
    name,
    version,
    declaration: screenPath
      ? { title: 'A </script> title', screens: [{ ...screen, path: screenPath }], redirects: [], slots: [] }
      : null,
    chunks: screenPath ? { OneScreen: ['OneScreen.css', 'OneScreen.js'] } : { main: ['main.css', 'main.js'] },
    rootFiles: [],
    requires: {},
    provides: {},
    uses: [],
    files: { 'remoteEntry.js': file, 'OneScreen.js': file, 'OneScreen.css': file, 'main.js': file },
  };
}

describe('promote', () => {
  let store: Store;

  function publish(release: ReleaseRecord): void {
    const folder = store.path(release.name, release.version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    writeFileSync(
      join(folder, 'document.html'),
      '<!-- preload --><!-- styles --><!-- scripts --><!-- registry -->',
    );
    writeFileSync(join(folder, 'main.css'), '.layout{}');
  }

  /** Writes a release with prerendered markup and styles. */
  function publishPrerendered(version: string, html: string): void {
    const prerendered = record('mf-one', version, '/one');
    publish({ ...prerendered, files: { ...prerendered.files, 'OneScreen.prerender.html': file } });
    writeFileSync(store.path('mf-one', version, 'OneScreen.prerender.html'), html);
    writeFileSync(store.path('mf-one', version, 'OneScreen.css'), `.one-${version}{}`);
  }

  const hashStyle = (content: string) => createHash('sha256').update(content).digest('base64');

  it('names the script of the last shell that fits all remotes and is not withdrawn, for a page whose shell fails (RT-24)', () => {
    const shells = { '0.8.0': '1.0.0', '0.9.0': '2.0.0', '1.0.0': '1.0.0', '1.1.0': '1.0.0' };
    for (const [version, react] of Object.entries(shells))
      publish({ ...record('shell', version), provides: { react } });
    publish({ ...record('mf-one', '1.0.0', '/one'), requires: { react: '^1.0.0' } });
    const showShell = (version: string) => promote(store, { shell: version, remotes: { 'mf-one': '1.0.0' } });
    const findPrevious = () =>
      /data-previous="([^"]*)"/.exec(readFileSync(store.path('index.html'), 'utf8'))?.[1];
    showShell('0.8.0');
    assert.equal(findPrevious(), undefined);
    showShell('0.9.0');
    showShell('1.0.0');
    assert.equal(findPrevious(), '/shell/0.8.0/main.js');
    showShell('1.1.0');
    assert.equal(findPrevious(), '/shell/1.0.0/main.js');
    const withdrawn = {
      name: 'shell',
      version: '1.0.0',
      why: 'hangs',
      who: 'us',
      at: '2026-11-24T00:00:00Z',
    };
    movePointers(store, [], { withdrawn });
    assert.equal(findPrevious(), '/shell/0.8.0/main.js');
  });

  it('adds prerendered markup and its styles to the routes, and allows them in the policy', () => {
    publishPrerendered('1.0.0', '<h1>One</h1>{{#events}}{{title}}{{/events}}');
    publishPrerendered('1.1.0', '<h1>Two</h1>');
    promote(store, createTargets('1.0.0'));
    movePointers(store, [{ name: 'mf-one', who: 'us', what: 'canary', version: '1.1.0', percent: 5 }]);
    const { document } = store.registry() ?? assert.fail();
    const [route] = document.routes;
    assert.deepEqual(route?.prerender, {
      html: '<h1>One</h1>{{#events}}{{title}}{{/events}}',
      styles: '<style data-href="/mf-one/1.0.0/OneScreen.css">.one-1.0.0{}</style>',
    });
    assert.deepEqual(
      route.files.map(({ url }) => url),
      ['/mf-one/1.0.0/remoteEntry.js', '/mf-one/1.0.0/OneScreen.js'],
      'styles that the document has are not asked for',
    );
    assert.equal(document.canaries['mf-one']?.[0]?.prerender?.html, '<h1>Two</h1>', 'a canary has its own');
    for (const version of ['1.0.0', '1.1.0'])
      assert.ok(document.policy.includes(`'sha256-${hashStyle(`.one-${version}{}`)}'`));
    assert.ok(!readFileSync(store.path('index.html'), 'utf8').includes('.one-'));
  });

  for (const tag of ['{{{title}}}', '{{& title}}', '{{> other}}', '{{=<% %>=}}', '{{! note }}'])
    it(`rejects prerendered markup with the unescaped tag ${tag}`, () => {
      publishPrerendered('1.0.0', `<p>{{#events}}${tag}{{/events}}</p>`);
      assert.throws(
        () => promote(store, createTargets('1.0.0')),
        /prerendered markup of \.\/OneScreen of mf-one 1\.0\.0/,
      );
    });

  beforeEach(() => {
    store = new Store(mkdtempSync(join(tmpdir(), 'marquee-promote-')));
    publish(record('shell', '1-local.a'));
    publish(record('mf-one', '1-local.a', '/one/:id'));
  });
  afterEach(() => rmSync(store.directory, { recursive: true, force: true }));

  const createTargets = (version: string) => ({ shell: '1-local.a', remotes: { 'mf-one': version } });

  it('writes a document with styles and registry, and the files of each route', () => {
    assert.equal(promote(store, createTargets('1-local.a')), true);
    const html = readFileSync(store.path('index.html'), 'utf8');
    assert.ok(html.includes('<style>@layer base, kit, remote;\n.layout{}</style>'));
    assert.ok(
      html.includes('src="/shell/1-local.a/main.js" integrity="sha256-x" crossorigin="anonymous" defer'),
    );
    assert.ok(html.includes('\\u003c/script> title'), 'a title cannot end the block it stands in');
    const [route] = store.registry()?.document.routes ?? [];
    assert.deepEqual(
      route?.files.map(({ url, as }) => [url, as]),
      [
        ['/mf-one/1-local.a/remoteEntry.js', 'script'],
        ['/mf-one/1-local.a/OneScreen.css', 'style'],
        ['/mf-one/1-local.a/OneScreen.js', 'script'],
      ],
    );
  });

  it('changes nothing if the versions are stable already', () => {
    promote(store, createTargets('1-local.a'));
    assert.equal(promote(store, createTargets('1-local.a')), false);
    assert.equal(store.registry()?.revision, 1);
  });

  it('moves one pointer and keeps its previous version and the history', () => {
    promote(store, createTargets('1-local.a'));
    publish(record('mf-one', '1-local.b', '/one'));
    promote(store, createTargets('1-local.b'));
    const registry = store.registry();
    assert.deepEqual(registry?.remotes['mf-one'], {
      stable: '1-local.b',
      canary: null,
      previous: ['1-local.a'],
    });
    assert.equal(registry?.revision, 2);
    assert.deepEqual(registry?.history[0]?.version, '1-local.b');
  });

  it('names the canary and the fallback release beside the stable release', () => {
    promote(store, createTargets('1-local.a'));
    publish(record('mf-one', '1.0.0', '/one'));
    publish(record('mf-one', '1.1.0', '/one/new'));
    const who = 'the team';
    movePointers(store, [{ name: 'mf-one', who, what: 'stable', version: '1.0.0' }]);
    movePointers(store, [{ name: 'mf-one', who, what: 'canary', version: '1.1.0', percent: 10 }]);
    const registry = store.registry();
    const [remote] = registry?.page.remotes ?? [];
    assert.equal(remote?.version, '1.0.0');
    assert.equal(remote.canary?.version, '1.1.0');
    assert.equal(remote.canary.percent, 10);
    assert.equal(remote.canary.entry.url, '/mf-one/1.1.0/remoteEntry.js');
    assert.equal(remote.previous?.version, '1-local.a');
    assert.deepEqual(
      registry?.document.routes.map(({ path: at }) => at),
      ['/one'],
    );
    assert.deepEqual(
      registry?.document.canaries['mf-one']?.map(({ path: at }) => at),
      ['/one/new'],
    );
    const { at, ...step } = registry?.history[0] ?? {};
    assert.ok(Date.parse(at ?? '') > 0);
    const rest = { name: 'mf-one', version: '1.1.0', from: '1.0.0', who, percent: 10 };
    assert.deepEqual(step, { what: 'canary', ...rest });
  });

  it('rejects a canary with another remote’s path, and changes nothing', () => {
    promote(store, createTargets('1-local.a'));
    publish(record('mf-two', '1.0.0', '/two'));
    publish(record('mf-two', '1.1.0', '/one/:id'));
    movePointers(store, [{ name: 'mf-two', who: 'us', what: 'stable', version: '1.0.0' }]);
    assert.throws(
      () =>
        movePointers(store, [{ name: 'mf-two', who: 'us', what: 'canary', version: '1.1.0', percent: 5 }]),
      /Both mf-one and mf-two claim the address/,
    );
    assert.equal(store.registry()?.revision, 2);
    assert.equal(store.registry()?.remotes['mf-two']?.canary, null);
  });

  it('rejects a canary with another canary’s path', () => {
    promote(store, createTargets('1-local.a'));
    publish(record('mf-two', '1.0.0', '/two'));
    publish(record('mf-two', '1.1.0', '/new/:id?'));
    publish(record('mf-one', '1.1.0', '/new/*'));
    movePointers(store, [{ name: 'mf-two', who: 'us', what: 'stable', version: '1.0.0' }]);
    const createMove = (name: string) => ({
      name,
      who: 'us',
      what: 'canary' as const,
      version: '1.1.0',
      percent: 5,
    });
    movePointers(store, [createMove('mf-one')]);
    assert.throws(
      () => movePointers(store, [createMove('mf-two')]),
      /Both mf-one and mf-two claim the address \/new\/:id\?/,
    );
  });

  it('keeps other teams’ releases, and removes local builds of deleted packages', () => {
    publish(record('mf-two', '1.0.0', '/two'));
    publish(record('mf-three', '1-local.a', '/three'));
    const remotes = { 'mf-one': '1-local.a', 'mf-two': '1.0.0', 'mf-three': '1-local.a' };
    promote(store, { shell: '1-local.a', remotes });
    promote(store, createTargets('1-local.a'));
    assert.deepEqual(Object.keys(store.registry()?.remotes ?? {}), ['mf-one', 'mf-two']);
  });

  it('ignores the lock of a dead process', () => {
    writeFileSync(store.path('.lock'), '999999999');
    assert.equal(promote(store, createTargets('1-local.a')), true);
  });

  it('rejects two remotes with the same path, and changes nothing', () => {
    promote(store, createTargets('1-local.a'));
    publish(record('mf-two', '1', '/One/:other'));
    assert.throws(
      () => promote(store, { shell: '1-local.a', remotes: { 'mf-one': '1-local.a', 'mf-two': '1' } }),
      /Both mf-one and mf-two claim the address \/One\/:other/,
    );
    assert.equal(store.registry()?.revision, 1);
  });

  it('keeps previous local builds and all published releases when it removes old builds', () => {
    publish(record('mf-one', '1.0.0', '/one'));
    for (const letter of ['a', 'b', 'c', 'd', 'e']) {
      publish(record('mf-one', `1-local.${letter}`, '/one'));
      promote(store, createTargets(`1-local.${letter}`));
    }
    removeOldBuilds(store);
    const expectedVersions = ['1.0.0', '1-local.e', '1-local.d', '1-local.c', '1-local.b'];
    assert.deepEqual(
      expectedVersions.filter((version) => !store.has('mf-one', version)),
      [],
    );
    assert.equal(store.has('mf-one', '1-local.a'), false);
  });
});
