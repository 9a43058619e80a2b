import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { certificates } from '@marquee/shared-contracts';
import { setUpCertificates } from '../../testing/setUpCertificates';
import { sendCertificateNews } from './sendCertificateNews';

const { test, event } = setUpCertificates();

const listNews = async () =>
  (await test.mails()).filter(({ subject }) => subject === 'Your certificate: Reading the sky');

describe('the news of certificates (CE-11)', () => {
  it('reach each person once, by mail and notification, and count down for the host', async () => {
    const people = [await event.register('Asha'), await event.register('Bela')];
    await event.begin();
    await event.issue();
    assert.equal((await event.readStatus()).untold, 2);
    await Promise.all([sendCertificateNews(test.app), sendCertificateNews(test.app)]);
    await sendCertificateNews(test.app);
    const mails = await listNews();
    assert.deepEqual(mails.map(({ to }) => to).toSorted(), people.map(({ email }) => email).toSorted());
    const [{ code } = { code: '' }] = await event.list();
    assert.ok(mails.some(({ text }) => text.includes(`https://marquee.test/certificate/${code}`)));
    const told = await test.database
      .selectFrom('notifications')
      .select(['recipientId', 'message', 'action'])
      .where('type', '=', 'CERTIFICATE')
      .where('eventId', '=', event.id)
      .execute();
    assert.equal(told.length, 2);
    assert.equal(told[0]?.message, 'Certificate of participation: Reading the sky');
    assert.equal((await event.readStatus()).untold, 0);
  });

  it('leave out certificates that were revoked before', async () => {
    await event.register('Asha');
    await event.begin();
    await event.issue();
    const [{ id } = { id: '' }] = await event.list();
    const input = { params: { ...event.params, certificateId: id }, body: { reason: 'Wrong.' } };
    await test.call(certificates.revoke, input, event.host.token);
    const before = (await listNews()).length;
    await sendCertificateNews(test.app);
    assert.equal((await listNews()).length, before);
    assert.equal((await event.readStatus()).untold, 0);
  });

  it('stop with the process, and go on with the next', async () => {
    await event.register('Asha');
    await event.begin();
    await event.issue();
    await sendCertificateNews(test.app, AbortSignal.abort());
    assert.equal((await event.readStatus()).untold, 1);
    await sendCertificateNews(test.app);
    assert.equal((await event.readStatus()).untold, 0);
  });
});
