import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toCsv } from './toCsv';

it('quotes every cell, doubles quotes, and begins with the mark of UTF-8', () => {
  const rows = [
    ['a', 'b "c"'],
    ['d,\ne', ''],
  ];
  assert.equal(toCsv(rows).toString(), '\uFEFF"a","b ""c"""\r\n"d,\ne",""\r\n');
});

it('makes a text of what a spreadsheet would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1'])
    assert.equal(toCsv([[text]]).toString(), `\uFEFF"'${text}"\r\n`);
});

it('leaves numbers as they are, and what is missing empty', () => {
  assert.equal(toCsv([[1, -2, null]]).toString(), '\uFEFF"1","-2",""\r\n');
});
