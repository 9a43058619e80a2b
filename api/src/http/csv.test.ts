import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csv } from './csv';

it('writes cells as text that no spreadsheet calculates', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\t=1', 'Rao, Hana', 'say "hi"', 'a\nb', 'plain'];
  assert.equal(
    csv([cells, [1, -2, null]]),
    `\uFEFF'=1+1,'+1,'-1,'@x,'\t=1,"Rao, Hana","say ""hi""","a\nb",plain\r\n1,-2,\r\n`,
  );
});
