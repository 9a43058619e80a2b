import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csv } from './csv';

it('quotes every cell, doubles quotes, and begins with the mark of UTF-8', () => {
  assert.equal(
    csv([
      ['a', 'b "c"'],
      ['d,\ne', ''],
    ]).toString(),
    '\uFEFF"a","b ""c"""\r\n"d,\ne",""\r\n',
  );
});

it('makes a text of what a spreadsheet would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1'])
    assert.equal(csv([[text]]).toString(), `\uFEFF"'${text}"\r\n`);
});
