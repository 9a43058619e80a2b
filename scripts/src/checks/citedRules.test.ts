import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citedRules } from './citedRules';
import { createProject } from './Project';

const check = (text: string) =>
  citedRules(
    createProject({
      'docs/product/accounts.md': '- **AU-12**: 8 to 16 characters, see AU-98.',
      'docs/product/registration.md': '- **RG-5**: One registration.',
      'api/src/a.ts': text,
    }),
  );

test('a cited rule that no page defines is reported', () => {
  assert.deepEqual(check('/** Nobody sees it (AU-99). */'), [
    'api/src/a.ts: cites AU-99, which docs/product does not define',
  ]);
  assert.equal(check("  it('refuses a second seat (RG-3)', () => {});").length, 1);
});

test('a rule that a page only mentions is not defined', () => {
  assert.equal(check('// As AU-98 says.').length, 1);
});

test('defined rules of several pages, and a room named like a rule, pass', () => {
  assert.deepEqual(check("// As AU-12 and RG-5 say.\nconst room = 'A-1';"), []);
});

test('a project without rule pages is reported', () => {
  assert.equal(citedRules(createProject({ 'api/src/a.ts': '' })).length, 1);
});
