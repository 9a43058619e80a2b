import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { events, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
});

const register = (eventId: string, by = person, k = '') =>
  test.call(
    registration.register,
    { params: { eventId }, body: sampleRegistrationForm, query: { k } },
    by.token,
  );

describe('the page of an event for a participant', () => {
  const open = (eventId: string, by = person) =>
    test.call(registration.details, { params: { eventId } }, by.token);

  it('includes the participant’s relation to the event', async () => {
    const eventId = await buildEvent(test, host);
    const first = (await open(eventId)).body.data;
    assert.deepEqual([first.registered, first.favourite, first.registrationState], [false, false, 'OPEN']);
    await register(eventId);
    await test.call(registration.addFavourite, { params: { eventId } }, person.token);
    const later = (await open(eventId)).body.data;
    assert.deepEqual(
      [later.registered, later.favourite, later.registrationState],
      [true, true, 'REGISTERED'],
    );
    const other = (await open(eventId, await buildParticipant(test))).body.data;
    assert.deepEqual([other.registered, other.favourite], [false, false]);
  });

  it('shows a private event only to registered people', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private', inviteKey: 'right' });
    assert.equal((await open(eventId)).status, 404);
    await register(eventId, person, 'right');
    assert.equal((await open(eventId)).status, 200);
    assert.equal((await open(eventId, await buildParticipant(test))).status, 404);
    test.clock.advance(1);
    const titles = (await test.call(events.events, {})).body.map(({ id }) => id);
    assert.ok(!titles.includes(eventId));
  });
});

describe('own lists', () => {
  const listRegistered = async () => (await test.call(registration.registered, {}, person.token)).body.data;
  const listFavourites = async () => (await test.call(registration.favourites, {}, person.token)).body.data;
  const likeEvent = (eventId: string) =>
    test.call(registration.addFavourite, { params: { eventId } }, person.token);

  it('registered events are active registrations for events that have not ended, soonest first', async () => {
    const later = await buildEvent(test, host, {
      endTime: addHours(test, 60),
      startTime: addHours(test, 55),
    });
    const sooner = await buildEvent(test, host);
    const ending = await buildEvent(test, host, {
      registerEnd: addHours(test, 1),
      startTime: addHours(test, 1),
      endTime: addHours(test, 2),
    });
    for (const eventId of [later, sooner, ending]) await register(eventId);
    await register(sooner, await buildParticipant(test));
    assert.deepEqual(
      (await listRegistered()).map(({ id }) => id),
      [ending, sooner, later],
    );
    test.clock.advance(2 * 3600);
    const left = await listRegistered();
    assert.deepEqual(
      left.map(({ id, registrationState }) => [id, registrationState]),
      [
        [sooner, 'REGISTERED'],
        [later, 'REGISTERED'],
      ],
    );
  });

  it('favourites are newest like first; ended events stay, deleted events vanish', async () => {
    const [ended, deleted, open] = [
      await buildEvent(test, host),
      await buildEvent(test, host),
      await buildEvent(test, host),
    ];
    for (const eventId of [ended, deleted, open]) {
      const { status, body } = await likeEvent(eventId);
      assert.equal(status, 200);
      assert.equal(body.message, 'Event added to favorites successfully');
      test.clock.advance(1);
    }
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', deleted)
      .execute();
    const past = {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -4),
      endTime: addHours(test, -1),
    };
    await test.database.updateTable('events').set(past).where('id', '=', ended).execute();
    assert.deepEqual(
      (await listFavourites()).map(({ id, registrationState }) => [id, registrationState]),
      [
        [open, 'OPEN'],
        [ended, 'ENDED'],
      ],
    );
  });

  it('liking twice and unliking twice changes nothing more', async () => {
    const eventId = await buildEvent(test, host);
    await likeEvent(eventId);
    const [first] = await listFavourites();
    test.clock.advance(60);
    assert.equal((await likeEvent(eventId)).status, 200);
    assert.deepEqual(await listFavourites(), [first]);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await test.call(registration.removeFavourite, { params: { eventId } }, person.token);
      assert.equal(status, 200);
    }
    assert.deepEqual(await listFavourites(), []);
  });

  it('a private or absent event cannot be liked', async () => {
    const hidden = await buildEvent(test, host, { visibility: 'private' });
    const answers = [await likeEvent(hidden), await likeEvent('00000000-0000-7000-8000-000000000000')];
    assert.deepEqual(
      answers.map(({ status, error }) => [status, error.code]),
      [
        [404, 'NOT_FOUND'],
        [404, 'NOT_FOUND'],
      ],
    );
    assert.deepEqual(await listFavourites(), []);
  });
});
