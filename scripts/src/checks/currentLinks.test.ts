import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateLinks, LINKS_FILE } from '../links/generateLinks';
import { currentLinks } from './currentLinks';
import { plantedProject } from './Project';

const remote = (path: string) => ({ screens: [{ path, link: 'event' }] });

const planted = (declared: string, generated: string) =>
  plantedProject({
    'mf-discovery/remote.json': JSON.stringify(remote(declared)),
    [LINKS_FILE]: generateLinks([remote(generated)]),
  });

const stale = [`${LINKS_FILE}: differs from the remote.json files; run "npm run links"`];

test('links of another path are stale', () => {
  assert.deepEqual(currentLinks(planted('/events/:eventId', '/event/:eventId')), stale);
});

test('links that were never generated are stale', () => {
  const files = { 'mf-discovery/remote.json': JSON.stringify(remote('/event/:eventId')) };
  assert.deepEqual(currentLinks(plantedProject(files)), stale);
});

test('links of the same paths pass', () => {
  assert.deepEqual(currentLinks(planted('/event/:eventId', '/event/:eventId')), []);
});
