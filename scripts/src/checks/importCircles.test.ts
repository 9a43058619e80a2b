import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importCircles } from './importCircles';
import { createProject } from './Project';

const find = (files: Record<string, string>): string[] => importCircles(createProject(files));

test('a circle is reported once, also if it consists of types', () => {
  assert.deepEqual(
    find({
      'api/src/main.ts': "import { open } from './database/Database';",
      'api/src/database/Database.ts': "import type { Mails } from './mails';",
      'api/src/database/mails.ts': "import type { Mailer } from '../mail/Mailer';",
      'api/src/mail/Mailer.ts': "import {\n  type Database,\n} from '../database/Database';",
    }),
    [
      'api/src/database/Database.ts, api/src/database/mails.ts, api/src/mail/Mailer.ts: import each other; move what they share to a file of its own',
    ],
  );
});

test('two separate circles are both reported, and a file that imports itself too', () => {
  const found = find({
    'api/src/a.ts': "import type { B } from './b';",
    'api/src/b.ts': "import type { A } from './a';",
    'shell/src/c/index.ts': "export { d } from '../d';",
    'shell/src/d.tsx': "const c = await import('./c');",
    'shell/src/e.ts': "import { e } from './e';",
  });
  assert.deepEqual(
    found.map((sentence) => sentence.split(':')[0]),
    ['api/src/a.ts, api/src/b.ts', 'shell/src/c/index.ts, shell/src/d.tsx', 'shell/src/e.ts'],
  );
});

test('files that share an import pass', () => {
  const files = {
    'api/src/a.ts': "import { c } from './c'; import { b } from './b';",
    'api/src/b.ts': "import { c } from './c'; import type { FastifyReply } from 'fastify';",
    'api/src/c.ts': "import icon from './c.svg'; import '@marquee/shared-contracts';",
  };
  assert.deepEqual(find(files), []);
});
