import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { importBuild } from './importBuild';
import type { ReleaseRecord } from './Store';

const NO_FILES = { sync: [] as string[], async: [] as string[] };
const exposed = {
  path: './RaffleScreen',
  assets: { js: { sync: ['assets/Raffle.js'], async: [] }, css: { sync: ['assets/Raffle.css'], async: [] } },
};
const createShared = (name: string, copies: string[] = []) => ({
  name,
  requiredVersion: '^19.0.0',
  assets: { js: { ...NO_FILES, async: copies }, css: NO_FILES },
});
const metaData = {
  globalName: 'mf_raffle_1_0_0',
  publicPath: 'auto',
  remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
};

/** The manifest of a stock build; tests change parts. */
const manifest = { name: 'mf_raffle_1_0_0', metaData, shared: [createShared('react')], exposes: [exposed] };

const declaration = {
  name: 'mf-raffle',
  title: 'Raffle',
  screens: [{ path: '/raffle', module: './RaffleScreen', access: 'public', title: 'Raffle' }],
  redirects: [],
  slots: [],
  prefixes: ['/raffle'],
};

describe('the output of a stock bundler', () => {
  let source: string;
  beforeEach(() => {
    source = mkdtempSync(join(tmpdir(), 'marquee-stock-'));
  });
  afterEach(() => rmSync(source, { recursive: true, force: true }));

  function build(description: object | undefined, declared: object = declaration): ReleaseRecord {
    const dist = join(source, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(source, 'remote.json'), JSON.stringify(declared));
    for (const name of ['remoteEntry.js', 'assets/Raffle.js', 'mf-stats.json', '.vite/manifest.json'])
      writeFileSync(join(dist, name), '{}');
    if (description) writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(description));
    const folder = importBuild(source, dist, '1.0.0');
    const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
    assert.ok(existsSync(join(folder, 'assets/Raffle.js.br')));
    assert.ok(!existsSync(join(dist, 'release.json')), 'the output itself stays as it is');
    rmSync(folder, { recursive: true });
    return record;
  }

  it('becomes a release with its entry, chunks and the required versions', () => {
    const record = build({
      ...manifest,
      shared: [createShared('react', ['assets/react.js']), createShared('dayjs', ['assets/dayjs.js'])],
    });
    assert.deepEqual(record.entry, { file: 'remoteEntry.js', type: 'global', global: 'mf_raffle_1_0_0' });
    assert.deepEqual(record.chunks, { RaffleScreen: ['assets/Raffle.js', 'assets/Raffle.css'] });
    assert.deepEqual(record.requires, { react: '^19.0.0' });
    assert.deepEqual(
      Object.keys(record.files).toSorted((one, other) => one.localeCompare(other)),
      ['assets/Raffle.js', 'mf-manifest.json', 'remoteEntry.js'],
    );
    assert.match(record.files['assets/Raffle.js']?.integrity ?? '', /^sha256-/);
    assert.deepEqual(record.declaration?.prefixes, ['/raffle']);
    assert.equal(record.declaration.title, 'Raffle');
  });

  it('requires a library of its own that it brings no copy of', () => {
    assert.deepEqual(build({ ...manifest, shared: [createShared('dayjs')] }).requires, { dayjs: '^19.0.0' });
  });

  it('may have an ES module as its entry', () => {
    const remoteEntry = { name: 'entry.js', path: 'federation', type: 'module' };
    const { entry } = build({ ...manifest, metaData: { ...metaData, remoteEntry } });
    assert.deepEqual(entry, { file: 'federation/entry.js', type: 'module', global: 'mf_raffle_1_0_0' });
  });

  const commonJs = { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'commonjs-module' } };
  const refused: [string, object | undefined, RegExp][] = [
    [
      'without a manifest',
      undefined,
      /has no mf-manifest\.json: give the federation plugin "manifest: true"/,
    ],
    [
      'with another manifest',
      { name: 'a web app' },
      /is not the manifest of a federation plugin: [^]*metaData/,
    ],
    [
      'for Node',
      { ...manifest, metaData: commonJs },
      /of the type "commonjs-module"; a page can load a global/,
    ],
    [
      'for a fixed address',
      { ...manifest, metaData: { ...metaData, publicPath: '/' } },
      /public path is "\/", but a release has a folder of its own: use "auto"/,
    ],
    [
      'without a declared module',
      { ...manifest, exposes: [] },
      /mf-raffle\/remote\.json names \.\/RaffleScreen, which the build does not expose/,
    ],
  ];
  for (const [kind, description, message] of refused) {
    it(`is refused ${kind}`, () => assert.throws(() => build(description), { message }));
  }
});
