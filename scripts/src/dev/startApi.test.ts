import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../releases/store/buildAll';
import { startApi } from './startApi';

describe('the API under development', () => {
  let folder: string;
  let api: Awaited<ReturnType<typeof startApi>>;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-developed-api-'));
    cpSync(join(root, 'api'), folder, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    api = await startApi(folder, {
      ...process.env,
      NODE_ENV: 'test',
      SEED: '',
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
    });
  });
  after(async () => {
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const readHealth = () =>
    fetch(`${api.address}/healthz`).then(
      (response) => response.text(),
      () => 'no reply',
    );

  it('runs an edited file after a restart of its own', async () => {
    const file = join(folder, 'src/platform/http/registerHealthRoutes.ts');
    const original = await readHealth();
    assert.match(original, /"alive":true}/);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('{ alive: true }', '{ alive: true, edited: true }'),
    );
    const deadline = Date.now() + 120_000;
    while (!(await readHealth()).includes('edited')) {
      assert.ok(Date.now() < deadline, 'The edit is not served.');
      await pause(200);
    }
  });
});
