import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  administrators,
  attendees,
  type CallInput,
  events,
  manageEvents,
  notifications,
  registration,
} from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';

const JOIN_LINK = 'https://meet.test/reading-the-sky?pwd=1';
const KEY = 'the invite key';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const buildOnlineEvent = (given: Parameters<typeof buildEvent>[2] = {}): Promise<string> =>
  buildEvent(test, host, { joinLink: JOIN_LINK, ...given });

const update = (eventId: string, body: CallInput<typeof manageEvents.update>['body']) =>
  test.call(manageEvents.update, { params: { eventId }, body }, host.token);

const readHostLink = async (eventId: string, by = host) =>
  (await test.call(manageEvents.details, { params: { eventId } }, by.token)).body.data.joinLink;

async function register(eventId: string): Promise<TestAccount> {
  const person = await buildParticipant(test);
  const call = { params: { eventId }, query: { k: KEY }, body: sampleRegistrationForm };
  await test.call(registration.register, call, person.token);
  return person;
}

const readDetails = async (eventId: string, { token }: TestAccount) =>
  (await test.call(registration.details, { params: { eventId }, query: { k: KEY } }, token)).body.data;

const isSecretIn = (reply: unknown): boolean => JSON.stringify(reply).includes('meet.test');

describe('the join link of an online event (EV-39)', () => {
  it('is an https address; a missing scheme is added, and another mode clears it', async () => {
    const eventId = await buildOnlineEvent({ joinLink: null });
    await update(eventId, { joinLink: ' meet.test/a ' });
    assert.equal(await readHostLink(eventId), 'https://meet.test/a');
    for (const joinLink of [
      'http://meet.test/a',
      'javascript:alert(1)',
      'https://a@meet.test',
      'two words',
    ]) {
      const { status, error } = await update(eventId, { joinLink });
      assert.deepEqual(
        [status, error.errors],
        [400, [{ field: 'joinLink', message: 'Please enter an address that starts with https://.' }]],
      );
    }
    await update(eventId, { mode: 'OFFLINE' });
    assert.equal(await readHostLink(eventId), null);
    await update(eventId, { joinLink: JOIN_LINK });
    assert.equal(await readHostLink(eventId), null);
  });

  it('is for registered people, hosts and administrators', async () => {
    const eventId = await buildOnlineEvent();
    const administrator = await buildHost(test);
    const addition = { params: { eventId, hostId: administrator.id } };
    assert.equal((await test.call(administrators.add, addition, host.token)).status, 200);
    const person = await register(eventId);
    assert.equal((await readDetails(eventId, person)).joinLink, JOIN_LINK);
    const listed = await test.call(registration.registered, {}, person.token);
    assert.deepEqual(
      listed.body.data.map(({ joinLink }) => joinLink),
      [JOIN_LINK],
    );
    assert.equal(await readHostLink(eventId), JOIN_LINK);
    assert.equal(await readHostLink(eventId, administrator), JOIN_LINK);
  });

  it('is in no reply to visitors, other participants, other hosts or exports of attendees', async () => {
    const eventId = await buildOnlineEvent();
    await register(eventId);
    const [stranger, otherHost] = [await buildParticipant(test), await buildHost(test)];
    const replies = [
      await test.call(events.events, {}),
      await test.call(events.details, { params: { eventId } }),
      await test.call(events.details, { params: { eventId } }, otherHost.token),
      await test.call(registration.events, {}, stranger.token),
      await test.call(registration.viewed, {}, stranger.token),
      await test.call(manageEvents.list, {}, host.token),
      await test.call(attendees.list, { params: { eventId } }, host.token),
    ];
    for (const { status, body } of replies) assert.deepEqual([status, isSecretIn(body)], [200, false]);
    assert.equal((await readDetails(eventId, stranger)).joinLink, null);
    await test.call(registration.addFavourite, { params: { eventId } }, stranger.token);
    assert.equal(isSecretIn((await test.call(registration.favourites, {}, stranger.token)).body), false);
    assert.equal(
      (await test.call(manageEvents.details, { params: { eventId } }, otherHost.token)).status,
      404,
    );
  });

  it('is not for an invited person without a registration, nor after cancelling it', async () => {
    const eventId = await buildOnlineEvent({ visibility: 'private' });
    const invited = await buildParticipant(test);
    assert.equal((await readDetails(eventId, invited)).joinLink, null);
    const person = await register(eventId);
    assert.equal((await readDetails(eventId, person)).joinLink, JOIN_LINK);
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.equal((await readDetails(eventId, person)).joinLink, null);
    await update(eventId, { joinLink: 'https://meet.test/next' });
    assert.equal(isSecretIn((await test.call(notifications.newest, {}, person.token)).body), false);
  });

  it('notifies registered people of a change, with the new link only', async () => {
    const eventId = await buildOnlineEvent();
    const person = await register(eventId);
    await update(eventId, { joinLink: 'meet.test/next' });
    const { content } = (await test.call(notifications.newest, {}, person.token)).body;
    assert.equal(content[0]?.message, 'Join: https://meet.test/next');
    const mail = (await test.mails()).findLast(({ to }) => to === person.email);
    assert.match(mail?.text ?? '', /Join: https:\/\/meet\.test\/next/);
    await update(eventId, { joinLink: null });
    const { content: newest } = (await test.call(notifications.newest, {}, person.token)).body;
    assert.equal(newest[0]?.message, 'The link to join was removed.');
  });

  it('stands in the confirmation; an event at a venue names the venue', async () => {
    await register(await buildOnlineEvent());
    assert.match(
      (await test.mails()).at(-1)?.text ?? '',
      /Where: Online\nJoin: https:\/\/meet\.test\/reading/,
    );
    await register(await buildOnlineEvent({ mode: 'offline', venue: 'Hall 2', joinLink: null }));
    assert.match((await test.mails()).at(-1)?.text ?? '', /Where: Hall 2$/m);
  });
});
