import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { isRevoked } from '../../../testing/isRevoked';
import { findCredentialErrors } from '../../../testing/credentialSchemas';
import { createStatusList } from './createStatusList';

/** The empty list in the examples of Bitstring Status List 1.0. */
const EXAMPLE = 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA';

const facts = {
  url: 'https://marquee.example/api/v1/public/certificates/status-lists/1',
  issuer: 'https://marquee.example',
};

const encode = (revokedIndexes: readonly number[]): string =>
  createStatusList({ ...facts, revokedIndexes }).credentialSubject.encodedList;

describe('a status list', () => {
  it('follows the schema of Verifiable Credentials 2.0', () => {
    const list = createStatusList({ ...facts, revokedIndexes: [7] });
    assert.deepEqual(findCredentialErrors(list), []);
    assert.deepEqual(list.type, ['VerifiableCredential', 'BitstringStatusListCredential']);
    const { credentialSubject, ...rest } = list;
    assert.equal(credentialSubject.statusPurpose, 'revocation');
    assert.match(findCredentialErrors(rest).join(), /must have required property 'credentialSubject'/);
  });

  it('revokes exactly the given indexes, also the first and the last', () => {
    const revoked = [0, 7, 8, 4711, 131_071];
    const list = encode(revoked);
    for (const index of revoked) assert.equal(isRevoked(list, index), true, String(index));
    for (const index of [1, 6, 9, 4710, 4712, 131_070])
      assert.equal(isRevoked(list, index), false, String(index));
  });

  it('reads the example of the standard', () => {
    assert.equal(isRevoked(EXAMPLE, 0), false);
    assert.equal(isRevoked(EXAMPLE, 131_071), false);
    assert.throws(() => isRevoked(EXAMPLE, 131_072), RangeError);
  });

  it('begins with the leftmost bit', () => {
    const bits = gunzipSync(Buffer.from(encode([0, 15]).slice(1), 'base64url'));
    assert.deepEqual([...bits.subarray(0, 3)], [0b1000_0000, 0b0000_0001, 0]);
  });

  it('is the same text for the same indexes in any order', () => {
    assert.equal(encode([3, 99, 3]), encode([99, 3]));
    assert.notEqual(encode([3]), encode([4]));
  });

  it('refuses an index outside of it and a list in another encoding', () => {
    for (const index of [-1, 131_072]) assert.throws(() => encode([index]), RangeError);
    assert.throws(() => isRevoked(encode([]).slice(1), 0), /not in base64url/);
  });
});
