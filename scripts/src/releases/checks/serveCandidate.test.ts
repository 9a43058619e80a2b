import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Store } from '../store/Store';
import { DATA_HEADER, serveCandidate } from './serveCandidate';

test('the server of a check answers calls in the state that the page names', async () => {
  const store = new Store(mkdtempSync(join(tmpdir(), 'marquee-candidate-')));
  writeFileSync(store.path('index.html'), '<html></html>');
  const server = await serveCandidate(store);
  const read = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${server.origin}${path}`, { headers });
    return { status: response.status, body: (await response.json()) as unknown[] };
  };
  const path = '/api/v1/public/homepage/events';
  assert.equal((await read(path, { [DATA_HEADER]: 'full' })).body.length, 3);
  assert.deepEqual((await read(path, { [DATA_HEADER]: 'empty' })).body, []);
  assert.equal((await read(path, { [DATA_HEADER]: 'failing' })).status, 503);
  assert.equal((await read('/api/v1/auth/me', { authorization: 'Bearer HOST' })).status, 200);
  server.close();
  rmSync(store.directory, { recursive: true, force: true });
});

test('the server of a check sends scripts, and no source maps', async () => {
  const store = new Store(mkdtempSync(join(tmpdir(), 'marquee-candidate-')));
  mkdirSync(store.path('mf-quiz', '1.0.0'), { recursive: true });
  writeFileSync(store.path('index.html'), '<html></html>');
  for (const file of ['QuizScreen.js', 'QuizScreen.js.map'])
    writeFileSync(store.path('mf-quiz', '1.0.0', file), file);
  const server = await serveCandidate(store);
  const getStatus = async (file: string) => (await fetch(`${server.origin}/mf-quiz/1.0.0/${file}`)).status;
  assert.equal(await getStatus('QuizScreen.js'), 200);
  assert.equal(await getStatus('QuizScreen.js.map'), 404);
  server.close();
  rmSync(store.directory, { recursive: true, force: true });
});
