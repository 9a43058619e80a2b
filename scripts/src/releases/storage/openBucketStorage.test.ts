import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { startS3Server } from '../../../../api/src/testing/startS3Server';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { movePointers } from '../store/promote';
import { TestProject } from '../testing/TestProject';
import { openStorage } from './openStorage';

const secret = 'a secret of the bucket';
const createQuizRemote = (version: string) => ({ name: 'mf-quiz', version, paths: ['/quiz'] });

describe('release storage in a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let project: TestProject;
  before(async () => {
    server = await startS3Server(secret);
  });
  after(() => server.close());
  beforeEach(() => {
    server.objects.clear();
    project = new TestProject();
    const keys = { STORE_S3_ACCESS_KEY_ID: 'key', STORE_S3_SECRET_ACCESS_KEY: secret };
    project.env = { ...project.env, STORE_S3_URL: `${server.url}/bucket`, ...keys };
  });
  afterEach(() => project.remove());

  const open = () => openStorage({ cwd: project.folder, env: project.env });
  const runOk = async (line: string) => assert.ok(await project.run(line), `${line}: ${project.output}`);
  const readText = (key: string) => server.objects.get(`/bucket/${key}`)?.content.toString() ?? '';

  /** Publishes a shell and mf-quiz 1.0.0 and makes them stable. */
  async function release(): Promise<void> {
    project.writeBuild({ name: 'shell', version: '1.0.0' });
    await runOk('publish shell');
    project.writeBuild(createQuizRemote('1.0.0'));
    await runOk('publish mf-quiz');
    const one = await open();
    for (const name of ['shell', 'mf-quiz']) {
      assert.ok(await one.fetchRelease(name, '1.0.0'));
      movePointers(one.store, [{ name, who: 'us', what: 'stable', version: '1.0.0' }]);
    }
    await one.uploadPointers();
    one.close();
  }

  it('stores each version once, with the headers of a static host', async () => {
    await release();
    assert.equal(
      server.objects.get('/bucket/mf-quiz/1.0.0/OneScreen.js')?.type,
      'text/javascript; charset=utf-8',
    );
    assert.equal(server.objects.get('/bucket/index.html')?.type, 'text/html; charset=utf-8');
    assert.ok(readText('index.html').includes('/shell/1.0.0/main.js'));
    const published = readText('mf-quiz/1.0.0/release.json');
    project.writeBuild({ ...createQuizRemote('1.0.0'), code: "show('Other')" });
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.output, /mf-quiz 1\.0\.0 is published already/);
    assert.equal(readText('mf-quiz/1.0.0/release.json'), published);
    await runOk('list mf-quiz');
    assert.match(project.output, /mf-quiz: stable 1\.0\.0\nPublished: 1\.0\.0/);
  });

  it('promotes and rolls back', { skip: describeMissingBrowser() }, async () => {
    await release();
    project.writeBuild(createQuizRemote('1.1.0'));
    await runOk('publish mf-quiz');
    await runOk('promote mf-quiz --to canary --percent 25');
    assert.match(readText('registry.json'), /"canary":\{"version":"1\.1\.0","percent":25\}/);
    assert.match(readText('index.html'), /mf-quiz\/1\.1\.0\/remoteEntry\.js/);
    await runOk('rollback mf-quiz');
    assert.doesNotMatch(readText('index.html'), /1\.1\.0/);
    assert.match(readText('mf-quiz/1.1.0/release.json'), /1\.1\.0/, 'a published version stays');
  });

  it('rejects the second of two concurrent changes', async () => {
    await release();
    const first = await open();
    const second = await open();
    project.writeBuild(createQuizRemote('1.1.0'));
    await runOk('publish mf-quiz');
    for (const each of [first, second]) {
      assert.ok(await each.fetchRelease('mf-quiz', '1.1.0'));
      const percent = each === first ? 10 : 20;
      movePointers(each.store, [{ name: 'mf-quiz', who: 'us', what: 'canary', version: '1.1.0', percent }]);
    }
    await first.uploadPointers();
    const document = readText('index.html');
    await assert.rejects(second.uploadPointers(), /Somebody else has changed the store meanwhile/);
    assert.match(readText('registry.json'), /"percent":10\}/);
    assert.equal(readText('index.html'), document);
    first.close();
    second.close();
  });

  it('completes an interrupted upload, but never with other files', async () => {
    await release();
    const folder = project.writeBuild(createQuizRemote('1.1.0'));
    await runOk('publish mf-quiz');
    server.objects.delete('/bucket/mf-quiz/1.1.0/release.json');
    server.objects.delete('/bucket/mf-quiz/1.1.0/OneScreen.js');
    await runOk('publish mf-quiz');
    assert.notEqual(readText('mf-quiz/1.1.0/OneScreen.js'), '');
    server.objects.delete('/bucket/mf-quiz/1.1.0/release.json');
    assert.equal(folder, project.writeBuild({ ...createQuizRemote('1.1.0'), code: "show('Other')" }));
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.output, /mf-quiz 1\.1\.0 is in the bucket already; raise the version/);
  });

  it('fails with wrong keys or a missing bucket', async () => {
    project.writeBuild(createQuizRemote('1.0.0'));
    project.env = { ...project.env, STORE_S3_SECRET_ACCESS_KEY: 'guessed' };
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.output, /The bucket answered 403/);
    project.env = { ...project.env, STORE_S3_SECRET_ACCESS_KEY: secret, STORE_S3_URL: `${server.url}/other` };
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.output, /There is no such bucket/);
    assert.equal(server.objects.size, 0);
  });
});
