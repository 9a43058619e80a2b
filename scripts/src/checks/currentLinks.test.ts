import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateLinks, LINKS_FILE } from '../links/generateLinks';
import { currentLinks } from './currentLinks';
import { createProject } from './Project';

const createRemote = (path: string) => ({ screens: [{ path, link: 'event' }] });

const createFiles = (declared: string, generated: string) =>
  createProject({
    'mf-discovery/remote.json': JSON.stringify(createRemote(declared)),
    [LINKS_FILE]: generateLinks([createRemote(generated)]),
  });

const stale = [`${LINKS_FILE}: differs from the remote.json files; run "npm run links"`];

test('links of another path are stale', () => {
  assert.deepEqual(currentLinks(createFiles('/events/:eventId', '/event/:eventId')), stale);
});

test('links that were never generated are stale', () => {
  const files = { 'mf-discovery/remote.json': JSON.stringify(createRemote('/event/:eventId')) };
  assert.deepEqual(currentLinks(createProject(files)), stale);
});

test('links of the same paths pass', () => {
  assert.deepEqual(currentLinks(createFiles('/event/:eventId', '/event/:eventId')), []);
});
