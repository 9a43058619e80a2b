import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';

describe('a rollback', { skip: describeMissingBrowser() }, () => {
  let project: TestProject;
  const createQuiz = (version: string, code?: string) => ({
    name: 'mf-quiz',
    version,
    paths: ['/quiz'],
    ...(code !== undefined && { code }),
  });

  before(() => {
    process.env['CHECK_SECONDS'] = '3';
  });
  after(() => {
    delete process.env['CHECK_SECONDS'];
  });
  beforeEach(() => {
    project = new TestProject();
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-auth', version: '1.0.0', paths: ['/login'] },
    );
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) project.writeStable(createQuiz(version));
  });
  afterEach(() => project.remove());

  const runOk = async (line: string) => assert.ok(await project.run(line), `${line}: ${project.output}`);
  const expectRefusal = async (line: string, message: RegExp) => {
    assert.equal(await project.run(line), false, `${line} was not refused: ${project.output}`);
    assert.match(project.output, message);
  };
  const getStable = () => project.store.registry()?.remotes['mf-quiz']?.stable;
  const getFallback = () =>
    project.store.registry()?.page.remotes.find(({ name }) => name === 'mf-quiz')?.previous?.version;

  it('returns to the given version', async () => {
    await runOk('rollback mf-quiz 1.0.0');
    assert.equal(getStable(), '1.0.0');
    assert.match(project.output, /mf-quiz 1\.0\.0 is stable, by somebody/);
  });

  it('refuses a version that was never stable, or is stable', async () => {
    project.writeBuild(createQuiz('1.3.0'));
    await runOk('publish mf-quiz');
    await expectRefusal('rollback mf-quiz 1.3.0', /mf-quiz 1\.3\.0 was never stable; to release it: promote/);
    await expectRefusal('rollback mf-quiz 1.2.0', /mf-quiz 1\.2\.0 is stable already/);
    assert.equal(getStable(), '1.2.0');
  });

  it('skips a withdrawn release, which no page falls back to and nobody promotes', async () => {
    assert.equal(getFallback(), '1.1.0');
    await runOk('withdraw mf-quiz 1.1.0 --why loses-answers');
    assert.equal(getFallback(), '1.0.0');
    await runOk('rollback mf-quiz');
    assert.match(project.output, /Skipping mf-quiz 1\.1\.0: loses-answers/);
    assert.equal(getStable(), '1.0.0');
    await expectRefusal('rollback mf-quiz 1.1.0', /mf-quiz 1\.1\.0 was withdrawn by somebody: loses-answers/);
    await expectRefusal('promote mf-quiz 1.1.0 --to stable', /was withdrawn by somebody: loses-answers/);
    await runOk('list mf-quiz');
    assert.match(project.output, /Withdrawn: mf-quiz 1\.1\.0, by somebody: loses-answers/);
  });

  it('asks for version and reason of a withdrawal', async () => {
    await expectRefusal('withdraw mf-quiz', /Say which version/);
    await expectRefusal('withdraw mf-quiz 1.1.0', /Say why/);
    await expectRefusal('withdraw mf-quiz 9.0.0 --why x', /mf-quiz 9\.0\.0 is not published/);
    await runOk('withdraw mf-quiz 1.2.0 --why x');
    assert.match(project.output, /It is still served; to end that: rollback mf-quiz/);
  });

  it('skips a release that pages report as failing, and does without an API that is down', async () => {
    const row = { remote: 'mf-quiz', version: '1.1.0', loads: 100, errors: 30 };
    const api = createServer((_request, response) => response.end(JSON.stringify({ data: [row] })));
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    await runOk(`rollback mf-quiz --api ${origin}`);
    assert.match(project.output, /Skipping mf-quiz 1\.1\.0: it fails in 30\.0 % of its loads/);
    assert.equal(getStable(), '1.0.0');
    api.close();
    await runOk('promote mf-quiz 1.2.0 --to stable');
    await runOk(`rollback mf-quiz --api ${origin}`);
    assert.match(project.output, /Errors are not considered: .* cannot be reached/);
    assert.equal(getStable(), '1.0.0');
  });

  it('tries the release before one that cannot come back', async () => {
    project.writeStable({ ...createQuiz('1.3.0'), paths: ['/quiz', '/new'] }, { ...createQuiz('1.4.0') });
    project.writeStable({ name: 'mf-other', version: '1.0.0', paths: ['/new'] });
    await runOk('rollback mf-quiz');
    assert.match(project.output, /REFUSED addresses and slots/);
    assert.equal(getStable(), '1.2.0');
  });

  it('is not refused by a check that hangs', async () => {
    project.writeStable(createQuiz('1.3.0', "show('One'); for (;;);"), createQuiz('1.4.0'));
    await runOk('rollback mf-quiz');
    assert.match(project.output, /UNKNOWN its screens.*\n +\/quiz did not answer in 3 s/);
    assert.equal(getStable(), '1.3.0');
  });

  it('removes a remote with its first release', async () => {
    await runOk('rollback mf-auth');
    assert.match(project.output, /mf-auth 1\.0\.0 was the first release; mf-auth is not served any more/);
    const registry = project.store.registry();
    assert.equal(registry?.remotes['mf-auth'], undefined);
    assert.deepEqual(registry?.history[0]?.isRemoval, true);
    assert.equal(project.store.has('mf-auth', '1.0.0'), true);
    await runOk('list mf-auth');
    assert.match(project.output, /mf-auth 1\.0\.0 {2}removed {2}from 1\.0\.0/);
    await runOk('promote mf-auth 1.0.0 --to stable');
  });

  it('never removes a remote whose earlier releases are all withdrawn, nor the shell', async () => {
    for (const version of ['1.0.0', '1.1.0']) await runOk(`withdraw mf-quiz ${version} --why x`);
    await expectRefusal('rollback mf-quiz', /no earlier release that is known to work/);
    await expectRefusal('rollback shell', /shell has no earlier release to go back to/);
  });
});
