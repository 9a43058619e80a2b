import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, certificates } from '@marquee/shared-contracts';
import { addHours } from '../../testing/buildEvent';
import { setUpCertificates } from '../../testing/setUpCertificates';

const { test, event } = setUpCertificates();

describe('the numbers of certificates (CE-3)', () => {
  const findId = async (name: string): Promise<string> =>
    (await event.list()).find((certificate) => certificate.name.startsWith(name))?.id ?? '';

  const revoke = async (name: string) => {
    const params = { ...event.params, certificateId: await findId(name) };
    return test.call(certificates.revoke, { params, body: { reason: 'Mistake' } }, event.host.token);
  };

  const restore = async (name: string) => {
    const params = { ...event.params, certificateId: await findId(name) };
    return test.call(certificates.restore, { params }, event.host.token);
  };

  const issueToAnother = async () => {
    await event.move({ startTime: addHours(test, 1), endTime: addHours(test, 2) });
    await event.register('Lena');
    await event.begin();
    await event.issue();
  };

  const rows: [title: string, act: () => Promise<unknown>, issued: number, revoked: number][] = [
    ['after the issue', async () => undefined, 2, 0],
    ['after a second issue', () => event.issue(), 2, 0],
    ['after a second issue with another person', issueToAnother, 3, 0],
    ['after a revocation', () => revoke('Ada'), 2, 1],
    ['after a repeated revocation', () => revoke('Ada').then(() => revoke('Ada')), 2, 1],
    ['after a restoration', () => revoke('Ada').then(() => restore('Ada')), 2, 0],
  ];
  for (const [title, act, issued, revoked] of rows)
    it(`are right ${title}, also as the total of the list`, async () => {
      await event.register('Ada');
      await event.register('Omar');
      await event.begin();
      await event.issue();
      await act();
      const status = await event.readStatus();
      assert.deepEqual([status.issued, status.revoked], [issued, revoked]);
      const list = await test.call(certificates.list, { params: event.params }, event.host.token);
      assert.equal(list.body.totalElements, issued);
    });

  it('include that of a deleted account', async () => {
    const person = await event.register('Ada');
    await event.begin();
    await event.issue();
    await revoke('Ada');
    await test.call(auth.deleteAccount, {}, person.token);
    const { issued, revoked } = await event.readStatus();
    assert.deepEqual([issued, revoked], [1, 1]);
  });
});
