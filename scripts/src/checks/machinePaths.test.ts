import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { machinePaths } from './machinePaths';
import { createProject } from './Project';

const findViolations = (text: string) =>
  machinePaths('/somewhere/marquee')(createProject({ 'api/src/a.ts': text }));

test("paths of home folders, of this account's folder and of the project's own folder are reported", () => {
  assert.equal(findViolations(`const file = '/${'home'}/ana/marquee';`).length, 1);
  assert.equal(findViolations(`const file = '${homedir()}/x';`).length, 1);
  assert.equal(findViolations("const file = '/somewhere/marquee/api';").length, 1);
});

test('a route that looks alike passes', () => {
  assert.deepEqual(findViolations("const route = '/home-host/';"), []);
});
