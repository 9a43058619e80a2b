import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  announcements,
  attendees,
  auth,
  certificates,
  DOOR_LINKS_MAX,
  door,
  parseTicketCode,
  registration,
  tickets,
} from '@marquee/shared-contracts';
import { rotateTicketKey } from '../../platform/tickets/ticketKeys';
import { hashTicketToken } from '../../platform/tickets/ticketToken';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildCertificate } from '../../testing/buildCertificate';
import { buildEvent } from '../../testing/buildEvent';
import { purgeDeletedEvents } from '../events/manage/purgeDeletedEvents';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { createParticipantForm } from '../../testing/signUpForm';
import { setUpDoor } from '../../testing/setUpDoor';

const { test, event } = setUpDoor();

const hashOf = async ({ token }: TestAccount) => {
  const { body } = await test.call(tickets.read, { params: event.params }, token);
  return hashTicketToken(parseTicketCode(body.data.code)?.token ?? '');
};
const cancel = ({ token }: TestAccount) =>
  test.call(registration.cancelRegistration, { params: event.params }, token);

describe('the list of a door (TK-6)', () => {
  it('has names and hashes of tickets, the figures, and no contact data', async () => {
    const asha = await event.register('Asha');
    const { body } = await event.read();
    assert.deepEqual(body.data.people, [
      { id: asha.id, name: 'Asha Nair', hashes: [await hashOf(asha)], checkedInAt: null, cancelled: false },
    ]);
    const { registered, checkedIn, link, title } = body.data.event;
    assert.deepEqual([registered, checkedIn, link, title], [1, 0, null, 'Reading the sky']);
    for (const hidden of ['@', sampleRegistrationForm.phoneNumber, sampleRegistrationForm.institute])
      assert.ok(!JSON.stringify(body).includes(hidden), hidden);
  });

  it('gives the changes after a time: new people, check-ins, cancellations and renewed tickets', async () => {
    const [asha, bela] = [await event.register('Asha'), await event.register('Bela')];
    const first = await event.read();
    assert.equal(first.body.data.people.length, 2);
    await event.save([event.createScan(asha.id)]);
    await cancel(bela);
    const cato = await event.register('Cato');
    const changed = (await event.read({ since: first.body.data.since })).body.data.people;
    const states = new Map(
      changed.map(({ id, checkedInAt, cancelled }) => [id, [checkedInAt !== null, cancelled]]),
    );
    assert.deepEqual(states.get(asha.id), [true, false]);
    assert.deepEqual(states.get(bela.id), [false, true]);
    assert.deepEqual(states.get(cato.id), [false, false]);
    const later = new Date(Date.now() + 60_000).toISOString();
    assert.deepEqual((await event.read({ since: later })).body.data.people, []);
  });

  it('accepts tickets of the key before, until the next rotation (TK-2)', async () => {
    const asha = await event.register('Asha');
    const hashes = [await hashOf(asha)];
    for (let rotation = 0; rotation < 2; rotation += 1) {
      await rotateTicketKey(test.app);
      hashes.unshift(await hashOf(asha));
    }
    assert.deepEqual((await event.findPerson(asha.id))?.hashes, hashes.slice(0, 2));
  });

  it('counts the free seats, of which an event without a limit has no number', async () => {
    const readSeats = async () => (await event.read()).body.data.event.seatsLeft;
    const limit = (capacityMax: number | null) =>
      test.database.updateTable('eventSeats').set({ capacityMax }).where('eventId', '=', event.id).execute();
    await event.register('Asha');
    await limit(3);
    assert.equal(await readSeats(), 2);
    await limit(null);
    assert.equal(await readSeats(), null);
  });

  it('ends with the event', async () => {
    test.clock.advance(4 * 3600);
    const { status, error } = await event.read();
    assert.deepEqual([status, error.code], [410, 'DOOR_CLOSED']);
  });
});

describe('a helper’s link (TK-8)', () => {
  it('opens the door of its event only, and names itself', async () => {
    const { token, link } = await event.createLink();
    const asha = await event.register('Asha');
    assert.equal((await event.read({}, token)).body.data.event.link, 'North gate');
    assert.equal((await event.save([event.createScan(asha.id)], token)).body.data[0]?.state, 'saved');
    const other = await buildEvent(test, await buildHost(test));
    assert.equal((await test.call(door.people, { params: { eventId: other } }, token)).status, 404);
    for (const call of [
      test.call(attendees.list, { params: event.params }, token),
      test.call(door.links, { params: event.params }, token),
      test.call(auth.me, {}, token),
    ])
      assert.equal((await call).status, 401);
    const [listed] = (await test.call(door.links, { params: event.params }, event.host.token)).body.data;
    assert.deepEqual(listed, { ...link, scans: 1 });
  });

  it('ends at once when it is revoked; a repeat keeps the first time', async () => {
    const { token, link } = await event.createLink();
    const input = { params: { ...event.params, linkId: link.id } };
    const revoke = () => test.call(door.revokeLink, input, event.host.token);
    const { revokedAt } = (await revoke()).body.data;
    test.clock.advance(60);
    assert.equal((await revoke()).body.data.revokedAt, revokedAt);
    const { status, error } = await event.read({}, token);
    assert.deepEqual([status, error.code], [410, 'LINK_REVOKED']);
  });

  it('is one of a limited number', async () => {
    for (let made = 0; made < DOOR_LINKS_MAX; made += 1) await event.createLink(`Gate ${made}`);
    const input = { params: event.params, body: { name: 'One more' } };
    assert.equal((await test.call(door.createLink, input, event.host.token)).error.code, 'TOO_MANY_LINKS');
  });

  it('still sends scans after the end that were made before it, and no later ones', async () => {
    const { token } = await event.createLink();
    const [asha, bela] = [await event.register('Asha'), await event.register('Bela')];
    test.clock.advance(3 * 3600);
    const early = event.createScan(asha.id);
    test.clock.advance(2 * 3600);
    const late = event.createScan(bela.id);
    const states = (await event.save([early, late], token)).body.data.map(({ state }) => state);
    assert.deepEqual(states, ['saved', 'late']);
    test.clock.advance(8 * 86_400);
    assert.equal((await event.save([early], token)).error.code, 'DOOR_CLOSED');
  });
});

