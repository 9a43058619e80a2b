import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { openMemoryFolder } from './openMemoryFolder';

const directory = mkdtempSync(join(tmpdir(), 'marquee-memory-'));
after(() => rmSync(directory, { recursive: true }));

test('a folder that other accounts may enter is created, and removed afterwards', () => {
  const folder = openMemoryFolder(directory, 1);
  assert.ok(folder);
  assert.equal(dirname(folder.path), directory);
  assert.equal(statSync(folder.path).mode & 0o777, 0o755);
  folder.remove();
  assert.equal(existsSync(folder.path), false);
});

test('a machine with too little memory, or without such a folder, keeps its own temporary folder', () => {
  assert.equal(openMemoryFolder(directory, Number.MAX_SAFE_INTEGER), undefined);
  assert.equal(openMemoryFolder(join(directory, 'missing'), 1), undefined);
});
