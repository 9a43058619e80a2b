import assert from 'node:assert/strict';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { hashToken } from './authorize';
import { TestProject } from '../testing/TestProject';

describe('the command for one remote', () => {
  let project: TestProject;
  const createQuizRemote = (version: string) => ({ name: 'mf-quiz', version, paths: ['/quiz/:eventId'] });

  beforeEach(() => {
    project = new TestProject();
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-auth', version: '1.0.0', paths: ['/login'] },
    );
  });
  afterEach(() => project.remove());

  const runOk = async (line: string) => assert.ok(await project.run(line), `${line}: ${project.output}`);
  const expectRefusal = async (line: string, message: RegExp) => {
    assert.equal(await project.run(line), false, `${line} was not refused: ${project.output}`);
    assert.match(project.output, message);
  };

  it(
    'is published, promoted, tried on some, rolled back, and no file of anybody else changes',
    { skip: describeMissingBrowser() },
    async () => {
      const before = project.hashFiles('mf-quiz', 'registry.json', 'index.html');
      project.writeBuild(createQuizRemote('1.0.0'));
      await runOk('publish mf-quiz');
      assert.equal(project.store.registry()?.remotes['mf-quiz'], undefined, 'published is not served');
      await runOk('promote mf-quiz 1.0.0 --to stable');
      project.writeBuild(createQuizRemote('1.1.0'));
      await runOk('publish mf-quiz');
      const published = project.hashFiles('registry.json', 'index.html');
      await runOk('promote mf-quiz --to canary --percent 10');
      assert.deepEqual(project.store.registry()?.remotes['mf-quiz']?.canary, {
        version: '1.1.0',
        percent: 10,
      });
      await runOk('rollback mf-quiz');
      assert.match(project.output, /The canary 1\.1\.0 is ended; mf-quiz 1\.0\.0 is stable/);
      await runOk('promote mf-quiz 1.1.0 --to stable');
      await runOk('rollback mf-quiz');
      assert.deepEqual(project.store.registry()?.remotes['mf-quiz'], {
        stable: '1.0.0',
        canary: null,
        previous: [],
      });
      await runOk('list mf-quiz');
      assert.match(project.output, /Published: 1\.1\.0, 1\.0\.0/);
      assert.match(project.output, /mf-quiz 1\.0\.0 {2}rollback {2}from 1\.1\.0 {2}by somebody/);
      assert.match(project.output, /mf-quiz 1\.1\.0 {2}canary 10 % {2}from 1\.0\.0 {2}by somebody/);
      assert.deepEqual(
        project.hashFiles('registry.json', 'index.html'),
        published,
        'no pointer changes a release',
      );
      assert.deepEqual(project.hashFiles('mf-quiz', 'registry.json', 'index.html'), before);
    },
  );

  it('explains itself, and each command', async () => {
    await runOk('--help');
    assert.match(project.output, /^One remote, shipped alone:/);
    await runOk('promote mf-auth --help');
    assert.match(project.output, /^ {2}promote <name> \[version\] --to canary --percent 10\n/);
    assert.doesNotMatch(project.output, /rollback/);
    await runOk('help rollback');
    assert.match(project.output, /^ {2}rollback <name> \[version\]/);
  });

  it('never overwrites a published version', async () => {
    project.writeBuild(createQuizRemote('1.0.0'));
    await runOk('publish mf-quiz');
    const published = project.hashFiles();
    project.writeBuild({ ...createQuizRemote('1.0.0'), code: "show('Other')" });
    await expectRefusal('publish mf-quiz', /mf-quiz 1\.0\.0 is published already; raise the version/);
    assert.deepEqual(project.hashFiles(), published);
  });

  it('rejects a changed build', async () => {
    const folder = project.writeBuild(createQuizRemote('1.0.0'));
    appendFileSync(join(folder, 'OneScreen.js'), '\nalert(1)');
    await expectRefusal(
      'publish mf-quiz',
      /OneScreen\.js has another hash than release\.json says; build it anew/,
    );
    project.writeBuild(createQuizRemote('1.0.0'));
    writeFileSync(join(folder, 'OneScreen.js.br'), 'not brotli');
    await expectRefusal('publish mf-quiz', /OneScreen\.js has a wrong \.br beside it/);
    project.writeBuild(createQuizRemote('1.0.0'));
    writeFileSync(join(folder, 'More.js'), '');
    await expectRefusal('publish mf-quiz', /More\.js is not part of the release/);
    assert.equal(project.store.has('mf-quiz', '1.0.0'), false);
  });

  it('rejects a rollback to a release that no longer fits', async () => {
    project.writeStable(createQuizRemote('1.0.0'));
    project.writeStable({ ...createQuizRemote('1.1.0'), paths: ['/leader/:eventId'] });
    project.writeStable({ name: 'mf-other', version: '1.0.0', paths: ['/quiz/:id'] });
    const before = project.hashFiles();
    await expectRefusal('rollback mf-quiz', /\/quiz\/:eventId is an address of mf-other 1\.0\.0 already/);
    assert.match(project.output, /mf-quiz 1\.0\.0 cannot come back; promote another version/);
    assert.deepEqual(project.hashFiles(), before);
  });

  const mistakes: [string, RegExp][] = [
    ['publish mf-none', /There is no package mf-none here/],
    ['publish ../etc', /no name of a package/],
    ['promote mf-auth 9.9.9 --to stable', /mf-auth 9\.9\.9 is not published/],
    ['promote mf-auth ../../shell/1.0.0 --to stable', /is no version: three numbers/],
    ['token everything --who us', /no name of a package/],
    ['promote mf-auth 1.0.0', /Say where to: --to canary --percent 10, or --to stable/],
    ['promote mf-auth 1.0.0 --to everybody', /Say where to/],
    ['promote shell 1.0.0 --to canary --percent 10', /Only a remote can be on trial; shell cannot/],
    ['promote mf-auth 1.0.0 --to canary --percent 0', /^A canary is for 1 to 99 percent/],
    ['promote mf-auth 1.0.0 --to canary', /^A canary is for 1 to 99 percent/],
    ['promote mf-auth 1.0.0 --to stable --percent 5', /--percent is for a canary/],
    ['list mf-auth 1.0.0 more', /more is too much/],
    ['publish mf-Auth', /mf- and words of small letters and digits/],
    ['promote shared-contracts 2.0.0 --to stable', /shared-contracts 2.0.0 is not published/],
    ['rollback shell', /no earlier release/],
    ['rollback mf-none', /no earlier release/],
    ['release mf-auth', /One remote, shipped alone:/],
    ['promote', /One remote, shipped alone:/],
    ['list --all', /Unknown option/],
  ];
  for (const [line, message] of mistakes) {
    it(`rejects "${line}" with a sentence and changes nothing`, async () => {
      const before = project.hashFiles();
      await expectRefusal(line, message);
      assert.deepEqual(project.hashFiles(), before);
    });
  }

  it(
    'needs a token of its own team where the store has tokens',
    { skip: describeMissingBrowser() },
    async () => {
      await expectRefusal('token mf-quiz --who quiz', /The first token is for all packages/);
      await runOk('token * --who operators');
      const operators = /MARQUEE_TOKEN=(\S+)/.exec(project.output)?.[1] ?? '';
      assert.match(project.hashFiles()['tokens.json'] ?? '', /\w/);
      project.writeBuild(createQuizRemote('1.0.0'));
      await expectRefusal('publish mf-quiz', /needs a token: set MARQUEE_TOKEN/);
      project.env['MARQUEE_TOKEN'] = 'guessed';
      await expectRefusal('publish mf-quiz', /not a token of this store/);
      project.env['MARQUEE_TOKEN'] = operators;
      await runOk('token mf-quiz --who quiz');
      project.env['MARQUEE_TOKEN'] = /MARQUEE_TOKEN=(\S+)/.exec(project.output)?.[1] ?? '';
      await runOk('publish mf-quiz');
      await runOk('promote mf-quiz --to stable');
      assert.equal(project.store.registry()?.history[0]?.who, 'quiz');
      const before = project.hashFiles();
      await expectRefusal('rollback mf-auth', /The token of quiz is for mf-quiz, not for mf-auth/);
      await expectRefusal('promote mf-auth 1.0.0 --to stable', /not for mf-auth/);
      await expectRefusal('token mf-auth --who quiz', /not for \*/);
      assert.deepEqual(project.hashFiles(), before);
      const text = JSON.stringify(before);
      assert.ok(!text.includes(operators) && hashToken(operators).length === 64, 'only hashes are kept');
    },
  );
});
