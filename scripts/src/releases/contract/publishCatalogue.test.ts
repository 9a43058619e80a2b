import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readVersion } from '../cli/CommandArgs';
import { remoteCommand } from '../cli/remoteCommand';
import { root } from '../store/buildAll';
import { TestProject } from '../testing/TestProject';

describe('the published catalogue', () => {
  const version = readVersion(join(root, 'shared-contracts'));
  let project: TestProject;
  let lines: string[];
  const run = (...words: string[]) => {
    const print = (line: string) => void lines.push(line);
    return remoteCommand(words, { cwd: root, env: { STORE_DIR: project.store.directory }, print });
  };

  beforeEach(() => {
    project = new TestProject();
    lines = [];
  });
  afterEach(() => project.remove());

  it('cannot be overwritten', async () => {
    const folder = project.store.path('catalogue', version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), '{}');
    assert.equal(await run('publish', 'catalogue'), 1);
    assert.match(lines.at(-1) ?? '', /catalogue \S+ is published already; raise the version/);
  });

  it('is shown only after it is published, and nothing else is shown', async () => {
    assert.equal(await run('show', 'catalogue'), 1);
    assert.match(lines.at(-1) ?? '', /There is no catalogue at all in the store; publish it first/);
    assert.equal(await run('show', 'mf-quiz'), 1);
    assert.equal(lines.at(-1), 'Only the catalogue can be shown.');
  });
});
