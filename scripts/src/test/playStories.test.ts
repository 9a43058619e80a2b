import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playStories } from './playStories';

/** Files that fail so many times before they pass. */
function stage(fails: Record<string, number>) {
  const plays: string[] = [];
  const play = (file: string) => {
    plays.push(file);
    const isBroken = plays.filter((one) => one === file).length <= (fails[file] ?? 0);
    return Promise.resolve({
      passed: isBroken ? 1 : 2,
      failed: isBroken ? 1 : 0,
      skipped: [],
      output: `the output of ${file}`,
    });
  };
  return { plays, play };
}

test('stories that pass are played once', async () => {
  const { plays, play } = stage({});
  const outcome = await playStories(['a', 'b', 'c'], play);
  assert.deepEqual(outcome, { passed: 6, failed: 0, skipped: [], output: '' });
  assert.deepEqual(plays, ['a', 'b', 'c']);
});

test('a file that fails is played once more, and counts as it ends', async () => {
  const { plays, play } = stage({ b: 1 });
  assert.equal((await playStories(['a', 'b', 'c'], play)).failed, 0);
  assert.deepEqual(plays, ['a', 'b', 'c', 'b']);
});

test('what fails twice has failed, with its output', async () => {
  const { plays, play } = stage({ b: 2 });
  const outcome = await playStories(['a', 'b'], play);
  assert.deepEqual(outcome, { passed: 3, failed: 1, skipped: [], output: 'the output of b' });
  assert.deepEqual(plays, ['a', 'b', 'b']);
});

test('many that fail are not played again', async () => {
  const { plays, play } = stage({ a: 1, b: 1, c: 1, d: 1 });
  assert.equal((await playStories(['a', 'b', 'c', 'd'], play)).failed, 4);
  assert.equal(plays.length, 4);
});
