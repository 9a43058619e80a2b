import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderImportMap } from './renderImportMap';
import type { ReleaseRecord } from './Store';

const createRelease = (type: 'global' | 'module'): ReleaseRecord => ({
  name: 'mf-raffle',
  version: '1.0.0',
  declaration: null,
  entry: { file: 'remoteEntry.js', type, global: 'raffle' },
  chunks: {},
  rootFiles: [],
  requires: {},
  provides: {},
  uses: [],
  files: Object.fromEntries(
    ['remoteEntry.js', 'assets/one.js', 'assets/one.css'].map((name) => [
      name,
      { bytes: 1, brotli: 1, integrity: `sha256-of-${name}` },
    ]),
  ),
});

it('an import map has the hash of each ES module, and of the addresses of the entry’s retries (C16)', () => {
  const [, json = ''] =
    /^<script type="importmap">(.*)<\/script>\s*$/.exec(renderImportMap([createRelease('module')])) ?? [];
  const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
  assert.equal(integrity['/mf-raffle/1.0.0/assets/one.js'], 'sha256-of-assets/one.js');
  assert.equal(integrity['/mf-raffle/1.0.0/remoteEntry.js?retry=9'], 'sha256-of-remoteEntry.js');
  assert.equal(Object.keys(integrity).length, 11);
});

it('a document without ES modules has no import map', () => {
  assert.equal(renderImportMap([createRelease('global')]), '');
});
