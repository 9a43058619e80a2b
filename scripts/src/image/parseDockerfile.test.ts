import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDockerfile, parseHealthCheck } from './parseDockerfile';

describe('parseDockerfile', () => {
  it('returns stages with their instructions, without comments', () => {
    const text =
      '# An image\nFROM node:24 AS build\nRUN npm ci \\\n    --ignore-scripts\n\nFROM build AS product\nUSER 1000\n';
    assert.deepEqual(parseDockerfile(text), [
      { name: 'build', from: 'node:24', instructions: [{ word: 'RUN', text: 'npm ci --ignore-scripts' }] },
      { name: 'product', from: 'build', instructions: [{ word: 'USER', text: '1000' }] },
    ]);
  });

  for (const line of ['FROM node:24', 'FROM node:24 AS build\nADD https://example.org /app', 'RUN npm ci'])
    it(`rejects ${JSON.stringify(line)}`, () => {
      assert.throws(() => parseDockerfile(line), /needs a name|cannot run/);
    });

  it('finds the command of a health check', () => {
    assert.deepEqual(parseHealthCheck('--interval=10s CMD ["node", "check"]'), ['node', 'check']);
    assert.throws(() => parseHealthCheck('CMD {"node": 1}'), /Not an exec form/);
  });
});
