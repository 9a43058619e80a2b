import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { startS3Server } from '../../../../api/src/testing/startS3Server';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { movePointers } from '../store/promote';
import { TestProject } from '../testing/TestProject';
import { openStorage } from './openStorage';

const secret = 'a secret of the bucket';
const quiz = (version: string) => ({ name: 'mf-quiz', version, paths: ['/quiz'] });

describe('a store in a bucket', () => {
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

  const place = () => openStorage({ cwd: project.folder, env: project.env });
  const does = async (line: string) => assert.ok(await project.run(line), `${line}: ${project.said}`);
  const text = (key: string) => server.objects.get(`/bucket/${key}`)?.content.toString() ?? '';

  /** A shell and 1.0.0 of mf-quiz, released by the places themselves. */
  async function release(): Promise<void> {
    project.built({ name: 'shell', version: '1.0.0' });
    await does('publish shell');
    project.built(quiz('1.0.0'));
    await does('publish mf-quiz');
    const one = await place();
    for (const name of ['shell', 'mf-quiz']) {
      assert.ok(await one.take(name, '1.0.0'));
      movePointers(one.store, [{ name, who: 'us', what: 'stable', version: '1.0.0' }]);
    }
    await one.sharePointers();
    one.close();
  }

  it('takes releases once, with what a static host says of them', async () => {
    await release();
    assert.equal(
      server.objects.get('/bucket/mf-quiz/1.0.0/OneScreen.js')?.type,
      'text/javascript; charset=utf-8',
    );
    assert.equal(server.objects.get('/bucket/index.html')?.type, 'text/html; charset=utf-8');
    assert.ok(text('index.html').includes('/shell/1.0.0/main.js'));
    const published = text('mf-quiz/1.0.0/release.json');
    project.built({ ...quiz('1.0.0'), code: "show('Other')" });
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.said, /mf-quiz 1\.0\.0 is published already/);
    assert.equal(text('mf-quiz/1.0.0/release.json'), published);
    await does('list mf-quiz');
    assert.match(project.said, /mf-quiz: stable 1\.0\.0\nPublished: 1\.0\.0/);
  });

  it('is promoted in, and rolled back', { skip: describeMissingBrowser() }, async () => {
    await release();
    project.built(quiz('1.1.0'));
    await does('publish mf-quiz');
    await does('promote mf-quiz --to canary --percent 25');
    assert.match(text('registry.json'), /"canary":\{"version":"1\.1\.0","percent":25\}/);
    assert.match(text('index.html'), /mf-quiz\/1\.1\.0\/remoteEntry\.js/);
    await does('rollback mf-quiz');
    assert.doesNotMatch(text('index.html'), /1\.1\.0/);
    assert.match(text('mf-quiz/1.1.0/release.json'), /1\.1\.0/, 'a published version stays');
  });

  it('loses nobody’s move when two move at once: the second is told to try again', async () => {
    await release();
    const first = await place();
    const second = await place();
    project.built(quiz('1.1.0'));
    await does('publish mf-quiz');
    for (const each of [first, second]) {
      assert.ok(await each.take('mf-quiz', '1.1.0'));
      const percent = each === first ? 10 : 20;
      movePointers(each.store, [{ name: 'mf-quiz', who: 'us', what: 'canary', version: '1.1.0', percent }]);
    }
    await first.sharePointers();
    const document = text('index.html');
    await assert.rejects(second.sharePointers(), /Somebody else has changed the store meanwhile/);
    assert.match(text('registry.json'), /"percent":10\}/);
    assert.equal(text('index.html'), document);
    first.close();
    second.close();
  });

  it('finishes an upload that was cut off, but not with other files', async () => {
    await release();
    const folder = project.built(quiz('1.1.0'));
    await does('publish mf-quiz');
    server.objects.delete('/bucket/mf-quiz/1.1.0/release.json');
    server.objects.delete('/bucket/mf-quiz/1.1.0/OneScreen.js');
    await does('publish mf-quiz');
    assert.notEqual(text('mf-quiz/1.1.0/OneScreen.js'), '');
    server.objects.delete('/bucket/mf-quiz/1.1.0/release.json');
    assert.equal(folder, project.built({ ...quiz('1.1.0'), code: "show('Other')" }));
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.said, /mf-quiz 1\.1\.0 is in the bucket already; raise the version/);
  });

  it('is closed to wrong keys, and to a bucket that is not there', async () => {
    project.built(quiz('1.0.0'));
    project.env = { ...project.env, STORE_S3_SECRET_ACCESS_KEY: 'guessed' };
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.said, /The bucket answered 403/);
    project.env = { ...project.env, STORE_S3_SECRET_ACCESS_KEY: secret, STORE_S3_URL: `${server.url}/other` };
    assert.equal(await project.run('publish mf-quiz'), false);
    assert.match(project.said, /There is no such bucket/);
    assert.equal(server.objects.size, 0);
  });
});
