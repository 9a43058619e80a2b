import assert from 'node:assert/strict';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildRelease, root } from '../releases/store/buildAll';
import { publishFolder } from '../releases/store/publishFolder';
import { type ReleaseRecord, Store } from '../releases/store/Store';

const folder = resolve(import.meta.dirname, '../fixtures/faulty-remote/mf-fixture');
const readVersion = (name: string) => {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

describe('the release build of a remote', () => {
  const store = new Store(mkdtempSync(join(tmpdir(), 'marquee-release-build-')));
  let release: ReleaseRecord;
  const isSourceMap = (name: string) => name.endsWith('.map');
  const read = (name: string) => readFileSync(store.path('mf-fixture', '1.0.0', name), 'utf8');

  before(async () => {
    const output = store.path('.unfinished', 'mf-fixture');
    await buildRelease(folder, '1.0.0', { output, types: true });
    publishFolder(store, { name: 'mf-fixture', version: '1.0.0' }, { folder: output });
    release = store.release('mf-fixture', '1.0.0');
  });
  after(() => rmSync(store.directory, { recursive: true, force: true }));

  it('builds with the one pair of versions that work together', () => {
    // webpack 5.112 does not load with enhanced 2.9.2, and 5.111.1 fails on its entry names.
    assert.equal(readVersion('webpack'), '5.110.3');
    assert.equal(readVersion('@module-federation/enhanced'), '2.9.2');
  });

  it('gives a screen one script and, where it has styles, one sheet', () => {
    assert.deepEqual(release.chunks['StyledScreen'], ['StyledScreen.css', 'StyledScreen.js']);
    assert.deepEqual(release.chunks['DoorsScreen'], ['DoorsScreen.js']);
  });

  it('writes the hash of every other file into the entry', () => {
    const entry = read('remoteEntry.js');
    const others = Object.entries(release.files).filter(([name]) => /^[A-Z].*\.(js|css)$/.test(name));
    assert.ok(others.length >= 5);
    for (const [name, { integrity }] of others) assert.ok(entry.includes(`${name} ${integrity}`), name);
  });

  it('carries a manifest and the types of its exposed modules', () => {
    const manifest = JSON.parse(read('mf-manifest.json')) as {
      metaData: { types: { zip: string }; remoteEntry: { name: string } };
      exposes: { path: string }[];
    };
    assert.equal(manifest.metaData.remoteEntry.name, 'remoteEntry.js');
    assert.ok(manifest.exposes.some(({ path }) => path === './StyledScreen'));
    assert.ok((release.files[manifest.metaData.types.zip]?.bytes ?? 0) > 1000);
  });

  it('puts name and version into everything a page could mix up', () => {
    const entry = read('remoteEntry.js');
    assert.ok(entry.includes('window["mf-fixture@1.0.0"]'));
    assert.ok(entry.includes('webpackChunkmf_fixture_1_0_0'));
  });

  it('contains nothing of what the shell provides', () => {
    const scripts = Object.entries(release.files).filter(([name]) => name.endsWith('.js'));
    const bytes = scripts.map(([, file]) => file.bytes);
    assert.ok(Math.max(...bytes) < 25_000, `largest file: ${String(Math.max(...bytes))} bytes`);
    assert.ok(!read('DoorsScreen.js').includes('useState:'));
  });

  it('has a source map of each script, which no script names and no page loads', () => {
    const scripts = Object.keys(release.files).filter((name) => name.endsWith('.js'));
    for (const name of scripts) {
      assert.ok(release.files[`${name}.map`], name);
      assert.ok(!read(name).includes('sourceMappingURL'), name);
      assert.ok(!existsSync(store.path('mf-fixture', '1.0.0', `${name}.map.br`)), name);
    }
    assert.ok(!Object.values(release.chunks).flat().some(isSourceMap));
    assert.ok(!read('remoteEntry.js').includes('.js.map'));
  });

  /** The place in the source, by the source map, of the first occurrence of `text` in a script. */
  function findSource(name: string, text: string) {
    const lines = read(name).split(text)[0]?.split('\n') ?? [];
    const map = new TraceMap(read(`${name}.map`));
    const { source, line } = originalPositionFor(map, {
      line: lines.length,
      column: lines.at(-1)?.length ?? 0,
    });
    const content = source === null ? null : sourceContentFor(map, source);
    return { source, text: content?.split('\n')[(line ?? 0) - 1]?.trim() };
  }

  for (const [what, script, text, source, line] of [
    [
      'a screen',
      'ThrowingScreen.js',
      'Error("thrown while',
      './src/ThrowingScreen.tsx',
      "throw new Error('thrown while evaluating');",
    ],
    [
      'a module of the contract, whose schemas are gone',
      'PreloadedScreen.js',
      '"/api/v1/public/homepage',
      '../shared-contracts/src/contract/endpoints/events.ts',
      "export const events = endpoint('GET', '/api/v1/public/homepage/events', {",
    ],
    [
      'the entry, behind the hashes in it',
      'remoteEntry.js',
      '"sha256-unknown"',
      'webpack/runtime/release files',
      'tag.integrity = hashes[file] || "sha256-unknown";',
    ],
  ] as const)
    it(`maps a minified position to the line of the source in ${what}`, () => {
      assert.deepEqual(findSource(script, text), { source, text: line });
    });
});
