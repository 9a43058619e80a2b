import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { execa } from 'execa';

const root = resolve(import.meta.dirname, '../..');
const programs: [file: string, usage: RegExp][] = [
  ['scripts/start.mjs', /^npm start /],
  ['scripts/test.mjs', /^npm test /],
  ['scripts/src/build.ts', /^npm run build /],
  ['scripts/src/dev.ts', /^npm run dev /],
  ['scripts/src/bench.ts', /^npm run bench /],
  ['scripts/src/catalogue.ts', /^npm run catalogue /],
  ['scripts/src/image.ts', /^npm run image -- drill /],
  ['scripts/src/links.ts', /^npm run links /],
  ['scripts/src/pictures.ts', /^npm run pictures /],
  ['scripts/src/remote.ts', /^One remote, shipped alone:/],
];

for (const [file, usage] of programs)
  it(`${file} --help prints the usage and does nothing`, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'marquee-help-'));
    const env = { STORE_DIR: directory, NODE_ENV: 'test' };
    const flags = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const { exitCode, stdout } = await execa(process.execPath, [...flags, file, '--help'], {
      cwd: root,
      env,
      reject: false,
      timeout: 60_000,
    });
    assert.match(stdout, usage);
    assert.equal(exitCode, 0);
    assert.deepEqual(readdirSync(directory), []);
    rmSync(directory, { recursive: true });
  });
