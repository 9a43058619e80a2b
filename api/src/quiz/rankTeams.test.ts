import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rankTeams } from './rankTeams';

const member = (userId: string, team: string) => ({ userId, teamId: team, teamName: team });
const scored = (userId: string, correctAnswers: number | null) => ({ userId, correctAnswers });

it('shares a rank among equal scores, by name, and skips the next', () => {
  const members = [member('a', 'Zed'), member('b', 'Kay'), member('c', 'Kay'), member('d', 'One')];
  const results = [scored('a', 3), scored('b', 1), scored('c', 2), scored('d', null), scored('alone', 9)];
  assert.deepEqual(
    rankTeams(results, members).map(({ rank, teamName, score }) => [rank, teamName, score]),
    [
      [1, 'Kay', 3],
      [1, 'Zed', 3],
      [3, 'One', 0],
    ],
  );
});
