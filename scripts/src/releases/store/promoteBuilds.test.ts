import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createTestRelease } from '../testing/createTestRelease';
import { TestProject } from '../testing/TestProject';
import { movePointers } from './promote';
import { promoteBuilds } from './promoteBuilds';
import { removeOldBuilds } from './removeOldBuilds';

describe('local builds', () => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject();
  });
  afterEach(() => project.remove());

  /** Publishes local builds of shell, mf-quiz and mf-auth, and promotes them as `npm run build` does. */
  function build(letter: string): string[] {
    const version = `1.0.0-local.${letter}`;
    const builds = ['shell', 'mf-quiz', 'mf-auth'].map((name) => ({ name, version }));
    for (const each of builds)
      createTestRelease(project.store.path(each.name, version), {
        ...each,
        paths: [`/${each.name.slice(3)}`],
      });
    return promoteBuilds(project.store, builds, project.env);
  }
  function release(version: string): void {
    createTestRelease(project.store.path('mf-quiz', version), { name: 'mf-quiz', version, paths: ['/quiz'] });
    movePointers(project.store, [{ name: 'mf-quiz', who: 'quiz team', what: 'stable', version }]);
  }
  const getStable = (name: string) => project.store.registry()?.remotes[name]?.stable;

  it('are served as long as nobody has released', () => {
    assert.deepEqual(build('a'), []);
    assert.deepEqual(build('b'), []);
    assert.equal(getStable('mf-quiz'), '1.0.0-local.b');
    assert.equal(project.store.registry()?.shell.stable, '1.0.0-local.b');
  });

  it('never move a released package, and say so', () => {
    build('a');
    release('1.1.0');
    const [sentence = '', ...others] = build('b');
    assert.equal(getStable('mf-quiz'), '1.1.0');
    assert.equal(getStable('mf-auth'), '1.0.0-local.b', 'nobody has released it');
    assert.equal(project.store.registry()?.remotes['mf-quiz']?.development, '1.0.0-local.b');
    assert.match(sentence, /^mf-quiz stays at 1\.1\.0: quiz team changed it on \d{4}-\d\d-\d\d\. /);
    assert.match(sentence, /npm run remote -- promote mf-quiz 1\.0\.0-local\.b --to stable$/);
    assert.deepEqual(others, []);
  });

  it('leave a rollback to an earlier build alone, too', () => {
    build('a');
    release('1.1.0');
    movePointers(project.store, [{ name: 'mf-quiz', who: 'quiz team', what: 'rollback' }]);
    build('b');
    assert.equal(getStable('mf-quiz'), '1.0.0-local.a');
  });

  it('stay on disk while they are on the development channel', () => {
    build('a');
    release('1.1.0');
    build('b');
    build('c');
    removeOldBuilds(project.store);
    assert.equal(project.store.has('mf-quiz', '1.0.0-local.c'), true);
    assert.equal(project.store.has('mf-quiz', '1.0.0-local.b'), false);
  });

  it('move nothing without a token in a store that has tokens', async () => {
    build('a');
    assert.ok(await project.run('token * --who operators'));
    const token = /MARQUEE_TOKEN=(\S+)/.exec(project.output)?.[1] ?? '';
    const sentences = build('b');
    assert.equal(sentences.length, 3);
    assert.match(
      sentences[0] ?? '',
      /^shell stays at 1\.0\.0-local\.a: .*needs a token: set MARQUEE_TOKEN\./,
    );
    assert.equal(getStable('mf-auth'), '1.0.0-local.a');
    project.env['MARQUEE_TOKEN'] = token;
    assert.deepEqual(build('b'), []);
    assert.equal(getStable('mf-auth'), '1.0.0-local.b');
  });

  it('serve nothing in an empty store with tokens, and say why', async () => {
    assert.ok(await project.run('token * --who operators'));
    assert.match(build('a')[0] ?? '', /^shell is not served: .*set MARQUEE_TOKEN\.$/);
    assert.equal(project.store.registry(), undefined);
  });
});
