import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { machinePaths } from './machinePaths';
import { plantedProject } from './Project';

const found = (text: string) => machinePaths('/somewhere/marquee')(plantedProject({ 'api/src/a.ts': text }));

test("a person's folder, this one's and the project's own place are reported", () => {
  assert.equal(found(`const file = '/${'home'}/ana/marquee';`).length, 1);
  assert.equal(found(`const file = '${homedir()}/x';`).length, 1);
  assert.equal(found("const file = '/somewhere/marquee/api';").length, 1);
});

test('a route that looks alike passes', () => {
  assert.deepEqual(found("const route = '/home-host/';"), []);
});
