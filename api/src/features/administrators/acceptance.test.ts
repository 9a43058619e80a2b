import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  administrators,
  auth,
  events,
  manageEvents,
  registration,
  buildPath,
} from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { administratorAcceptance } from '../../platform/database/migrations/0017-administrator-acceptance';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp({ publicUrl: 'https://marquee.example.org' });
let owner: TestAccount;
let helper: TestAccount;
let eventId: string;
beforeEach(async () => {
  owner = await buildHost(test, { firstname: 'Olga' });
  helper = await buildHost(test, { firstname: 'Kabir' });
  eventId = await buildEvent(test, owner, { title: 'Moon night' });
});

const add = () => test.call(administrators.add, { params: { eventId, hostId: helper.id } }, owner.token);
const accept = (by = helper) => test.call(administrators.accept, { params: { eventId } }, by.token);
const leave = (by = helper) =>
  test.call(administrators.remove, { params: { eventId, hostId: helper.id } }, by.token);

/** Every reply with an event's administrators: for visitors, participants, and its own hosts. */
async function readAdministratorReplies() {
  const { token } = await buildParticipant(test);
  const params = { params: { eventId } };
  const details = await test.call(manageEvents.details, params, owner.token);
  const replies = {
    visitor: await test.call(events.details, params),
    participant: await test.call(registration.details, params, token),
    list: await test.call(administrators.list, params, owner.token),
    details,
    update: await test.call(
      manageEvents.update,
      { ...params, body: { description: `Version ${details.body.data.version}` } },
      owner.token,
    ),
  };
  const page = await test.app.http.inject({ url: `/event/${eventId}` });
  const texts = Object.entries(replies).map(([name, { body }]) => [name, JSON.stringify(body)] as const);
  return Object.fromEntries<string>([...texts, ['page', page.body]]);
}

const readNotificationActions = async (person: TestAccount) =>
  (
    await test.database
      .selectFrom('notifications')
      .select('action')
      .where('recipientId', '=', person.id)
      .where('type', '=', 'ADMIN_ADDED')
      .orderBy('id')
      .execute()
  ).map(({ action }) => Object(action).state);

describe('an administrator who has not accepted (HO-5)', () => {
  it('has an administrator’s permissions immediately', async () => {
    await add();
    assert.equal((await test.call(manageEvents.details, { params: { eventId } }, helper.token)).status, 200);
  });

  it('appears in no public reply, and no reply contains the email', async () => {
    const { body } = await add();
    assert.deepEqual([body.data.email, body.data.accepted], ['', false]);
    const shown = await readAdministratorReplies();
    for (const [reader, text] of Object.entries(shown)) {
      assert.ok(!text.includes(helper.email), `${reader} reads the email`);
      assert.equal(text.includes('Kabir'), ['list', 'details', 'update'].includes(reader), reader);
      assert.equal(
        text.includes(`person-${helper.id}`),
        ['list', 'details', 'update'].includes(reader),
        reader,
      );
    }
  });

  it('is named once accepted, with the email for hosts only', async () => {
    await add();
    const { status, body } = await accept();
    assert.deepEqual([status, body.data.email, body.data.accepted], [200, helper.email, true]);
    const shown = await readAdministratorReplies();
    for (const reader of ['visitor', 'participant', 'list', 'details', 'update'])
      assert.ok(shown[reader]?.includes('Kabir'), reader);
    for (const [reader, text] of Object.entries(shown))
      assert.equal(text.includes(helper.email), ['list', 'details', 'update'].includes(reader), reader);
  });

  it('must accept again after leaving', async () => {
    await add();
    await accept();
    assert.equal((await leave()).status, 200);
    assert.equal((await accept()).status, 404);
    test.clock.advance(60);
    assert.equal((await add()).body.data.accepted, false);
    assert.ok(!(await readAdministratorReplies())['visitor']?.includes('Kabir'));
    assert.deepEqual(await readNotificationActions(helper), ['ACCEPTED', 'PENDING']);
  });

  it('stays accepted when the owner adds the same host again', async () => {
    await add();
    await accept();
    assert.equal((await add()).body.data.accepted, true);
  });
});

describe('accepting', () => {
  it('may be repeated, and writes one audit entry', async () => {
    await add();
    for (const _try of [1, 2]) assert.equal((await accept()).status, 200);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'action'])
      .where('objectId', '=', eventId)
      .where('action', '=', 'administrator.accept')
      .execute();
    assert.deepEqual(entries, [{ actorId: helper.id, action: 'administrator.accept' }]);
  });

  it('is possible for the person only: the owner and other hosts get 404', async () => {
    await add();
    for (const by of [owner, await buildHost(test)]) assert.equal((await accept(by)).status, 404);
    assert.ok(!(await readAdministratorReplies())['visitor']?.includes('Kabir'));
  });

  it('resolves the notification, as leaving does', async () => {
    await add();
    assert.deepEqual(await readNotificationActions(helper), ['PENDING']);
    await accept();
    assert.deepEqual(await readNotificationActions(helper), ['ACCEPTED']);
    await leave();
    test.clock.advance(60);
    await add();
    await leave(owner);
    assert.deepEqual(await readNotificationActions(helper), ['ACCEPTED', 'LEFT']);
  });

  it('is included in the person’s data export', async () => {
    await add();
    const readExportedEvents = async () =>
      (await test.call(auth.exportOwnData, {}, helper.token)).body.data.administeredEvents[0]?.acceptedAt;
    assert.equal(await readExportedEvents(), null);
    await accept();
    assert.equal(await readExportedEvents(), test.clock.now().toISOString());
  });
});

describe('the mail to the person', () => {
  it('contains the host, the event, and the page for accepting or leaving', async () => {
    await add();
    await add();
    const mails = (await test.mails()).filter(({ to }) => to === helper.email);
    assert.equal(mails.length, 1);
    assert.equal(mails[0]?.subject, 'You are an administrator of Moon night');
    assert.match(mails[0]?.text ?? '', /^Hello Kabir,\n\nOlga Rao made you an administrator of Moon night\./);
    assert.match(mails[0]?.text ?? '', new RegExp(`https://marquee.example.org/event-detail/${eventId}`));
  });

  it('is limited to ten per day, whatever owners do', async () => {
    for (let round = 0; round < 12; round += 1) {
      await add();
      await leave(owner);
      test.clock.advance(60);
    }
    const mails = (await test.mails()).filter(({ to }) => to === helper.email);
    assert.equal(mails.length, 10);
  });
});

it('accepts administrators from before the migration, but not those added by an older release afterwards', async () => {
  await add();
  await sql`alter table event_administrators drop column accepted_at`.execute(test.database);
  await administratorAcceptance.up(test.database);
  assert.ok((await readAdministratorReplies())['visitor']?.includes('Kabir'));
  await leave(owner);
  await sql`insert into event_administrators (event_id, user_id, added_at)
    values (${eventId}, ${helper.id}, ${test.clock.now()})`.execute(test.database);
  assert.ok(!(await readAdministratorReplies())['visitor']?.includes('Kabir'));
});

it('has an address outside the existing calls', () => {
  assert.equal(buildPath(administrators.accept.path, { eventId }), `/api/events/${eventId}/admins/accept`);
});
