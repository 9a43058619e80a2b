import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { certificates, DEFAULT_CERTIFICATE_DESIGN, formatCertificateCode } from '@marquee/shared-contracts';
import sharp from 'sharp';
import { buildHost } from '../../testing/buildAccount';
import { createMemoryStorage } from '../../testing/createMemoryStorage';
import { setUpCertificates } from '../../testing/setUpCertificates';
import { uploadImage } from '../../testing/uploadImage';
import { removeUnusedFiles } from '../uploads/removeUnusedFiles';

const storage = createMemoryStorage();
const { test, event } = setUpCertificates({ storage });

const upload = async (token: string, shade: number): Promise<string> => {
  const picture = sharp({
    create: { width: 60, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } },
  });
  return (await uploadImage(test, token, { content: await picture.png().toBuffer() })).json().imageUrl;
};

describe('the design of certificates (CE-1, CE-2)', () => {
  it('is a default one until a host saves another', async () => {
    const { design, isSaved } = await event.readStatus();
    assert.deepEqual([design, isSaved], [DEFAULT_CERTIFICATE_DESIGN, false]);
    const { body } = await event.design({ template: 'festive', text: 'came to {event}' });
    assert.deepEqual(
      [body.data.design.template, body.data.design.text, body.data.isSaved],
      ['festive', 'came to {event}', true],
    );
  });

  for (const [field, changes, message] of [
    ['title', { title: ' ' }, 'The title is required.'],
    ['title', { title: 'two\nlines' }, 'The title must be one line.'],
    ['text', { text: 'in {place}' }, /^\{place\} is no field\. Fields are \{name\}, \{event\}/],
    ['text', { text: 'for தமிழ்' }, 'A certificate cannot show these characters: த ம ி ழ ்'],
    ['winnerTitle', { winnersTo: 3, winnerTitle: '' }, 'The title is required.'],
    ['winnersTo', { winnersTo: 101 }, 'At most 100, please.'],
    [
      'logoUrl',
      { logoUrl: 'https://example.org/logo.png' },
      'Please upload a picture or choose one of ours.',
    ],
    [
      'signatures',
      { signatures: [{ name: '', role: 'Head', pictureUrl: '' }] },
      'The name of a signature is required.',
    ],
  ] as const)
    it(`is refused for its field ${field}: ${JSON.stringify(changes)}`, async () => {
      const { status, error } = await event.design({
        ...changes,
        signatures: [...('signatures' in changes ? changes.signatures : [])],
      });
      assert.equal(status, 400);
      const found = error.errors?.find((one) => one.field === field)?.message ?? '';
      if (typeof message === 'string') assert.equal(found, message);
      else assert.match(found, message);
    });

  it('may leave the winners’ texts empty without winners', async () => {
    assert.equal((await event.design({ winnerTitle: '', winnerText: '' })).status, 200);
  });

  it('has pictures that its host uploaded, or that it has already', async () => {
    const other = await buildHost(test);
    const [own, foreign] = [await upload(event.host.token, 10), await upload(other.token, 20)];
    assert.equal((await event.design({ logoUrl: own })).status, 200);
    const { error } = await event.design({
      logoUrl: own,
      signatures: [{ name: 'A', role: '', pictureUrl: foreign }],
    });
    assert.deepEqual(
      error.errors?.map(({ field }) => field),
      ['signatures'],
    );
    await test.database
      .insertInto('eventAdministrators')
      .values({
        eventId: event.id,
        userId: other.id,
        addedAt: test.clock.now(),
        acceptedAt: test.clock.now(),
      })
      .execute();
    assert.equal((await event.design({ logoUrl: own, title: 'Thank you' }, other)).status, 200);
  });

  it('keeps its pictures from the removal of unused files', async () => {
    const [used, unused] = [await upload(event.host.token, 30), await upload(event.host.token, 40)];
    await event.design({ signatures: [{ name: 'A. Rao', role: '', pictureUrl: used }] });
    test.clock.advance(2 * 86_400);
    await removeUnusedFiles(test.app);
    const isStored = async (path: string) => (await storage.read(path.replace('/files/', ''))) !== undefined;
    assert.deepEqual([await isStored(used), await isStored(unused)], [true, false]);
  });

  it('is drawn with a sample person before it is saved', async () => {
    const { statusCode, headers, rawPayload } = await test.app.http.inject({
      method: 'POST',
      url: `/api/events/${event.id}/certificates/preview`,
      payload: { ...DEFAULT_CERTIFICATE_DESIGN, kind: 'WINNER' },
      headers: { authorization: `Bearer ${event.host.token}` },
    });
    assert.deepEqual(
      [statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()],
      [200, 'application/pdf', '%PDF-'],
    );
    assert.equal((await event.readStatus()).isSaved, false);
  });
});

