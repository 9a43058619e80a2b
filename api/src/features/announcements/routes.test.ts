import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announcements, attendees, notifications, registration } from '@marquee/shared-contracts';
import { startSession } from '../accounts/queries';
import { purgeExpired } from '../../purgeExpired';
import { buildParticipant } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { sendRequest } from '../../testing/buildRequests';
import { joinWaitlist } from '../../testing/buildWaitlist';
import { injectCall } from '../../testing/injectCall';
import { getAddresses, sampleAnnouncement, setUpAnnouncements } from '../../testing/setUpAnnouncements';

const DAY = 86_400;
const { test, event } = setUpAnnouncements();

const readRecipients = async (announcementId: string, query: Record<string, string> = {}) => {
  const params = { ...event.params, announcementId };
  return (await test.call(announcements.recipients, { params, query }, event.host.token)).body;
};

describe('an announcement (AN-1)', () => {
  it('notifies and mails every registered person, in the lane behind reminders', async () => {
    const stranger = await buildParticipant(test);
    const { status, body } = await event.send();
    assert.equal(status, 201);
    assert.deepEqual(
      [body.data.recipients, body.data.muted, body.data.author, body.data.mails],
      [3, 0, 'Hana Rao', { waiting: 3, sent: 0, failed: 0 }],
    );
    assert.deepEqual(await event.readAddresses(), getAddresses(event.people));
    const [mail] = await test.mails();
    assert.equal(mail?.subject, 'Bring a pen');
    assert.match(mail.text, /And some paper\.\n\nFrom the hosts of Reading the sky/);
    const kinds = await test.database.selectFrom('mails').select('kind').distinct().execute();
    assert.deepEqual(kinds, [{ kind: 'announcement' }]);
    const bell = await test.call(notifications.newest, {}, event.first.token);
    assert.deepEqual(
      [bell.body.content[0]?.type, bell.body.content[0]?.title, bell.body.content[0]?.message],
      ['ANNOUNCEMENT', 'Bring a pen', 'And some paper.'],
    );
    assert.equal((await test.call(notifications.newest, {}, stranger.token)).body.content.length, 0);
  });

  it('reaches nobody who cancelled the registration', async () => {
    await test.call(registration.cancelRegistration, { params: event.params }, event.first.token);
    await event.forgetMails();
    await event.send();
    assert.deepEqual(await event.readAddresses(), getAddresses([event.second, event.third]));
  });

  const STATES = [
    ['waiting', joinWaitlist],
    ['pending', sendRequest],
  ] as const;
  for (const [state, join] of STATES)
    it(`reaches people who are ${state} where the host chooses them, without the join link (EV-39)`, async () => {
      const given = state === 'pending' ? { approval: true } : { waitlist: true };
      await test.database
        .updateTable('events')
        .set({ ...given, joinLink: 'https://meet.example.org/sky' })
        .where('id', '=', event.id)
        .execute();
      await test.database
        .updateTable('eventSeats')
        .set({ capacityMax: state === 'pending' ? 9 : 3 })
        .execute();
      const person = await buildParticipant(test);
      assert.equal((await join(test, event.id, person)).status, 201);
      assert.equal((await event.readAudience({ state })).recipients, 1);
      const { body } = await event.send({ state });
      assert.deepEqual([body.data.recipients, body.data.state], [1, state]);
      const mails = (await test.mails()).filter(({ subject }) => subject === 'Bring a pen');
      assert.deepEqual(
        mails.map(({ to }) => to),
        [person.email],
      );
      assert.doesNotMatch(String(mails[0]?.text), /meet\.example\.org/);
      assert.equal((await event.readAudience()).recipients, 3);
    });

  it('is one announcement when the call is repeated with its key', async () => {
    const call = () =>
      injectCall(test.app, announcements.send, {
        url: announcements.send.path.replace(':eventId', event.id),
        query: undefined,
        payload: sampleAnnouncement,
        headers: {
          authorization: `Bearer ${event.host.token}`,
          'idempotency-key': 'announcement-of-this-test',
        },
      });
    const [first, second] = [await call(), await call()];
    assert.deepEqual([first.statusCode, second.statusCode], [201, 200]);
    assert.equal(JSON.parse(first.body).data.id, JSON.parse(second.body).data.id);
    assert.equal((await event.list()).totalElements, 1);
    assert.equal((await test.mails()).length, 3);
  });

  const FIELDS = [
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'two\nlines' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(1001) }],
  ] as const;
  for (const [field, overrides] of FIELDS)
    it(`is refused with an error under ${field} for ${JSON.stringify(overrides).slice(0, 30)}`, async () => {
      const { status, error } = await event.send(overrides);
      assert.deepEqual([status, error.errors?.[0]?.field], [400, field]);
      assert.equal((await test.mails()).length, 0);
    });
});

