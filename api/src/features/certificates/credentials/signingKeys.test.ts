import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { systemClock } from '../../../platform/clock';
import { buildDatabase, type TestDatabase } from '../../../testing/buildDatabase';
import { createCertificateFacts } from '../../../testing/createCertificateFacts';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { createCredential } from './createCredential';
import { signCredential } from './signCredential';
import { findPublicKey, findSigningKey, listPublicKeys, rotateSigningKey } from './signingKeys';
import { verifyCredential } from '../../../testing/verifyCredential';

const ORIGIN = 'https://marquee.example';
const credential = createCredential(createCertificateFacts());

let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
beforeEach(async () => {
  await test.database.deleteFrom('signingKeys').execute();
});
after(() => test.close());

const getContext = (secret = 'a secret for tests only') => ({
  database: test.database,
  clock: systemClock,
  secret,
});
const findKey = () => findSigningKey(getContext(), ORIGIN);
const listKeys = () => listPublicKeys(test.database, ORIGIN);

describe('the signing key', () => {
  it('is created once, and its public half is in the JWKS', async () => {
    const { url } = await findKey();
    assert.equal((await findKey()).url, url);
    const { keys } = await listKeys();
    assert.deepEqual(
      keys.map(({ n, e, ...key }) => ({ ...key, bits: Buffer.from(n ?? '', 'base64url').length * 8, e })),
      [{ kty: 'RSA', kid: url, use: 'sig', alg: 'RS256', bits: 2048, e: 'AQAB' }],
    );
  });

  it('has a URL by whose last part its JWK is found', async () => {
    const { url } = await findKey();
    const id = url.slice(`${ORIGIN}/.well-known/jwks/`.length);
    assert.deepEqual(await findPublicKey(test.database, { id, origin: ORIGIN }), (await listKeys()).keys[0]);
    assert.equal(await findPublicKey(test.database, { id: 'missing', origin: ORIGIN }), undefined);
  });

  it('is encrypted in the database, and opens with the same secret only', async () => {
    await findKey();
    const { privateKey } = await test.database
      .selectFrom('signingKeys')
      .select('privateKey')
      .executeTakeFirstOrThrow();
    assert.ok(!Buffer.from(privateKey, 'base64').includes('PRIVATE'));
    const other = getContext('another secret');
    await assert.rejects(
      findSigningKey(other, ORIGIN),
      /another SECRET. Run npm run admin -- rotate-signing-key/,
    );
    await rotateSigningKey(other);
    await findSigningKey(other, ORIGIN);
  });

  it('changes by a rotation, after which what the retired key signed verifies', async () => {
    const first = await findKey();
    const token = await signCredential(credential, first);
    const id = await rotateSigningKey(getContext());
    const second = await findKey();
    assert.equal(second.url, `${ORIGIN}/.well-known/jwks/${id}`);
    const jwks = await listKeys();
    assert.deepEqual(new Set(jwks.keys.map(({ kid }) => kid)), new Set([first.url, second.url]));
    await verifyCredential(token, jwks);
    await verifyCredential(await signCredential(credential, second), jwks);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select('action')
      .where('objectId', '=', id)
      .execute();
    assert.deepEqual(entries, [{ action: 'signing-key.rotate' }]);
  });

  it('of another installation signs nothing that verifies here', async () => {
    const token = await signCredential(credential, await findKey());
    await test.database.deleteFrom('signingKeys').execute();
    await findKey();
    await assert.rejects(verifyCredential(token, await listKeys()), /no applicable key/);
  });

  it('is one for instances that start together', { skip: skipWithoutPostgres }, async () => {
    const found = await Promise.all(Array.from({ length: 6 }, findKey));
    assert.equal(new Set(found.map(({ url }) => url)).size, 1);
    assert.equal((await listKeys()).keys.length, 1);
  });

  it('is one after rotations at once', { skip: skipWithoutPostgres }, async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => rotateSigningKey(getContext())));
    const current = await test.database
      .selectFrom('signingKeys')
      .select('id')
      .where('retiredAt', 'is', null)
      .execute();
    assert.equal(current.length, 1);
    assert.ok(ids.includes(current[0]?.id ?? ''));
  });
});