describe('the list of certificates (CE-5)', () => {
  it('has pages by name, a search and states', async () => {
    for (const name of ['Chitra', 'asha', 'Bela']) await event.register(name);
    await event.begin();
    await event.issue();
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    assert.deepEqual(names(await event.list()), ['asha Nair', 'Bela Nair', 'Chitra Nair']);
    const input = { params: event.params, query: { size: '2' } };
    const { body: first } = await test.call(certificates.list, input, event.host.token);
    assert.deepEqual([first.totalElements, first.totalPages], [3, 2]);
    assert.deepEqual(names(await event.list({ size: '2', after: first.next ?? '' })), ['Chitra Nair']);
    assert.deepEqual(names(await event.list({ q: 'bEL' })), ['Bela Nair']);
    const code = formatCertificateCode(first.content[0]?.code ?? '').toLowerCase();
    assert.deepEqual(names(await event.list({ q: code })), ['asha Nair']);
    assert.deepEqual(names(await event.list({ state: 'revoked' })), []);
  });

  it('is a CSV file on request', async () => {
    await event.register('Asha');
    await event.begin();
    await event.issue();
    const { body, headers } = await test.app.http.inject({
      url: `/api/events/${event.id}/certificates?format=csv`,
      headers: { authorization: `Bearer ${event.host.token}` },
    });
    assert.equal(headers['content-disposition'], 'attachment; filename="certificates.csv"');
    const [head = '', row = ''] = body.split('\r\n');
    assert.match(head, /"Name","Email","Code","Kind"/);
    assert.match(row, /^"Asha Nair",".+@.+","([A-Z]{5}-){4}[A-Z]{5}","PARTICIPATION"/);
  });
});

describe('a certificate that a host changes (CE-7, CE-8)', () => {
  const change = async () => {
    const person = await event.register('Asha');
    await event.begin();
    await event.issue();
    const [{ id: certificateId, code } = { id: '', code: '' }] = await event.list();
    return { person, code, input: { params: { ...event.params, certificateId } }, token: event.host.token };
  };

  it('gets another name as often as needed', async () => {
    const { input, token } = await change();
    for (const name of ['Asha  Rao', 'आशा राव']) {
      const { body } = await test.call(certificates.rename, { ...input, body: { name } }, token);
      assert.equal(body.data.name, name.replace('  ', ' '));
    }
    const refused = await test.call(certificates.rename, { ...input, body: { name: 'ஆஷா' } }, token);
    assert.equal(refused.error.errors?.[0]?.field, 'name');
  });

  it('is revoked once, with a reason that its person is told, and restored', async () => {
    const { person, input, token } = await change();
    const revoke = (reason: string) => test.call(certificates.revoke, { ...input, body: { reason } }, token);
    assert.equal((await revoke('')).status, 400);
    const { body } = await revoke('Answers were shared.');
    assert.deepEqual([body.data.state, body.data.reason], ['revoked', 'Answers were shared.']);
    assert.equal((await revoke('Another reason')).body.data.reason, 'Answers were shared.');
    const told = await test.database
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('recipientId', '=', person.id)
      .where('type', '=', 'CERTIFICATE_REVOKED')
      .execute();
    assert.deepEqual(
      told.map(({ message }) => message),
      ['The hosts of Reading the sky revoked your certificate: Answers were shared.'],
    );
    const mails = (await test.mails()).filter(({ subject }) => subject.includes('no longer valid'));
    assert.deepEqual([mails.length, mails[0]?.to], [1, person.email]);
    const renamed = await test.call(certificates.rename, { ...input, body: { name: 'B' } }, token);
    assert.equal(renamed.error.code, 'CERTIFICATE_REVOKED');
    const restored = await test.call(certificates.restore, input, token);
    assert.deepEqual([restored.body.data.state, restored.body.data.reason], ['valid', '']);
    assert.equal((await event.readStatus()).revoked, 0);
  });

  it('belongs to its own event only', async () => {
    const { input, token } = await change();
    await event.build();
    const elsewhere = { params: { ...input.params, eventId: event.id } };
    assert.equal((await test.call(certificates.restore, elsewhere, token)).status, 404);
    assert.equal((await test.call(certificates.restore, elsewhere, event.host.token)).status, 404);
  });
});
