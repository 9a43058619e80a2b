import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, certificates, formatCertificateCode } from '@marquee/shared-contracts';
import type { TestAccount } from '../../testing/buildAccount';
import { setUpCertificates } from '../../testing/setUpCertificates';
import { purgeDeletedEvents } from '../events/manage/purgeDeletedEvents';

const { test, event } = setUpCertificates();

async function issueTo(firstName: string) {
  const person = await event.register(firstName);
  await event.end();
  await event.issue();
  const [{ id, code } = { id: '', code: '' }] = await event.list();
  return { person, id, code };
}

const read = (certificateCode: string) => test.call(certificates.details, { params: { certificateCode } });
const readFile = (code: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url: `/api/v1/public/certificates/${code}/certificate.pdf`, headers });
const readOwn = async ({ token }: TestAccount) => (await test.call(certificates.own, {}, token)).body.data;

describe('the page of a certificate (CE-9)', () => {
  it('shows what it certifies to everybody with the code, in any case and with separators', async () => {
    const { code } = await issueTo('Asha');
    const { body, headers } = await read(formatCertificateCode(code).toLowerCase());
    const { issuedAt, heldOn, ...facts } = body.data;
    assert.deepEqual(facts, {
      code,
      kind: 'PARTICIPATION',
      name: 'Asha Nair',
      team: null,
      rank: null,
      score: null,
      state: 'valid',
      revokedAt: null,
      eventId: event.id,
      eventTitle: 'Reading the sky',
      organization: 'Example College',
      title: 'Certificate of participation',
    });
    assert.equal(issuedAt, test.clock.now().toISOString());
    assert.match(heldOn, /^\d{4}-\d\d-\d\d$/);
    assert.equal(headers['x-robots-tag'], 'noindex');
  });

  it('is unknown for other codes', async () => {
    for (const code of ['B'.repeat(25)]) assert.equal((await read(code)).status, 404);
    assert.equal((await read('x')).status, 400);
  });

  it('tells since when a certificate is revoked, and not why', async () => {
    const { id, code } = await issueTo('Asha');
    const input = { params: { ...event.params, certificateId: id }, body: { reason: 'A private reason.' } };
    await test.call(certificates.revoke, input, event.host.token);
    const { body } = await read(code);
    assert.deepEqual([body.data.state, body.data.revokedAt], ['revoked', test.clock.now().toISOString()]);
    assert.doesNotMatch(JSON.stringify(body), /private reason/);
  });

  it('is withdrawn, without a name, once its person deletes the account', async () => {
    const { person, code } = await issueTo('Asha');
    await test.call(auth.deleteAccount, { body: {} }, person.token);
    const { body } = await read(code);
    assert.deepEqual([body.data.state, body.data.name], ['withdrawn', '']);
    assert.equal((await readFile(code)).statusCode, 410);
    assert.deepEqual(
      (await event.list()).map(({ name, email }) => [name, email]),
      [['', '']],
    );
  });

  it('stays when the event is deleted and removed, without a link to it', async () => {
    const { code } = await issueTo('Asha');
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', event.id)
      .execute();
    assert.equal((await read(code)).body.data.eventId, null);
    await purgeDeletedEvents(test.database, new Date(test.clock.now().getTime() + 31 * 86_400_000));
    const { body } = await read(code);
    assert.deepEqual(
      [body.data.state, body.data.eventTitle, body.data.eventId],
      ['valid', 'Reading the sky', null],
    );
    assert.equal((await readFile(code)).statusCode, 200);
  });

  it('keeps the event’s title as it was at the issue', async () => {
    const { code } = await issueTo('Asha');
    await test.database.updateTable('events').set({ title: 'Other' }).where('id', '=', event.id).execute();
    assert.equal((await read(code)).body.data.eventTitle, 'Reading the sky');
  });
});

describe('the file of a certificate (CE-10)', () => {
  it('is a PDF that browsers ask for again, with the same bytes each time', async () => {
    const { code } = await issueTo('Asha');
    const { statusCode, headers, rawPayload } = await readFile(code);
    assert.deepEqual(
      [statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']],
      [200, 'application/pdf', 'private, no-cache', 'noindex'],
    );
    assert.equal(headers['content-disposition'], `inline; filename="certificate-${code}.pdf"`);
    assert.ok(rawPayload.length < 150_000, `${rawPayload.length} bytes`);
    assert.equal((await readFile(code, { 'if-none-match': String(headers['etag']) })).statusCode, 304);
  });

  it('is refused for a revoked certificate, also while it is drawn for another', async () => {
    const { id, code } = await issueTo('Asha');
    const drawing = readFile(code);
    const input = { params: { ...event.params, certificateId: id }, body: { reason: 'Wrong.' } };
    await test.call(certificates.revoke, input, event.host.token);
    assert.ok([200, 410].includes((await drawing).statusCode));
    const refused = await readFile(code);
    assert.deepEqual([refused.statusCode, refused.json().code], [410, 'CERTIFICATE_REVOKED']);
  });
});

describe('own certificates (CE-7)', () => {
  it('are listed latest first, and contain those of the person only', async () => {
    const { person, code } = await issueTo('Asha');
    const other = await event.register('Bela');
    const [own] = await readOwn(person);
    assert.deepEqual([own?.code, own?.name, own?.canRename, own?.reason], [code, 'Asha Nair', true, '']);
    assert.deepEqual(await readOwn(other), []);
  });

  it('get the person’s own correction of the name once; the same again succeeds', async () => {
    const { person, id, code } = await issueTo('Asha');
    const correct = (name: string) =>
      test.call(certificates.correctName, { params: { certificateId: id }, body: { name } }, person.token);
    const { body } = await correct('Asha Menon');
    assert.deepEqual([body.data.name, body.data.canRename], ['Asha Menon', false]);
    assert.equal((await correct('Asha Menon')).status, 200);
    assert.equal((await correct('Asha Rao')).error.code, 'NAME_CORRECTED');
    assert.equal((await read(code)).body.data.name, 'Asha Menon');
  });

  it('cannot be corrected by others, or once they are revoked', async () => {
    const { person, id } = await issueTo('Asha');
    const other = await event.register('Bela');
    const input = { params: { certificateId: id }, body: { name: 'Bela Nair' } };
    assert.equal((await test.call(certificates.correctName, input, other.token)).status, 404);
    const revocation = { params: { ...event.params, certificateId: id }, body: { reason: 'Wrong.' } };
    await test.call(certificates.revoke, revocation, event.host.token);
    const refused = await test.call(certificates.correctName, input, person.token);
    assert.equal(refused.error.code, 'CERTIFICATE_REVOKED');
  });

  it('are in the own data', async () => {
    const { person, code } = await issueTo('Asha');
    const { body } = await test.call(auth.exportOwnData, {}, person.token);
    assert.deepEqual(
      body.data.certificates?.map((certificate) => [
        certificate.eventTitle,
        certificate.code,
        certificate.name,
      ]),
      [['Reading the sky', code, 'Asha Nair']],
    );
  });
});
