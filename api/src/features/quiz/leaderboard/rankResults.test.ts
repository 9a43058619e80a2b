import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ResultGroup, Result } from './leaderboardQueries';
import { rankAmong, rankResults, insertLine, toRankedResult } from './rankResults';

const START = Date.parse('2026-05-04T10:00:00.000Z');

const createResult = (firstname: string, correctAnswers: number, seconds: number): Result => ({
  userId: firstname,
  firstname,
  lastname: 'Nair',
  imageUrl: '',
  anonymous: false,
  correctAnswers,
  seconds,
  submittedAt: new Date(START + seconds * 1000 + 500),
});

const getRanks = (results: Result[]) => rankResults(results).map(({ userId, rank }) => [rank, userId]);

const groupResults = (results: Result[]): ResultGroup[] =>
  rankResults(results).map(({ correctAnswers, seconds }) => [correctAnswers, seconds, 1]);

describe('a quiz’s ranking', () => {
  it('puts more correct answers first, then less time', () => {
    assert.deepEqual(
      getRanks([createResult('slow', 5, 90), createResult('best', 6, 300), createResult('fast', 5, 60)]),
      [
        [1, 'best'],
        [2, 'fast'],
        [3, 'slow'],
      ],
    );
  });

  it('gives equal results one rank and skips the next, earlier submission first', () => {
    const later = { ...createResult('later', 7, 60), submittedAt: new Date(START + 100_000) };
    assert.deepEqual(
      getRanks([
        createResult('third', 7, 61),
        later,
        createResult('earlier', 7, 60),
        createResult('last', 1, 5),
      ]),
      [
        [1, 'earlier'],
        [1, 'later'],
        [3, 'third'],
        [4, 'last'],
      ],
    );
  });

  it('shows the first name and an initial, never a stray dot', () => {
    const formatName = (lastname: string) =>
      rankResults([{ ...createResult('Tara', 1, 1), lastname }])[0]?.participantName;
    assert.equal(formatName('Iyengar'), 'Tara I.');
    assert.equal(formatName('Élodie Rao'), 'Tara É.');
    assert.equal(formatName('  '), 'Tara');
  });

  it('is empty without participants', () => {
    assert.deepEqual(rankResults([]), []);
  });

  it('inserts another result as if all had been ranked together', () => {
    const results = [
      createResult('one', 6, 300),
      createResult('two', 5, 60),
      createResult('three', 5, 60),
      createResult('four', 2, 9),
    ];
    for (const [right, seconds] of [
      [7, 1],
      [6, 300],
      [5, 60],
      [5, 61],
      [1, 1],
    ] as const) {
      const late = { ...createResult('late', right, seconds), submittedAt: new Date(START + 9_000_000) };
      const ranked = rankResults(results);
      const line = toRankedResult(late, 0);
      line.rank = rankAmong(groupResults(results), line);
      assert.deepEqual(insertLine(ranked, line), rankResults([...results, late]));
    }
  });
});
