import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JSONWebKeySet,
} from 'jose';
import { createCertificateFacts } from '../../../testing/createCertificateFacts';
import { isRevoked } from '../../../testing/isRevoked';
import { findCredentialErrors, findOpenBadgeErrors } from '../../../testing/credentialSchemas';
import { createCredential } from './createCredential';
import { createStatusList } from './createStatusList';
import { signCredential, type SigningKey } from './signCredential';
import { verifyCredential } from '../../../testing/verifyCredential';

const facts = createCertificateFacts();
const credential = createCredential(facts);

async function createKey(url: string): Promise<{ key: SigningKey; jwks: JSONWebKeySet }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: url, use: 'sig', alg: 'RS256' };
  return { key: { url, privateKey }, jwks: { keys: [jwk] } };
}

const URL_OF_KEY = 'https://marquee.example/.well-known/jwks/first';
let own: Awaited<ReturnType<typeof createKey>>;
before(async () => {
  own = await createKey(URL_OF_KEY);
});

describe('a signed credential', () => {
  it('has the header and claims of the JSON Web Token Proof Format, beside the credential', async () => {
    const token = await signCredential(credential, own.key);
    assert.deepEqual(decodeProtectedHeader(token), { alg: 'RS256', kid: URL_OF_KEY, typ: 'JWT' });
    const payload = decodeJwt(token);
    assert.deepEqual(payload, {
      ...credential,
      iss: `urn:uuid:${facts.designId}`,
      jti: facts.url,
      sub: `urn:uuid:${facts.id}`,
      nbf: Date.parse('2026-05-04T10:20:30Z') / 1000,
    });
    assert.deepEqual(findOpenBadgeErrors(payload), []);
    assert.deepEqual(findCredentialErrors(payload), []);
  });

  it('is the same text each time', async () => {
    assert.equal(await signCredential(credential, own.key), await signCredential(credential, own.key));
  });

  it('verifies by the JWKS', async () => {
    const payload = await verifyCredential(await signCredential(credential, own.key), own.jwks);
    assert.equal(payload.jti, facts.url);
  });

  it('fails after a change of any of its parts', async () => {
    const [header = '', payload = '', signature = ''] = (await signCredential(credential, own.key)).split(
      '.',
    );
    const forged = Buffer.from(
      JSON.stringify({ ...decodeJwt(`${header}.${payload}.`), name: 'Another name' }),
    ).toString('base64url');
    const plain = Buffer.from(JSON.stringify({ alg: 'none', kid: URL_OF_KEY, typ: 'JWT' })).toString(
      'base64url',
    );
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const parts of [
      [header, forged, signature],
      [header, payload, changed],
      [plain, payload, ''],
    ])
      await assert.rejects(verifyCredential(parts.join('.'), own.jwks), /^JW|^JOSE/);
  });

  it('fails by a foreign key, also one with the same kid', async () => {
    const foreign = await createKey(URL_OF_KEY);
    const token = await signCredential(credential, foreign.key);
    await assert.rejects(verifyCredential(token, own.jwks), /signature verification failed/);
    const unknown = await signCredential(credential, {
      ...foreign.key,
      url: 'https://elsewhere.example/key',
    });
    await assert.rejects(verifyCredential(unknown, own.jwks), /no applicable key found/);
  });

  it('fails if a claim differs from the credential, or before its start', async () => {
    const sign = (claims: Record<string, unknown>) =>
      new SignJWT({ ...decodeJwt(signed), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: URL_OF_KEY, typ: 'JWT' })
        .sign(own.key.privateKey);
    const signed = await signCredential(credential, own.key);
    for (const claims of [{ iss: 'https://elsewhere.example' }, { jti: 'x' }, { sub: 'x' }, { nbf: 1 }])
      await assert.rejects(verifyCredential(await sign(claims), own.jwks), /differs from the credential/);
    const future = createCredential({ ...facts, issuedAt: new Date('2999-01-01T00:00:00Z') });
    await assert.rejects(verifyCredential(await signCredential(future, own.key), own.jwks), /"nbf"/);
  });
});

describe('a signed status list', () => {
  it('verifies by the JWKS, with its own claims', async () => {
    const { statusListUrl: url, origin: issuer } = facts;
    const list = createStatusList({ url, issuer, revokedIndexes: [facts.statusIndex] });
    const payload = await verifyCredential(await signCredential(list, own.key), own.jwks);
    const { iss, jti, sub, nbf } = payload;
    assert.deepEqual({ iss, jti, sub, nbf }, { iss: issuer, jti: url, sub: `${url}#list`, nbf: undefined });
    assert.deepEqual(findCredentialErrors(payload), []);
    assert.equal(isRevoked(list.credentialSubject.encodedList, facts.statusIndex), true);
  });
});
