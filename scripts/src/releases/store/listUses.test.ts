import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runWebpack } from '../../webpack/runWebpack';
import { listUses } from './listUses';

const uses: [string, string, string[]][] = [
  [
    'calls by their names in the API',
    "import { quiz, registration } from '@marquee/shared-contracts';\nrequest(quiz.answer); request(registration.register);",
    ['participation.register', 'quiz.answer'],
  ],
  [
    'calls under another name',
    "import { quiz as calls } from '@marquee/shared-contracts';\nrequest(calls.answer);",
    ['quiz.answer'],
  ],
  [
    'calls that do not exist',
    "import { events } from '@marquee/shared-contracts';\nrequest(events.eventz);",
    ['events.eventz'],
  ],
  [
    'exports by their door',
    "import { request as send } from '@marquee/shared-contracts/browser';\nimport { Bell } from '@marquee/shared-contracts/widgets/notifications';\nsend(Bell.name);",
    ['browser request', 'widgets/notifications Bell'],
  ],
  ['exports that it exports again', "export { Button } from '@marquee/shared-contracts/ui';", ['ui Button']],
  [
    'error codes, and their texts',
    "import { errorCatalogue } from '@marquee/shared-contracts';\nexport const text = (code) => code === 'QUIZ_OVER' || code === 'ALREADY_ANSWERED' ? errorCatalogue.EVENT_FULL.message : '';",
    ['error ALREADY_ANSWERED', 'error EVENT_FULL', 'error QUIZ_OVER'],
  ],
  [
    'rules',
    "import { links, timeLeft } from '@marquee/shared-contracts';\nlinks.home(); timeLeft(1);",
    ['contract links', 'contract timeLeft'],
  ],
  ['nothing of others', "import { quiz } from 'other';\nquiz.answer;", []],
];

describe('listUses', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-uses-')));
    mkdirSync(join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const build = async (text: string): Promise<string[]> => {
    writeFileSync(join(folder, 'src/main.js'), "export * from './part';\nimport './part';\n");
    writeFileSync(join(folder, 'src/part.js'), text);
    const stats = await runWebpack({
      mode: 'production',
      context: folder,
      entry: './src/main.js',
      externals: [/^(@marquee|other)/],
      externalsType: 'module',
      experiments: { outputModule: true },
      output: { path: join(folder, 'dist'), library: { type: 'module' } },
    });
    return listUses(stats.compilation, folder);
  };

  for (const [name, text, expected] of uses) {
    it(`finds ${name}`, async () => assert.deepEqual(await build(text), expected));
  }

  it('finds types in the sources, and the helpers of tests', async () => {
    const types =
      "import {\n  links,\n  type Account,\n} from '@marquee/shared-contracts';\nimport type { Toast as Message } from '@marquee/shared-contracts/browser';\n";
    writeFileSync(join(folder, 'src/types.ts'), types);
    const test =
      "import type { Team } from '@marquee/shared-contracts';\nimport { fakeApi } from '@marquee/shared-contracts/testing';\n";
    writeFileSync(join(folder, 'src/some.test.ts'), test);
    assert.deepEqual(await build(''), ['browser Toast', 'contract Account', 'testing fakeApi']);
  });
});
