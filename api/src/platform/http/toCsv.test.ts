import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toCsv } from './toCsv';

it('quotes every cell, doubles quotes, and begins with the byte order mark', () => {
  const rows = [
    ['a', 'b "c"'],
    ['d,\ne', ''],
  ];
  assert.equal(toCsv(rows).toString(), '\uFEFF"a","b ""c"""\r\n"d,\ne",""\r\n');
});

it('escapes formulas as text', () => {
  for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1'])
    assert.equal(toCsv([[text]]).toString(), `\uFEFF"'${text}"\r\n`);
});

it('keeps numbers, and leaves missing values empty', () => {
  assert.equal(toCsv([[1, -2, null]]).toString(), '\uFEFF"1","-2",""\r\n');
});
