import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attendees, registration } from '@marquee/shared-contracts';
import type { TestAccount } from '../../../testing/buildAccount';
import { addHours } from '../../../testing/buildEvent';
import { buildRequests, decide, readRequests, sendRequest } from '../../../testing/buildRequests';
import { readRegisteredIds, readSeats, readWaitingIds } from '../../../testing/buildWaitlist';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();

const ids = (people: readonly TestAccount[]) => people.map(({ id }) => id);
const at = (people: readonly TestAccount[], index: number): TestAccount => {
  const person = people[index];
  assert.ok(person !== undefined);
  return person;
};
const approveAll = (people: readonly TestAccount[]) =>
  people.map((person) => ({ person, decision: 'approve' as const }));
const readMails = async ({ email }: TestAccount) =>
  (await test.mails()).filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
const readTold = async ({ id }: TestAccount) =>
  test.database
    .selectFrom('notifications')
    .select(['type', 'message'])
    .where('recipientId', '=', id)
    .execute();

describe('approving requests (RG-23)', () => {
  it('registers the people with their forms, and tells them', async () => {
    const asked = await buildRequests(test, 2, { joinLink: 'https://meet.example.org/sky' });
    const { eventId, people } = asked;
    const { body } = await decide(test, asked, approveAll(people));
    assert.deepEqual(body.data, { approved: 2, waiting: 0, declined: 0, skipped: [] });
    assert.deepEqual((await readRegisteredIds(test, eventId)).toSorted(), ids(people).toSorted());
    assert.deepEqual(await readSeats(test, eventId), { taken: 2, held: 0 });
    assert.deepEqual(await readRequests(test, eventId), []);
    const saved = await test.database
      .selectFrom('registrations')
      .select(['institute', 'email'])
      .where('userId', '=', at(people, 0).id)
      .executeTakeFirst();
    assert.deepEqual(saved, { institute: 'Asking College', email: at(people, 0).email });
    const message = 'The hosts of Reading the sky approved your request, and you are registered.';
    assert.deepEqual(await readTold(at(people, 0)), [{ type: 'REQUEST_APPROVED', message }]);
    const [mail] = await readMails(at(people, 0));
    assert.equal(mail?.subject, 'You are registered: Reading the sky');
    assert.match(String(mail?.text), /https:\/\/meet\.example\.org\/sky/);
  });

  it('repeats without harm, and names people without a request', async () => {
    const asked = await buildRequests(test, 1);
    const stranger = { email: 'Nobody@example.org' };
    const decisions = [...approveAll(asked.people), { person: stranger, decision: 'approve' as const }];
    await decide(test, asked, decisions);
    const { body } = await decide(test, asked, decisions);
    const skipped = [at(asked.people, 0).email, 'Nobody@example.org'];
    assert.deepEqual(body.data, { approved: 0, waiting: 0, declined: 0, skipped });
    assert.deepEqual(await readSeats(test, asked.eventId), { taken: 1, held: 0 });
    assert.equal((await readMails(at(asked.people, 0))).length, 1);
  });

  it('is refused above the capacity without a waitlist, for all of them', async () => {
    const asked = await buildRequests(test, 3, { capacityMax: 2 });
    const { status, error } = await decide(test, asked, approveAll(asked.people));
    assert.deepEqual([status, error.code], [409, 'NOT_ENOUGH_SEATS']);
    assert.equal((await readRequests(test, asked.eventId)).length, 3);
    assert.deepEqual(await readSeats(test, asked.eventId), { taken: 0, held: 0 });
  });

  it('puts people above the capacity on the waitlist, in the order of asking', async () => {
    const asked = await buildRequests(test, 3, {
      capacityMax: 1,
      waitlist: true,
      joinLink: 'https://meet.example.org/sky',
    });
    const { eventId, people } = asked;
    const { body } = await decide(test, asked, approveAll(people.toReversed()));
    assert.deepEqual(body.data, { approved: 1, waiting: 2, declined: 0, skipped: [] });
    assert.deepEqual(await readRegisteredIds(test, eventId), ids(people.slice(0, 1)));
    assert.deepEqual(await readWaitingIds(test, eventId), ids(people.slice(1)));
    const [mail] = await readMails(at(people, 1));
    assert.match(String(mail?.text), /The event is full, and you are on the waitlist\./);
    assert.doesNotMatch(String(mail?.text), /meet\.example\.org/);
    await test.call(registration.cancelRegistration, { params: { eventId } }, at(people, 0).token);
    assert.deepEqual(await readRegisteredIds(test, eventId), ids(people.slice(1, 2)));
  });

  it('is possible after registration has closed, but then nobody waits', async () => {
    const asked = await buildRequests(test, 2, { capacityMax: 1, waitlist: true });
    test.clock.set(addHours(test, 49));
    const both = await decide(test, asked, approveAll(asked.people));
    assert.equal(both.error.code, 'NOT_ENOUGH_SEATS');
    const one = await decide(test, asked, approveAll(asked.people.slice(0, 1)));
    assert.equal(one.body.data.approved, 1);
    test.clock.set(addHours(test, 4));
    const late = await decide(test, asked, approveAll(asked.people.slice(1)));
    assert.equal(late.error.code, 'EVENT_ENDED');
  });
});

