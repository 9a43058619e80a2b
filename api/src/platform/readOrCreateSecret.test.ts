import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readOrCreateSecret } from './readOrCreateRandomFile';

describe("the server's own secret", () => {
  it('is created once, even by concurrent callers, and readable by its owner only', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'marquee-secret-'));
    const read = await Promise.all(
      Array.from({ length: 8 }, () => readOrCreateSecret(join(directory, 'data'))),
    );
    assert.match(read[0] ?? '', /^[0-9a-f]{64}$/);
    assert.equal(new Set(read).size, 1);
    const { mode } = await stat(join(directory, 'data', 'secret'));
    assert.equal(mode & 0o777, 0o600);
    await rm(directory, { recursive: true });
  });
});
