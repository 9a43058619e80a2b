import { releases } from '@marquee/shared-contracts';
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { purgeExpired } from '../../purgeExpired';
import { buildReleaseStore } from '../../testing/buildReleaseStore';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { ReleaseHealth } from './ReleaseHealth';

const operatorToken = 'operator-of-the-tests-0123456789-abcdef';
const DAY = 86_400;

/** Creates a store with mf-quiz 1.0.0, whose script has a source map, and 0.9.0, whose script has none. */
function buildStoreWithMap() {
  const made = buildReleaseStore('/quiz');
  const file = join(made.storeDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.remotes['mf-quiz'] = { stable: '1.0.0', canary: null, previous: ['0.9.0'] };
  writeFileSync(file, JSON.stringify(registry));
  for (const version of ['1.0.0', '0.9.0']) {
    mkdirSync(join(made.storeDirectory, 'mf-quiz', version), { recursive: true });
    writeFileSync(join(made.storeDirectory, 'mf-quiz', version, 'QuizScreen.js'), 'quiz()');
  }
  // Columns from 5 on are line 3 of the source.
  const map = { version: 3, sources: ['./src/attempt/QuizScreen.tsx'], names: [], mappings: 'IAEA' };
  writeFileSync(join(made.storeDirectory, 'mf-quiz/1.0.0/QuizScreen.js.map'), JSON.stringify(map));
  return made;
}

const store = buildStoreWithMap();
const test = setUpTestApp({ storeDirectory: store.storeDirectory, operatorToken });
after(() => store.remove());
beforeEach(async () => {
  await test.app.releaseHealth.flush();
  await test.database.deleteFrom('releaseErrors').execute();
});

const frame = (column = 7, file = 'QuizScreen.js') => ({ file, line: 1, column });
const createPlace = (changes: object = {}) => ({
  name: 'TypeError',
  count: 1,
  frames: [frame()],
  ...changes,
});
const sendReport = (places: unknown[], version = '1.0.0') => {
  const row = { remote: 'mf-quiz', version, loads: 0, errors: 1, places };
  return test.call(releases.report, { body: { releases: [row as never] } });
};
const requestErrors = (token?: string) =>
  test.app.http.inject({
    url: releases.errors.path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const readErrors = async () => (await requestErrors(operatorToken)).json().data;
const countStored = async () => {
  await test.app.releaseHealth.flush();
  return (await test.database.selectFrom('releaseErrors').selectAll().execute()).length;
};

describe('the places of errors in reports of pages (RL-24)', () => {
  it('are added up by release and place, with first and last time, and shown by line of the source', async () => {
    const firstAt = test.clock.now().toISOString();
    await sendReport([createPlace({ count: 2 }), createPlace({ name: 'RangeError' })]);
    await test.app.releaseHealth.flush();
    test.clock.advance(3_600);
    await sendReport([createPlace()]);
    await sendReport([createPlace()], '0.9.0');
    const [old, ...rows] = (await readErrors()).toSorted(
      (one: { version: string }, other: { version: string }) => one.version.localeCompare(other.version),
    );
    const lastAt = test.clock.now().toISOString();
    const shown = { remote: 'mf-quiz', version: '1.0.0', frames: ['src/attempt/QuizScreen.tsx:3'], firstAt };
    assert.deepEqual(rows, [
      { ...shown, name: 'TypeError', count: 3, lastAt },
      { ...shown, name: 'RangeError', count: 1, lastAt: firstAt },
    ]);
    assert.deepEqual(old.frames, ['QuizScreen.js:1:7']);
  });

  it('contain only frames in files of the release', async () => {
    await sendReport([
      createPlace({ frames: [frame(7, 'Other.js'), frame()] }),
      createPlace({ name: 'RangeError', frames: [frame(7, 'Other.js')] }),
    ]);
    await sendReport([createPlace()], '7.7.7');
    assert.deepEqual(
      (await readErrors()).map(({ name, frames }: { name: string; frames: string[] }) => [name, frames]),
      [['TypeError', ['src/attempt/QuizScreen.tsx:3']]],
    );
  });

  for (const [what, place] of [
    ['a message', createPlace({ message: 'asha@example.test has no seat' })],
    ['a name that is no class of errors', createPlace({ name: 'asha@example.test' })],
    ['a name of two words', createPlace({ name: 'Asha Error' })],
    ['a long name', createPlace({ name: `${'A'.repeat(40)}Error` })],
    ['an address as a file', createPlace({ frames: [frame(1, 'https://marquee.example/a.js')] })],
    ['a file outside the release', createPlace({ frames: [frame(1, '../1.1.0/QuizScreen.js')] })],
    ['a field more in a frame', createPlace({ frames: [{ ...frame(), url: '/quiz/7' }] })],
    ['no frame', createPlace({ frames: [] })],
    ['four frames', createPlace({ frames: [frame(), frame(), frame(), frame()] })],
    ['a column below 1', createPlace({ frames: [frame(0)] })],
    ['a count beyond one page', createPlace({ count: 51 })],
  ] as const)
    it(`are refused with ${what}`, async () => {
      const { error } = await sendReport([place]);
      assert.equal(error.code, 'VALIDATION');
      assert.equal(await countStored(), 0);
    });

  it('are refused beyond five of a release', async () => {
    const { error } = await sendReport(
      [7, 8, 9, 10, 11, 12].map((column) => createPlace({ frames: [frame(column)] })),
    );
    assert.equal(error.code, 'VALIDATION');
  });

  const sendMany = async (from: number, count: number) => {
    for (let column = from; column < from + count; column += 1)
      await sendReport([createPlace({ frames: [frame(column)] })]);
  };

  it('are kept up to 20 of a release and hour, in one batch and in several; known places still count', async () => {
    await sendMany(7, 15);
    assert.equal(await countStored(), 15);
    await sendMany(7, 30);
    assert.equal(await countStored(), 20);
    await sendMany(100, 5);
    assert.equal(await countStored(), 20);
    await sendReport([createPlace()]);
    await test.app.releaseHealth.flush();
    const row = await test.database
      .selectFrom('releaseErrors')
      .select('errors')
      .where('frames', '=', 'QuizScreen.js:1:7')
      .executeTakeFirst();
    assert.equal(row?.errors, 3);
    test.clock.advance(3_600);
    await sendMany(200, 1);
    assert.equal(await countStored(), 21);
  });

  it('are kept up to 20 also when several instances save their batches at once', async () => {
    const instances = [0, 1, 2, 3].map(() => new ReleaseHealth(test.database));
    for (const [index, instance] of instances.entries())
      for (let column = 1; column <= 15; column += 1) {
        const places = [createPlace({ frames: [frame(100 * index + column)] })];
        const row = { remote: 'mf-quiz', version: '1.0.0', loads: 0, errors: 1, places };
        instance.count([row], test.clock.now());
      }
    await Promise.all(instances.map((instance) => instance.flush()));
    assert.equal(await countStored(), 20);
  });

  it('are deleted after a week', async () => {
    await sendReport([createPlace()]);
    test.clock.advance(6 * DAY);
    await purgeExpired(test.app);
    assert.equal((await readErrors()).length, 1);
    test.clock.advance(DAY + 3_600);
    assert.deepEqual(await readErrors(), []);
    await purgeExpired(test.app);
    assert.equal(await countStored(), 0);
  });
});

describe('the errors of releases (RL-31)', () => {
  for (const [who, token, status] of [
    ['who brings the operator’s token', operatorToken, 200],
    ['nobody without it, at the same machine either', undefined, 404],
    ['nobody with another token', 'x'.repeat(40), 404],
  ] as const)
    it(`are shown to ${who}`, async () => {
      const reply = await requestErrors(token);
      assert.equal(reply.statusCode, status);
      assert.equal(reply.headers['cache-control'], 'no-store');
    });
});
