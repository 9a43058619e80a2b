import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { createDirectoryStorage } from './createDirectoryStorage';

let directory: string;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-files-'));
});
after(() => rm(directory, { recursive: true }));

it('a directory stores, returns and removes whole files', async () => {
  const storage = createDirectoryStorage(join(directory, 'files'));
  assert.equal(await storage.read('a.png'), undefined);
  for (let time = 0; time < 2; time += 1) await storage.save('a.png', Buffer.from('a picture'));
  assert.deepEqual(await readdir(join(directory, 'files')), ['a.png']);
  const file = await storage.read('a.png');
  assert.equal(file?.bytes, 9);
  assert.equal(String(file && (await buffer(file.body))), 'a picture');
  for (let time = 0; time < 2; time += 1) await storage.remove('a.png');
  assert.equal(await storage.read('a.png'), undefined);
});
