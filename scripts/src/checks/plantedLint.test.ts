import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { execa } from 'execa';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.cache', `planted-${process.pid}`);

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

/** Returns the path of a planted file: its path in the project, with a number before its name. */
const getPlantedPath = (path: string, number: number) => path.replace(/([^/]+)$/, `${String(number)}-$1`);

let found: Diagnostic[];

const findBrokenRules = (path: string, number: number) =>
  found
    .filter(({ filename }) => filename === getPlantedPath(path, number))
    .map(({ code }) => code.replace(/^.*\(|\)$/g, ''));

const BOUNDARY = 'no-restricted-imports';

const violations: [string, string, string, string][] = [
  ['a remote imports another remote', 'mf-quiz/src/a.ts', "import '@marquee/mf-auth';", BOUNDARY],
  ['a remote reaches into the shell', 'mf-quiz/src/a.ts', "export { a } from '../../shell/src/a';", BOUNDARY],
  ['a remote imports the API', 'mf-quiz/src/attempt/a.ts', "import '../../../api/src/a';", BOUNDARY],
  ['a remote brings a library', 'mf-quiz/src/a.ts', "import { z } from 'zod';\nz();", BOUNDARY],
  ['a remote calls ky itself', 'mf-quiz/src/a.ts', "import ky from 'ky';\nky('');", BOUNDARY],
  ['a remote brings react-dom', 'mf-quiz/src/a.ts', "export { a } from 'react-dom';", BOUNDARY],
  [
    'a remote imports past the doors',
    'mf-quiz/src/a.ts',
    "import '@marquee/shared-contracts/src/a';",
    BOUNDARY,
  ],
  ['the shell imports a remote', 'shell/src/a.ts', "import '@marquee/mf-auth';", BOUNDARY],
  ['the contract uses a library', 'shared-contracts/src/contract/a.ts', "import 'mobx';", BOUNDARY],
  [
    'the contract uses zod past its door',
    'shared-contracts/src/contract/a.ts',
    "import 'zod/mini';",
    BOUNDARY,
  ],
  [
    'the contract uses the browser',
    'shared-contracts/src/contract/rules/a.ts',
    "import '../../browser/a';",
    BOUNDARY,
  ],
  ['browser/ uses ui/', 'shared-contracts/src/browser/a.ts', "import '../ui/a';", BOUNDARY],
  ['the API opens the browser door', 'api/src/a.ts', "import '@marquee/shared-contracts/browser';", BOUNDARY],
  [
    'the API opens the testing door',
    'api/src/a.test.ts',
    "import '@marquee/shared-contracts/testing';",
    BOUNDARY,
  ],
  [
    'the API imports node:path whole',
    'api/src/a.ts',
    "import path from 'node:path';\npath.join();",
    BOUNDARY,
  ],
  [
    'a script imports node:path whole',
    'scripts/src/a.ts',
    "import path from 'node:path';\npath.join();",
    BOUNDARY,
  ],
  ['a browser test reaches into the product', 'shell/e2e/a.test.ts', "import '../src/a';", BOUNDARY],
  ['the API starts a program', 'api/src/a.ts', "import 'node:child_process';", BOUNDARY],
  ['a remote fetches', 'mf-quiz/src/a.ts', "export const a = () => fetch('/x');", 'no-restricted-globals'],
  ['the shell stores', 'shell/src/a.ts', "localStorage.setItem('a', 'b');", 'no-restricted-globals'],
  [
    'ui/ stores by the window',
    'shared-contracts/src/ui/a.ts',
    'window.localStorage.clear();',
    'no-restricted-globals',
  ],
  ['a dialog of the browser', 'mf-auth/src/a.ts', "alert('Hello');", 'no-restricted-globals'],
  [
    'HTML from a string',
    'mf-auth/src/A.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: 1 }} />;',
    'no-danger',
  ],
  ['any', 'api/src/a.ts', 'export const a = (b: any) => b;', 'no-explicit-any'],
  [
    'a non-null assertion',
    'api/src/a.ts',
    'export const a = (b?: string) => b!.length;',
    'no-non-null-assertion',
  ],
  ['a default export', 'api/src/a.ts', 'export default 1;', 'no-default-export'],
  [
    'four parameters',
    'api/src/a.ts',
    'export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e];',
    'max-params',
  ],
  [
    'a long function',
    'api/src/a.ts',
    `export function a() {\n${'a();\n'.repeat(41)}}`,
    'max-lines-per-function',
  ],
  ['a long file', 'api/src/a.ts', 'export {};\n'.repeat(201), 'max-lines'],
  ['a long test', 'api/src/a.test.ts', 'export {};\n'.repeat(301), 'max-lines'],
  [
    'a hook under a condition',
    'mf-auth/src/A.tsx',
    "import { useId } from 'react';\nexport function A(p: { a: 1 }) {\n  if (p.a) return useId();\n  return 1;\n}",
    'rules-of-hooks',
  ],
  [
    'a picture without alt text',
    'mf-auth/src/A.tsx',
    'export const A = () => <img src="a.png" />;',
    'alt-text',
  ],
  ['a to-do comment', 'api/src/a.ts', `// TO${'DO'}: later\nexport {};`, 'no-warning-comments'],
];

const allowed: [string, string][] = [
  [
    'mf-quiz/src/a.ts',
    "export { request } from '@marquee/shared-contracts/browser';\nexport { Link } from 'react-router-dom';",
  ],
  [
    'mf-quiz/src/a.ts',
    "export { links } from '@marquee/shared-contracts';\nexport { a } from './a.module.css';\nexport { b } from '../b/b';",
  ],
  [
    'mf-quiz/src/a.test.ts',
    "export { fakeApi } from '@marquee/shared-contracts/testing';\nexport { screen } from '@testing-library/react';",
  ],
  [
    'shared-contracts/src/contract/rules/a.ts',
    "export { z } from '#schema';\nexport { a } from '../entities/a';",
  ],
  [
    'shared-contracts/src/browser/a.ts',
    "export const a = () => fetch('/x');\nexport { default as ky } from 'ky';",
  ],
  ['api/src/a.ts', "export { links } from '@marquee/shared-contracts';\nexport { join } from 'node:path';"],
];

const plants = [...violations.map(([, path, text]) => [path, text] as const), ...allowed];

/** Lints all planted files in one run with the project's configuration. */
before(async () => {
  plants.forEach(([path, text], number) => {
    const file = join(folder, getPlantedPath(path, number));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  });
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const part of ['lint', 'scripts/kit'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const paths = plants.map(([path], number) => getPlantedPath(path, number));
  const flags = ['-c', '.oxlintrc.json', '-f', 'json', ...paths];
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = await execa(process.execPath, [oxlint, ...flags], { cwd: folder, reject: false });
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

after(() => rmSync(folder, { recursive: true, force: true }));

violations.forEach(([name, path, , rule], number) => {
  test(`lint reports: ${name}`, () => {
    const broken = findBrokenRules(path, number);
    assert.ok(broken.includes(rule), `${rule} is not among [${broken.join(', ')}]`);
  });
});

allowed.forEach(([path], number) => {
  test(`lint accepts allowed imports in ${path}`, () => {
    assert.deepEqual(findBrokenRules(path, violations.length + number), []);
  });
});

test('the message of a boundary names the alternative', () => {
  const messages = found
    .filter(({ code }) => code.includes('no-restricted-globals'))
    .map(({ message }) => message);
  assert.match(messages.join(), /request\(endpoint, input\)/);
});
