import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rankTeams } from './rankTeams';

const createMember = (team: string, correctAnswers: number | null) => ({
  userId: 'a',
  teamId: team,
  teamName: team,
  correctAnswers,
});

it('ties share a rank, sorted by name, and skip the next; a team without ranked members has no rank', () => {
  const members = [
    createMember('Zed', 3),
    createMember('Kay', 1),
    createMember('Kay', 2),
    createMember('One', 0),
    createMember('Two', null),
  ];
  assert.deepEqual(
    rankTeams(members).map(({ rank, teamName, score }) => [rank, teamName, score]),
    [
      [1, 'Kay', 3],
      [1, 'Zed', 3],
      [3, 'One', 0],
    ],
  );
});
