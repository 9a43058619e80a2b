import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, certificates, formatCertificateCode } from '@marquee/shared-contracts';
import { decodeProtectedHeader } from 'jose';
import { findCredentialErrors, findOpenBadgeErrors } from '../../../testing/credentialSchemas';
import { isRevoked } from '../../../testing/isRevoked';
import { setUpCertificates } from '../../../testing/setUpCertificates';
import { verifyCredential } from '../../../testing/verifyCredential';
import { rotateSigningKey } from './signingKeys';

const ORIGIN = 'https://marquee.test';
const { test, event } = setUpCertificates();

async function issueTo(firstName: string) {
  const person = await event.register(firstName);
  await event.end();
  await event.issue();
  const found = (await event.list()).find(({ name }) => name.startsWith(firstName));
  assert.ok(found);
  return { person, ...found };
}

const get = (url: string) => test.app.http.inject({ url: url.replace(ORIGIN, '') });
const readCredential = (code: string) => get(`/api/v1/public/certificates/${code}/credential`);
const readKeys = async () => (await get('/.well-known/jwks.json')).json();
const revoke = ({ id }: { id: string }) =>
  test.call(
    certificates.revoke,
    { params: { ...event.params, certificateId: id }, body: { reason: 'Wrong.' } },
    event.host.token,
  );

interface Status {
  statusListCredential: string;
  statusListIndex: string;
}

/** Verifies a credential as a wallet does, by its addresses only; returns its claims and whether it is revoked. */
async function verify(token: string) {
  const claims = await verifyCredential(token, await readKeys());
  const status = Object(claims['credentialStatus']) as Status;
  const list = await verifyCredential((await get(status.statusListCredential)).body, await readKeys());
  assert.deepEqual(findCredentialErrors(list), []);
  const { encodedList }: { encodedList: string } = Object(list['credentialSubject']);
  return { claims, isRevoked: isRevoked(encodedList, Number(status.statusListIndex)) };
}

describe('the credential of a certificate (CE-12)', () => {
  it('is an Open Badge that verifies by the public keys, and is not revoked', async () => {
    const { code } = await issueTo('Asha');
    const { statusCode, headers, body } = await readCredential(formatCertificateCode(code).toLowerCase());
    assert.equal(statusCode, 200);
    assert.deepEqual(
      [headers['content-type'], headers['access-control-allow-origin'], headers['x-robots-tag']],
      ['application/vc+jwt', '*', 'noindex'],
    );
    assert.equal(headers['content-disposition'], `attachment; filename="certificate-${code}.jwt"`);
    const { claims, isRevoked: isInvalid } = await verify(body);
    assert.deepEqual(findOpenBadgeErrors(claims), []);
    assert.equal(isInvalid, false);
    assert.deepEqual(
      [claims['id'], claims['name'], claims['description']],
      [
        `${ORIGIN}/certificate/${code}`,
        'Certificate of participation: Reading the sky',
        'Asha Nair took part in Reading the sky, an event of Example College.',
      ],
    );
  });

  it('names the address of its key, which answers with the key alone', async () => {
    const { code } = await issueTo('Asha');
    const { kid = '' } = decodeProtectedHeader((await readCredential(code)).body);
    assert.ok(kid.startsWith(`${ORIGIN}/.well-known/jwks/`));
    const key = await get(kid);
    assert.equal(key.headers['access-control-allow-origin'], '*');
    assert.deepEqual([key.json()], (await readKeys()).keys);
    assert.equal((await get('/.well-known/jwks/unknown')).statusCode, 404);
  });

  it('shows the person’s own correction of the name', async () => {
    const { id, code, person } = await issueTo('Asha');
    const input = { params: { certificateId: id }, body: { name: 'Asha Menon' } };
    await test.call(certificates.correctName, input, person.token);
    const { claims } = await verify((await readCredential(code)).body);
    assert.match(String(claims['description']), /^Asha Menon took part/);
  });

  it('still verifies after the key changed', async () => {
    const { code } = await issueTo('Asha');
    const { body } = await readCredential(code);
    await rotateSigningKey(test.app);
    assert.equal((await verify(body)).isRevoked, false);
    const renewed = (await readCredential(code)).body;
    assert.notEqual(decodeProtectedHeader(renewed).kid, decodeProtectedHeader(body).kid);
    assert.equal((await verify(renewed)).isRevoked, false);
  });

  it('is in the list of revoked ones once it is revoked, and only then; others stay valid', async () => {
    await event.register('Bela');
    const asha = await issueTo('Asha');
    const bela = (await event.list()).find(({ name }) => name.startsWith('Bela'));
    const [revoked, valid] = [await readCredential(asha.code), await readCredential(bela?.code ?? '')];
    await revoke(asha);
    assert.equal((await verify(revoked.body)).isRevoked, true);
    assert.equal((await verify(valid.body)).isRevoked, false);
    const refused = await readCredential(asha.code);
    assert.deepEqual([refused.statusCode, refused.json().code], [410, 'CERTIFICATE_REVOKED']);
    const params = { ...event.params, certificateId: asha.id };
    await test.call(certificates.restore, { params }, event.host.token);
    assert.equal((await verify(revoked.body)).isRevoked, false);
  });

  it('is revoked once its person deletes the account', async () => {
    const { code, person } = await issueTo('Asha');
    const { body } = await readCredential(code);
    await test.call(auth.deleteAccount, { body: {} }, person.token);
    assert.equal((await verify(body)).isRevoked, true);
    assert.equal((await readCredential(code)).statusCode, 410);
  });

  it('stays when the event is deleted, without a link to it', async () => {
    const { code } = await issueTo('Asha');
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', event.id)
      .execute();
    const { claims } = await verify((await readCredential(code)).body);
    assert.deepEqual(findOpenBadgeErrors(claims), []);
    assert.doesNotMatch(JSON.stringify(claims), new RegExp(event.id));
  });

  it('is unknown for other codes and lists', async () => {
    assert.equal((await readCredential('B'.repeat(25))).statusCode, 404);
    assert.equal((await get('/api/v1/public/certificates/status-lists/7')).statusCode, 404);
    assert.equal((await get('/api/v1/public/certificates/status-lists/x')).statusCode, 400);
  });
});
