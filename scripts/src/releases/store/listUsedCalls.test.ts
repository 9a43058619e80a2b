import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { listUsedCalls } from './listUsedCalls';

const uses: [string, string, string[]][] = [
  [
    'calls by their names',
    "import { quiz } from '@marquee/shared-contracts';\nrequest(quiz.answer); request(quiz.submit);",
    ['quiz.answer', 'quiz.submit'],
  ],
  [
    'calls under another name',
    "import { quiz as calls } from '@marquee/shared-contracts';\nrequest(calls.answer);",
    ['quiz.answer'],
  ],
  [
    'names and types by their door',
    "import { type Call, request } from '@marquee/shared-contracts/browser';\nimport { Button } from '@marquee/shared-contracts/ui';",
    ['browser Call', 'browser request', 'ui Button'],
  ],
  [
    'types of the contract',
    "import type { Account } from '@marquee/shared-contracts';",
    ['contract Account'],
  ],
  [
    'lists of several lines',
    "import {\n  links,\n  type Account,\n} from '@marquee/shared-contracts';",
    ['contract Account', 'contract links'],
  ],
  ['nothing of others', "import { useState } from 'react';\nimport './styles.css';\nquiz.answer;", []],
];

describe('listUsedCalls', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-uses-'));
    mkdirSync(join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  for (const [name, text, expected] of uses) {
    it(`finds ${name}`, () => {
      writeFileSync(join(folder, 'src/Some.tsx'), text);
      assert.deepEqual(listUsedCalls(folder), expected);
    });
  }

  it('ignores tests', () => {
    writeFileSync(
      join(folder, 'src/Some.test.tsx'),
      "import { fakeApi } from '@marquee/shared-contracts/testing';",
    );
    assert.deepEqual(listUsedCalls(folder), []);
  });
});
