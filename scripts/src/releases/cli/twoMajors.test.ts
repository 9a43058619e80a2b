import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';
import { createTestRelease } from '../testing/createTestRelease';

const doors = (version: string) => ({
  '@marquee/shared-contracts/browser': version,
  '@marquee/shared-contracts/ui': version,
});
const OLD = doors('^2.0.0');
const NEW = doors('^3.0.0');
const paths: Record<string, string> = { 'mf-quiz': '/quiz', 'mf-auth': '/login' };

describe('two majors of the contracts (RL-40)', { skip: describeMissingBrowser() }, () => {
  let project: TestProject;
  beforeEach(async () => {
    project = new TestProject();
    const remotes = Object.entries(paths).map(([name, path]) => ({ name, paths: [path] }));
    project.writeStable(
      { name: 'shell', version: '1.0.0', provides: doors('2.0.0') },
      ...remotes.map((remote) => ({ ...remote, version: '1.0.0', requires: OLD })),
    );
    project.writeBuild({ name: 'shell', version: '2.0.0', provides: doors('3.0.0') });
    for (const remote of remotes) project.writeBuild({ ...remote, version: '2.0.0', requires: NEW });
    for (const name of ['shell', ...Object.keys(paths)]) assert.ok(await project.run(`publish ${name}`));
    for (const version of ['2.0.0', '3.0.0'])
      createTestRelease(project.store.path('shared-contracts', version), {
        name: 'shared-contracts',
        version,
        provides: doors(version),
      });
  });
  afterEach(() => project.remove());

  const accept = async (line: string) => assert.ok(await project.run(line), `${line}: ${project.output}`);
  const refuse = async (line: string, message: RegExp) => {
    const before = project.hashFiles();
    assert.equal(await project.run(line), false, `${line}: ${project.output}`);
    assert.match(project.output, message);
    assert.deepEqual(project.hashFiles(), before);
  };
  const listShareScopes = () =>
    Object.fromEntries(
      (project.store.registry()?.page.remotes ?? []).map(({ name, shareScope }) => [name, shareScope]),
    );

  it('are refused until the contracts are promoted, then replaced one by one, the shell last', async () => {
    await refuse(
      'promote mf-quiz 2.0.0 --to stable',
      /the shell 1\.0\.0 brings 2\.0\.0[^]*to serve both majors for a while, promote shared-contracts \^3\.0\.0 to stable first/,
    );
    await accept('promote shared-contracts 3.0.0 --to stable');
    await accept('promote mf-quiz 2.0.0 --to stable');
    const scopes = { 'mf-auth': undefined, 'mf-quiz': 'shared-contracts@3.0.0' };
    assert.deepEqual(listShareScopes(), { ...scopes, 'shared-contracts': undefined });
    await refuse('rollback shared-contracts', /mf-quiz 2\.0\.0 still needs these contracts/);
    await refuse('promote shared-contracts 2.0.0 --to stable', /mf-quiz 2\.0\.0 asks for .* \^3\.0\.0/);
    await refuse('promote shell 2.0.0 --to stable', /mf-auth 1\.0\.0 asks for .* \^2\.0\.0/);
    await accept('promote mf-auth 2.0.0 --to stable');
    await accept('promote shell 2.0.0 --to stable');
    await accept('rollback shared-contracts');
    assert.deepEqual(listShareScopes(), { 'mf-auth': undefined, 'mf-quiz': undefined });
    const { page } = project.store.registry() ?? {};
    assert.ok(
      page?.remotes.every(({ previous }) => previous === undefined),
      'no fallback without its contracts',
    );
    await refuse('rollback mf-quiz', /promote shared-contracts \^2\.0\.0 to stable first/);
  });

  it('are served under a new shell, too, which comes first', async () => {
    await refuse('promote shell 2.0.0 --to stable', /promote shared-contracts \^2\.0\.0 to stable first/);
    await accept('promote shared-contracts@2.0.0 shell@2.0.0 --to stable');
    const old = 'shared-contracts@2.0.0';
    assert.deepEqual(listShareScopes(), { 'mf-auth': old, 'mf-quiz': old, 'shared-contracts': undefined });
    await accept('promote mf-quiz@2.0.0 mf-auth@2.0.0 --to stable');
    await accept('rollback shared-contracts');
  });

  it('have no canary of the contracts', () =>
    refuse(
      'promote shared-contracts 3.0.0 --to canary --percent 5',
      /Only a remote can be on trial; shared-contracts cannot/,
    ));
});
