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

/** The project without one of its texts; the tables still say who said it. */
const silent = (path: string): string =>
  path === 'api/README.md' ? real.read(path) : real.read(path).replaceAll('No events found', 'Nothing here');

test('tables that name what is no longer so are reported', () => {
  const project = planted({ 'api/README.md': (text) => text.replace('auth.register', 'auth.enrol') });
  assert.deepEqual(freshTables(project), ['api/README.md: its tables are old; npm run tables']);
});

test('an ordered text that nobody says is reported', () => {
  const project: Project = { paths: real.paths, read: silent };
  assert.ok(
    freshTables(project).includes('api: nobody says "No events found"; it was ordered word for word'),
  );
});
