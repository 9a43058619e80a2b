import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { auth, certificates, formatCertificateCode } from '@marquee/shared-contracts';
import { buildReleaseStore } from '../testing/buildReleaseStore';
import { setUpCertificates } from '../testing/setUpCertificates';

const store = buildReleaseStore('/', '/certificate/:code');
const { test, event } = setUpCertificates(store);
after(() => store.remove());

async function issueTo(firstName: string) {
  const person = await event.register(firstName);
  await event.end();
  await event.issue();
  const [{ id, code } = { id: '', code: '' }] = await event.list();
  return { person, id, code };
}

async function open(code: string) {
  test.clock.advance(2);
  const url = `/certificate/${code}`;
  const { statusCode, headers, body } = await test.app.http.inject({ url, headers: { accept: 'text/html' } });
  const read = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
  return { statusCode, headers, body, read, title: /<title>(.*?)<\/title>/.exec(body)?.[1] };
}

describe('the document of a certificate (CE-9)', () => {
  it('has its title, name and event in the preview card, and is not indexed', async () => {
    const { id, code } = await issueTo('Asha');
    await test.database
      .updateTable('certificates')
      .set({ name: 'A&sha Nair' })
      .where('id', '=', id)
      .execute();
    for (const given of [code, formatCertificateCode(code).toLowerCase()]) {
      const { statusCode, title, read, headers } = await open(given);
      assert.equal(statusCode, 200);
      assert.equal(title, 'Certificate of participation: A&amp;sha Nair · Marquee');
      assert.equal(read('og:title'), 'Certificate of participation: A&amp;sha Nair');
      assert.match(read('og:description') ?? '', /^Reading the sky, an event of Example College\./);
      assert.equal(read('og:url'), `https://marquee.test/certificate/${code}`);
      assert.deepEqual([read('robots'), headers['x-robots-tag']], ['noindex', 'noindex']);
    }
  });

  it('names nobody once the certificate is revoked or withdrawn', async () => {
    const { id, code, person } = await issueTo('Asha');
    const input = { params: { ...event.params, certificateId: id }, body: { reason: 'Wrong.' } };
    await test.call(certificates.revoke, input, event.host.token);
    const revoked = await open(code);
    await test.call(auth.deleteAccount, { body: {} }, person.token);
    for (const { statusCode, title, body, read } of [revoked, await open(code)]) {
      assert.deepEqual([statusCode, title], [200, 'Certificate · Marquee']);
      assert.doesNotMatch(body, /Asha|Reading the sky/);
      assert.equal(read('robots'), 'noindex');
    }
  });

  it('is missing for unknown and broken codes', async () => {
    for (const code of ['B'.repeat(25), 'x', '%E0%A4%A'])
      assert.ok([404, 400].includes((await open(code)).statusCode), code);
  });
});
