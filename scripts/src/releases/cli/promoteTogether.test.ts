import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';

const REACT_19 = { react: '^19.0.0' };
const REACT_20 = { react: '^20.0.0' };

describe('packages that are promoted together', { skip: describeMissingBrowser() }, () => {
  let project: TestProject;
  beforeEach(async () => {
    project = new TestProject();
    project.writeStable(
      { name: 'shell', version: '1.0.0', provides: { react: '19.3.1' } },
      { name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'], requires: REACT_19 },
      { name: 'mf-auth', version: '1.0.0', paths: ['/login'], requires: REACT_19 },
    );
    project.writeBuild({ name: 'shell', version: '2.0.0', provides: { react: '20.0.0' } });
    project.writeBuild({ name: 'mf-quiz', version: '2.0.0', paths: ['/quiz'], requires: REACT_20 });
    project.writeBuild({ name: 'mf-auth', version: '2.0.0', paths: ['/login'], requires: REACT_20 });
    for (const name of ['shell', 'mf-quiz', 'mf-auth']) assert.ok(await project.run(`publish ${name}`));
  });
  afterEach(() => project.remove());

  const getStable = () => {
    const { shell, remotes = {} } = project.store.registry() ?? {};
    return [shell?.stable, ...Object.values(remotes).map(({ stable }) => stable)];
  };
  const expectRefusal = async (line: string, message: RegExp) => {
    const before = project.hashFiles();
    assert.equal(await project.run(line), false, project.output);
    assert.match(project.output, message);
    assert.deepEqual(project.hashFiles(), before);
  };

  it('bring a new major of React, which none of them could alone', async () => {
    await expectRefusal('promote shell 2.0.0 --to stable', /mf-quiz 1\.0\.0 asks for react/);
    await expectRefusal('promote mf-quiz 2.0.0 --to stable', /the shell 1\.0\.0 brings 19\.3\.1/);
    const line = 'promote shell@2.0.0 mf-quiz@2.0.0 mf-auth@2.0.0 --to stable';
    assert.ok(await project.run(line), project.output);
    assert.deepEqual(getStable(), ['2.0.0', '2.0.0', '2.0.0']);
    assert.equal(project.store.registry()?.revision, 2, 'in one change');
  });

  it('stay as they are if one remote is missing from the set', async () => {
    await expectRefusal(
      'promote shell@2.0.0 mf-quiz@2.0.0 --to stable',
      /mf-auth 1\.0\.0 asks for react .*[^]*shell 2\.0\.0, mf-quiz 2\.0\.0 were not promoted/,
    );
  });

  it('may hand an address from one to the other', async () => {
    project.writeBuild({ name: 'mf-quiz', version: '1.1.0', paths: ['/quiz/new'], requires: REACT_19 });
    project.writeBuild({ name: 'mf-auth', version: '1.1.0', paths: ['/login', '/quiz'], requires: REACT_19 });
    for (const name of ['mf-quiz', 'mf-auth']) assert.ok(await project.run(`publish ${name}`));
    await expectRefusal(
      'promote mf-auth 1.1.0 --to stable',
      /\/quiz is an address of mf-quiz 1\.0\.0 already/,
    );
    await expectRefusal('promote mf-quiz@1.0.0 mf-auth@1.1.0 --to stable', /\/quiz is an address of mf-quiz/);
    assert.ok(await project.run('promote mf-quiz@1.1.0 mf-auth@1.1.0 --to stable'), project.output);
  });

  for (const [line, message] of [
    ['promote shell@2.0.0 mf-quiz@2.0.0 --to canary --percent 5', /only become stable together/],
    ['promote mf-quiz@2.0.0 mf-quiz@1.0.0 --to stable', /mf-quiz is named twice/],
    ['promote shell@2.0.0 mf-quiz --to stable', /mf-quiz has no version: write it as mf-quiz@1\.2\.0/],
    ['rollback shell@2.0.0 mf-quiz@2.0.0', /rollback takes one package/],
    ['promote mf-quiz@9.0.0 shell@2.0.0 --to stable', /mf-quiz 9\.0\.0 is not published/],
  ] as const)
    it(`are refused as "${line}"`, () => expectRefusal(line, message));
});
