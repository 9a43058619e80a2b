import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSpelling } from './spellings';

describe('the right spelling of a word (RT-14)', () => {
  const rows: [title: string, texts: string[], word: string, found: string | undefined][] = [
    ['is the most frequent one', [' night boat ', ' boat race ', ' goat fair '], 'voat', 'boat'],
    ['may be the second in the text', [' goat fair ', ' boat race ', ' night boat '], 'voat', 'boat'],
    [
      'is a whole word before the start of one',
      [' poetryslam ', ' poetryslam ', ' poetry '],
      'potery',
      'poetry',
    ],
    ['may be the start of a longer word', [' poetryslam '], 'potery', 'poetryslam'],
    ['is missing two errors away', [' poetry '], 'potey', undefined],
  ];
  for (const [title, texts, word, found] of rows)
    it(title, () => {
      assert.equal(findSpelling(texts, word), found);
    });
});
