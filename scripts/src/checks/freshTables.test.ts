import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { freshTables } from './freshTables';
import { type Project, projectAt } from './Project';

const real = projectAt(resolve(import.meta.dirname, '../../..'));
const planted = (changes: Record<string, (text: string) => string>): Project => ({
  paths: real.paths,
  read: (path) => changes[path]?.(real.read(path)) ?? real.read(path),
});

test('tables that name what is no longer so are reported', () => {
  const project = planted({ 'api/README.md': (text) => text.replace('auth.register', 'auth.enrol') });
  assert.deepEqual(freshTables(project), ['api/README.md: its tables are old; npm run tables']);
});

test('an ordered text that nobody says any more is reported', () => {
  const silent = (text: string) => text.replaceAll('No events found', 'Nothing here');
  const project: Project = { paths: real.paths, read: (path) => silent(real.read(path)) };
  assert.ok(
    freshTables(project).includes('api: nobody says "No events found"; it was ordered word for word'),
  );
});