describe('declining requests (RG-23)', () => {
  it('tells each person the message, and keeps the request', async () => {
    const asked = await buildRequests(test, 2);
    const [first, second] = [at(asked.people, 0), at(asked.people, 1)];
    const { body } = await decide(test, asked, [
      { person: { email: first.email.toUpperCase() }, decision: 'decline', message: 'For students only.' },
      { person: second, decision: 'decline' },
    ]);
    assert.deepEqual(body.data, { approved: 0, waiting: 0, declined: 2, skipped: [] });
    assert.deepEqual(await readRequests(test, asked.eventId), [
      { userId: first.id, state: 'DECLINED', message: 'For students only.' },
      { userId: second.id, state: 'DECLINED', message: '' },
    ]);
    const text = 'The hosts of Reading the sky declined your request.';
    assert.deepEqual(await readTold(first), [
      { type: 'REQUEST_DECLINED', message: `${text}\n\nFor students only.` },
    ]);
    assert.deepEqual(await readTold(second), [{ type: 'REQUEST_DECLINED', message: text }]);
    const repeat = await sendRequest(test, asked.eventId, first);
    assert.deepEqual([repeat.status, repeat.body.data.request?.message], [200, 'For students only.']);
  });

  it('may be changed by approving, and the last decision about a person counts', async () => {
    const asked = await buildRequests(test, 1);
    const person = at(asked.people, 0);
    await decide(test, asked, [{ person, decision: 'decline' }]);
    const { body } = await decide(test, asked, [
      { person, decision: 'decline' },
      { person, decision: 'approve' },
    ]);
    assert.deepEqual(body.data, { approved: 1, waiting: 0, declined: 0, skipped: [] });
    assert.deepEqual(await readRegisteredIds(test, asked.eventId), [person.id]);
  });
});

describe('the list of requests (HO-20)', () => {
  const list = (
    { eventId, host }: { eventId: string; host: TestAccount },
    query: NonNullable<Parameters<typeof test.call<typeof attendees.requests>>[1]>['query'],
  ) => test.call(attendees.requests, { params: { eventId }, query }, host.token);

  it('has the open requests in order, by pages and text, and the declined ones apart', async () => {
    const asked = await buildRequests(test, 3);
    const { people } = asked;
    await decide(test, asked, [{ person: at(people, 2), decision: 'decline', message: 'Sorry.' }]);
    const first = (await list(asked, { size: '1' })).body;
    assert.deepEqual([first.content.map(({ id }) => id), first.totalElements], [[at(people, 0).id], 2]);
    const second = (await list(asked, { size: '1', after: first.next })).body;
    assert.deepEqual(
      second.content.map(({ id }) => id),
      [at(people, 1).id],
    );
    const found = (await list(asked, { q: at(people, 1).email.slice(0, -4) })).body;
    assert.deepEqual([found.content.map(({ id }) => id), found.totalElements], [[at(people, 1).id], 1]);
    const declined = (await list(asked, { state: 'declined' })).body;
    assert.deepEqual(
      declined.content.map(({ id, message }) => [id, message]),
      [[at(people, 2).id, 'Sorry.']],
    );
  });

  it('is a file with empty decisions', async () => {
    const asked = await buildRequests(test, 1);
    const url = `/api/events/${asked.eventId}/requests?format=csv`;
    const headers = { authorization: `Bearer ${asked.host.token}` };
    const { payload } = await test.app.http.inject({ url, headers });
    const [head, row] = payload.split('\r\n');
    assert.match(String(head), /"Requested","Decision","Message"$/);
    assert.match(String(row), new RegExp(`"${at(asked.people, 0).email}".*"Asking College".*"",""$`));
  });
});
