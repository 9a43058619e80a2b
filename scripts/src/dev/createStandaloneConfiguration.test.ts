import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../releases/store/buildAll';
import { createStandaloneEntry } from './createStandaloneConfiguration';

const folder = join(root, 'mf-quiz');

describe('a remote alone', () => {
  const exposes = {
    './QuizScreen': './src/attempt/QuizScreen.tsx',
    './LeaderboardScreen': './src/leaderboard/LeaderboardScreen.tsx',
    './QuizScoresScreen': './src/scores/QuizScoresScreen.tsx',
  };
  const entry = createStandaloneEntry(folder, exposes);

  it('shows each of its screens at its path, whatever file holds it', () => {
    const file = JSON.stringify(join(folder, 'src/leaderboard/LeaderboardScreen.tsx'));
    assert.equal(entry.split(`import { LeaderboardScreen } from ${file};`).length, 2);
    assert.match(entry, /"\/leader\/:eventId": LeaderboardScreen, "\/leader": LeaderboardScreen/);
  });

  it('fakes the API itself', () => {
    assert.ok(
      entry.includes(`import { bootstrap } from ${JSON.stringify(join(folder, 'src/bootstrap.tsx'))};`),
    );
    assert.match(entry, /void renderStandalone\(\{ screens, answer: bootstrap \}\);/);
  });
});
