import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PasswordHasher } from './PasswordHasher';

describe('password hashes', () => {
  it('are Argon2id with 19 MiB and two passes', async () => {
    assert.match(await new PasswordHasher().hash('Right@123'), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only their own password', async () => {
    const passwords = new PasswordHasher();
    const hash = await passwords.hash('Right@123');
    assert.equal(await passwords.matches(hash, 'Right@123'), true);
    assert.equal(await passwords.matches(hash, 'right@123'), false);
    assert.equal(await passwords.matches(undefined, 'Right@123'), false);
  });

  it('are computed in a bounded queue, which refuses excess callers', async () => {
    const passwords = new PasswordHasher(1);
    const attempts = await Promise.allSettled(Array.from({ length: 303 }, () => passwords.hash('Right@123')));
    const refused = attempts.filter((outcome) => outcome.status === 'rejected');
    assert.equal(refused.length, 2);
    assert.equal(refused[0]?.reason.refusal, 'OVERLOADED');
  });
});
