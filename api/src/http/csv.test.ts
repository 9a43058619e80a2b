import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csv } from './csv';

it('quotes every cell, doubles quotes, and begins with the mark of UTF-8', () => {
  const rows = [
    ['a', 'b "c"'],
    ['d,\ne', ''],
  ];
  assert.equal(csv(rows).toString(), '\uFEFF"a","b ""c"""\r\n"d,\ne",""\r\n');
});

it('makes a text of what a spreadsheet would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1'])
    assert.equal(csv([[text]]).toString(), `\uFEFF"'${text}"\r\n`);
});

it('leaves numbers as they are, and what is missing empty', () => {
  assert.equal(csv([[1, -2, null]]).toString(), '\uFEFF"1","-2",""\r\n');
});
