import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { privateFields } from './privateFields';

const check = (text: string) => privateFields(createProject({ 'mf-quiz/src/a/AStore.ts': text }));
const store = (member: string) => `class AStore {\n  ${member}\n  start() { makeAutoObservable(this); }\n}`;

test('a list of private members for MobX is reported', () => {
  assert.equal(check("makeAutoObservable<this, 'id'>(this, { id: false });").length, 1);
});

test('a private constant is reported, as a field and as a parameter', () => {
  assert.equal(check(store("private readonly id = '';")).length, 1);
  assert.equal(check(store('constructor(private readonly id: string) {}')).length, 1);
  assert.equal(
    check(store('constructor(\n    name: string,\n    private readonly id: string,\n  ) {}')).length,
    1,
  );
});

test('#private fields, private state and other classes pass', () => {
  assert.deepEqual(check(store('readonly #id: string;')), []);
  assert.deepEqual(check(store('private now = 0;')), []);
  assert.deepEqual(check('class Loader {\n  private readonly running = new Map();\n}'), []);
});
