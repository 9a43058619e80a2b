import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announcements, auth, manageEvents, notifications } from '@marquee/shared-contracts';
import { getAddresses, sampleAnnouncement, setUpAnnouncements } from '../../testing/setUpAnnouncements';

const { test, event } = setUpAnnouncements();

describe('muted announcements of an event (AN-5)', () => {
  it('reach the person no more, until unmuted; repeats change nothing', async () => {
    for (let time = 0; time < 2; time += 1) assert.equal((await event.mute(event.first)).status, 200);
    assert.deepEqual([(await event.readAudience()).recipients, (await event.readAudience()).muted], [2, 1]);
    const { data } = (await event.send()).body;
    assert.deepEqual([data.recipients, data.muted], [2, 1]);
    assert.deepEqual(await event.readAddresses(), getAddresses([event.second, event.third]));
    assert.equal((await test.call(notifications.newest, {}, event.first.token)).body.content.length, 0);
    for (let time = 0; time < 2; time += 1) assert.equal((await event.unmute(event.first)).status, 200);
    assert.equal((await event.send()).body.data.recipients, 3);
  });

  it('do not mute changes and cancellations', async () => {
    await event.mute(event.first);
    await test.call(
      manageEvents.update,
      { params: event.params, body: { description: 'Moon night', joinLink: 'https://meet.example.org/sky' } },
      event.host.token,
    );
    await test.call(manageEvents.cancel, { params: event.params }, event.host.token);
    const subjects = (await test.mails())
      .filter(({ to }) => to === event.first.email)
      .map((mail) => mail.subject);
    assert.equal(subjects.length, 2, subjects.join());
    const types = (await test.call(notifications.newest, {}, event.first.token)).body.content.map(
      ({ type }) => type,
    );
    assert.deepEqual(types.toSorted(), ['EVENT_CANCELLED', 'EVENT_CHANGED']);
  });

  it('are muted by the mail’s link and by one click in mail programs, without login', async () => {
    await event.send();
    const mails = await test.database
      .selectFrom('mails')
      .select(['toAddress', 'text', 'unsubscribeUrl'])
      .execute();
    const mail = mails.find(({ toAddress }) => toAddress === event.first.email);
    const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const token = /^\/api\/v1\/public\/announcements\/([\w.-]+)\/mute$/.exec(path)?.[1] ?? '';
    assert.ok(
      mail?.text.endsWith(
        `Mute announcements of this event:\nhttps://marquee.test/announcements/${token}/mute`,
      ),
    );
    const clicked = await test.app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    assert.equal(clicked.statusCode, 200);
    assert.equal((await event.readAudience()).muted, 1);
    const forged = [
      `${token}x`,
      token.replace(event.first.id, event.second.id),
      event.first.id,
      '..',
      `${event.first.id}.${event.id}.`,
    ];
    for (const muteToken of forged)
      assert.equal((await test.call(announcements.muteByToken, { params: { muteToken } })).status, 404);
    assert.equal((await event.readAudience()).muted, 1);
  });

  it('are part of the own data', async () => {
    await event.mute(event.first);
    const { data } = (await test.call(auth.exportOwnData, {}, event.first.token)).body;
    assert.deepEqual(
      data.mutedAnnouncements?.map((muted) => [muted.eventId, muted.eventTitle]),
      [[event.id, 'Reading the sky']],
    );
    const { data: hosted } = (await test.call(auth.exportOwnData, {}, event.host.token)).body;
    assert.deepEqual(hosted.announcements, []);
    await event.send();
    const after = (await test.call(auth.exportOwnData, {}, event.host.token)).body.data;
    assert.deepEqual(
      after.announcements?.map(({ subject, text }) => [subject, text]),
      [[sampleAnnouncement.subject, sampleAnnouncement.text]],
    );
  });

  it('are forgotten with the account', async () => {
    await event.mute(event.first);
    await test.call(auth.deleteAccount, { body: {} }, event.first.token);
    const rows = await test.database.selectFrom('mutedAnnouncements').selectAll().execute();
    assert.equal(rows.filter(({ userId }) => userId === event.first.id).length, 0);
  });
});