describe('a person without a registration (TK-9)', () => {
  it('is registered and checked in with name and email; a repeat finds the same person', async () => {
    const first = await event.walkIn('Dev Rao', ' DEV@example.org ');
    assert.deepEqual([first.body.data.isNew, first.body.data.person.name], [true, 'Dev Rao']);
    assert.ok(first.body.data.person.checkedInAt);
    const again = await event.walkIn('Dev Rao', 'dev@example.org');
    assert.deepEqual([again.body.data.isNew, again.body.data.person.id], [false, first.body.data.person.id]);
    const { participants } = (await test.call(attendees.list, { params: event.params }, event.host.token))
      .body;
    assert.deepEqual(
      participants.map(({ name, email }) => [name, email]),
      [['Dev Rao', 'dev@example.org']],
    );
    assert.equal((await test.mails()).filter(({ to }) => to.startsWith('dev')).length, 0);
  });

  it('keeps the registration when it signs up with the email, which is verified then', async () => {
    const { id } = (await event.walkIn('Dara Rao', 'dara@example.org')).body.data.person;
    await test.call(auth.register, { body: createParticipantForm({ email: 'dara@example.org' }) });
    const mail = (await test.mails()).find(({ to }) => to === 'dara@example.org');
    const otp = /\d{4}/.exec(mail?.text ?? '')?.[0] ?? '';
    const confirmed = await test.call(auth.validate, { body: { email: 'dara@example.org', otp } });
    const dev = { id: confirmed.body.data.user.id, token: confirmed.body.data.token };
    assert.equal(dev.id, id);
    const { body } = await test.call(registration.registered, {}, dev.token);
    assert.deepEqual(
      body.data.map((own) => own.id),
      [event.id],
    );
  });

  it('is the account with this email if there is one, and gets the mail of a registration', async () => {
    const asha = await buildParticipant(test);
    const { person } = (await event.walkIn('Asha Nair', asha.email)).body.data;
    assert.equal(person.id, asha.id);
    const subjects = (await test.mails()).filter(({ to }) => to === asha.email).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['You are registered: Reading the sky']);
  });

  it('needs a free seat, and an event that neither ended nor was cancelled', async () => {
    const update = (changes: { cancelledAt: Date }) =>
      test.database.updateTable('events').set(changes).where('id', '=', event.id).execute();
    await test.database
      .updateTable('eventSeats')
      .set({ capacityMax: 1 })
      .where('eventId', '=', event.id)
      .execute();
    await event.walkIn('Dev Rao', 'dev@example.org');
    assert.equal((await event.walkIn('Eli Rao', 'eli@example.org')).error.code, 'EVENT_FULL');
    test.clock.advance(4 * 3600);
    assert.equal((await event.walkIn('Eli Rao', 'eli@example.org')).error.code, 'DOOR_CLOSED');
    test.clock.advance(-3600);
    await update({ cancelledAt: test.clock.now() });
    assert.equal((await event.walkIn('Eli Rao', 'eli@example.org')).error.code, 'EVENT_CANCELLED');
    const refused = await test.database
      .selectFrom('guests')
      .select('email')
      .where('email', '=', 'eli@example.org')
      .execute();
    assert.deepEqual(refused, []);
  });

  it('is in the host’s lists with the email, gets no mail, and is forgotten with the event', async () => {
    const email = 'fern@example.org';
    const { id } = (await event.walkIn('Fern Rao', email)).body.data.person;
    const input = { params: event.params, query: {} };
    const { recipients } = (await test.call(announcements.audience, input, event.host.token)).body.data;
    assert.equal(recipients, 0);
    await buildCertificate(test, event.id, { id });
    const { content } = (await test.call(certificates.list, input, event.host.token)).body;
    assert.deepEqual(
      content.map((certificate) => certificate.email),
      [email],
    );
    const deletedAt = test.clock.now();
    await test.database.updateTable('events').set({ deletedAt }).where('id', '=', event.id).execute();
    await purgeDeletedEvents(test.database, new Date(deletedAt.getTime() + 31 * 86_400_000));
    const guests = await test.database.selectFrom('guests').where('email', '=', email).selectAll().execute();
    assert.deepEqual(guests, []);
    const account = await test.database
      .selectFrom('accounts')
      .select(['state', 'firstname'])
      .where('id', '=', id)
      .executeTakeFirst();
    assert.deepEqual(account, { state: 'DELETED', firstname: 'Deleted user' });
  });

  it('is refused without a name in letters or a valid email', async () => {
    for (const [name, email] of [
      ['', 'dev@example.org'],
      ['D3v', 'dev@example.org'],
      ['Dev', 'dev'],
    ] as const)
      assert.equal((await event.walkIn(name, email)).status, 400);
  });
});
