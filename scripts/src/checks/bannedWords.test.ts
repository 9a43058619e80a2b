import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannedWords } from './bannedWords';
import { createProject } from './Project';

const findViolations = (path: string, text = '') => bannedWords(createProject({ [path]: text }));

test('a private word is reported in a folder, a file and an export', () => {
  assert.deepEqual(findViolations('api/src/fate/a.ts'), [
    'api/src/fate/a.ts: "fate" is a private word; say outcome',
  ]);
  assert.equal(findViolations('mf-quiz/src/autosave/keptChoices.ts').length, 1);
  assert.deepEqual(findViolations('mf-quiz/src/a.ts', 'export class AnswerCourier {}'), [
    'mf-quiz/src/a.ts: AnswerCourier: "courier" is a private word; say sender or queue',
  ]);
  assert.equal(findViolations('api/src/a.ts', 'export const NOTICES_PER_PAGE = 20;').length, 1);
});

test("the field's terms, fixed names and words inside other words pass", () => {
  assert.deepEqual(
    findViolations('api/src/platform/database/migrations/0003-notices.ts', 'export const notices = 1;'),
    [],
  );
  assert.deepEqual(
    findViolations('shared-contracts/src/contract/errors/teams.ts', 'export const ASKED_OFTEN = 1;'),
    [],
  );
  assert.deepEqual(
    findViolations('mf-quiz/src/autosave/AnswerOutbox.ts', 'export class AnswerOutbox {}'),
    [],
  );
  assert.deepEqual(findViolations('api/src/a.ts', 'export const noticeable = 1;\nconst kept = 1;'), []);
});
