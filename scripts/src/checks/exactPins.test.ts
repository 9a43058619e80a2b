import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactPins } from './exactPins';
import { createProject } from './Project';

test('a range is reported, in dependencies and in overrides', () => {
  const manifest = JSON.stringify({ dependencies: { react: '^19.3.1' }, overrides: { cookie: '1.x' } });
  assert.deepEqual(exactPins(createProject({ 'shell/package.json': manifest })), [
    'shell/package.json: react is "^19.3.1"; pin an exact version',
    'shell/package.json: cookie is "1.x"; pin an exact version',
  ]);
});

test("a registry's address in the lock file is reported", () => {
  const lock = '{ "resolved": "https://registry.example/react.tgz" }';
  assert.equal(exactPins(createProject({ 'package-lock.json': lock })).length, 1);
});

test('a range behind an alias is reported', () => {
  const manifest = '{ "devDependencies": { "typescript-7": "npm:typescript@^7.0.2" } }';
  assert.equal(exactPins(createProject({ 'package.json': manifest })).length, 1);
});

test('exact versions pass, also behind an alias', () => {
  const manifest = '{ "devDependencies": { "jest": "30.5.2", "typescript-7": "npm:typescript@7.0.2" } }';
  assert.deepEqual(exactPins(createProject({ 'package.json': manifest })), []);
});
