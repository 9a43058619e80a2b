import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MailCipher } from './MailCipher';

const cipher = new MailCipher('a secret for tests only');

describe('the text of a mail', () => {
  it('decrypts to its original, with a different cipher text each time', () => {
    const sealed = cipher.seal('id', 'Your code is 1234. ✓');
    assert.equal(cipher.open('id', sealed), 'Your code is 1234. ✓');
    assert.notEqual(cipher.seal('id', 'Your code is 1234. ✓'), sealed);
  });

  it('cannot be decrypted for another mail, with another secret, or after a change', () => {
    const sealed = cipher.seal('id', 'Your code is 1234.');
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = 1 ^ (changed.at(-1) ?? 0);
    assert.throws(() => cipher.open('other', sealed));
    assert.throws(() => new MailCipher('another secret').open('id', sealed));
    assert.throws(() => cipher.open('id', changed.toString('base64')));
    assert.throws(() => cipher.open('id', ''));
  });
});