describe('the recipients of an announcement (AN-2)', () => {
  it('are those with or without a team, or checked in or not', async () => {
    await test.call(
      attendees.checkIn,
      { params: { ...event.params, accountId: event.first.id } },
      event.host.token,
    );
    assert.deepEqual(
      [
        await event.readAudience(),
        await event.readAudience({ checkedIn: 'yes' }),
        await event.readAudience({ checkedIn: 'no', team: 'without' }),
        await event.readAudience({ team: 'with' }),
      ].map(({ recipients }) => recipients),
      [3, 1, 2, 0],
    );
    const { body } = await event.send({ checkedIn: 'no' });
    assert.deepEqual([body.data.checkedIn, body.data.recipients], ['no', 2]);
    assert.deepEqual(await event.readAddresses(), getAddresses([event.second, event.third]));
  });

  it('are at least one person', async () => {
    const { status, error } = await event.send({ team: 'with' });
    assert.deepEqual([status, error.code], [409, 'NO_RECIPIENTS']);
    assert.equal((await event.list()).totalElements, 0);
  });

  it('are listed with the state of their mail, page by page', async () => {
    const { id } = (await event.send()).body.data;
    const [sent, failed] = await test.database.selectFrom('mails').select('id').orderBy('id').execute();
    const now = test.clock.now();
    await test.database
      .updateTable('mails')
      .set({ sentAt: now })
      .where('id', '=', sent?.id ?? '')
      .execute();
    await test.database
      .updateTable('mails')
      .set({ givenUpAt: now })
      .where('id', '=', failed?.id ?? '')
      .execute();
    assert.deepEqual((await event.list()).content[0]?.mails, { waiting: 1, sent: 1, failed: 1 });
    for (const state of ['waiting', 'sent', 'failed']) {
      const { content: rows, totalElements } = await readRecipients(id, { state });
      assert.deepEqual([rows.map((row) => row.state), totalElements], [[state], 1]);
    }
    const page = await readRecipients(id, { size: '2' });
    assert.deepEqual([page.content.length, page.totalElements, page.totalPages], [2, 3, 2]);
    const rest = await readRecipients(id, { size: '2', page: '1', after: page.next ?? '' });
    assert.deepEqual(
      [...page.content, ...rest.content].map((row) => row.id),
      event.people.map((person) => person.id).toSorted(),
    );
  });

  it('of another event’s announcement are absent', async () => {
    const { id: announcementId } = (await event.send()).body.data;
    const params = { eventId: await buildEvent(test, event.host), announcementId };
    assert.equal((await test.call(announcements.recipients, { params }, event.host.token)).status, 404);
  });

  it('stay counted when their mails are removed after a week', async () => {
    const { id } = (await event.send()).body.data;
    await test.database.updateTable('mails').set({ sentAt: test.clock.now() }).execute();
    test.clock.advance(8 * DAY);
    await purgeExpired(test.app);
    event.host = { ...event.host, token: await startSession(test.database, event.host.id, test.clock.now()) };
    assert.deepEqual((await event.list()).content[0]?.mails, { waiting: 0, sent: 3, failed: 0 });
    assert.equal((await readRecipients(id)).totalElements, 0);
  });
});

describe('the limit of three announcements within 24 hours (AN-3)', () => {
  it('is told before, refuses the fourth, and ends 24 hours after the first', async () => {
    const start = test.clock.now();
    for (const left of [3, 2, 1]) {
      assert.deepEqual(
        [(await event.readAudience()).left, (await event.readAudience()).nextAt],
        [left, null],
      );
      assert.equal((await event.send()).status, 201);
      test.clock.advance(60);
    }
    const { left, nextAt } = await event.readAudience();
    assert.deepEqual([left, nextAt], [0, new Date(start.getTime() + DAY * 1000).toISOString()]);
    const { status, error } = await event.send();
    assert.deepEqual([status, error.code, error.message.includes('at most 3')], [409, 'LIMIT', true]);
    assert.equal((await test.mails()).length, 9);
    test.clock.advance(DAY - 180);
    assert.equal((await event.send()).status, 201);
  });

  it('holds for each event alone', async () => {
    for (let time = 0; time < 3; time += 1) await event.send();
    event.id = await buildEvent(test, event.host);
    await event.register();
    assert.equal((await event.send()).status, 201);
  });
});

describe('a test of an announcement (AN-4)', () => {
  it('goes to its author alone, and counts for nothing', async () => {
    const input = { params: event.params, body: sampleAnnouncement };
    assert.equal((await test.call(announcements.test, input, event.host.token)).status, 200);
    const mails = await test.mails();
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [[event.host.email, 'Test: Bring a pen']],
    );
    assert.ok(!mails[0]?.text.includes('Mute'));
    assert.equal((await event.readAudience()).left, 3);
    assert.equal((await event.list()).totalElements, 0);
  });
});

describe('the event of an announcement (AN-6)', () => {
  const STATES = [
    ['running', { registerEnd: -1, startTime: -1, endTime: 1 }, 201],
    ['ended', { registerEnd: -4, startTime: -4, endTime: -1 }, 201],
    ['cancelled', { cancelledAt: -1 }, 201],
    ['deleted', { deletedAt: -1 }, 404],
  ] as const;
  for (const [name, hours, expected] of STATES)
    it(`may be ${name}: ${expected}`, async () => {
      const times = Object.entries(hours).map(([column, by]) => [
        column,
        new Date(test.clock.now().getTime() + by * 3_600_000),
      ]);
      await test.database
        .updateTable('events')
        .set(Object.fromEntries(times))
        .where('id', '=', event.id)
        .execute();
      assert.equal((await event.send()).status, expected);
    });

  it('names no time and place when it is cancelled or has ended', async () => {
    await event.send();
    assert.ok((await test.mails()).every(({ text }) => /Online|Asia|\d\d:\d\d/.test(text)));
    await event.forgetMails();
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', event.id)
      .execute();
    await event.send();
    assert.ok((await test.mails()).every(({ text }) => !/\d\d:\d\d/.test(text)));
  });
});
