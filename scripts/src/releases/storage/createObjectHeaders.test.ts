import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createObjectHeaders } from './createObjectHeaders';

for (const [key, type, caching] of [
  ['mf-quiz/1.0.0/QuizScreen.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['mf-quiz/1.0.0/QuizScreen.js.map', 'application/json', 'private, no-store'],
  ['registry.json', 'application/json', 'no-cache'],
] as const)
  test(`${key} is stored as ${type}, ${caching}`, () => {
    assert.deepEqual(createObjectHeaders(key), { 'content-type': type, 'cache-control': caching });
  });
