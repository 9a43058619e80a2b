import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  type AdministratorRole,
  administrators,
  attendees,
  manageEvents,
  notifications,
  quizEditor,
} from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let owner: TestAccount;
let helper: TestAccount;
let eventId: string;
beforeEach(async () => {
  owner = await buildHost(test, { firstname: 'Olga' });
  helper = await buildHost(test, { firstname: 'Kabir' });
  eventId = await buildEvent(test, owner, { title: 'Moon night', category: 'quiz' });
});

const add = (role?: AdministratorRole) =>
  test.call(
    administrators.add,
    { params: { eventId, hostId: helper.id }, query: role && { role } },
    owner.token,
  );
const change = (role: AdministratorRole, by = owner, of = helper) =>
  test.call(
    administrators.changeRole,
    { params: { eventId, administratorId: of.id }, body: { role } },
    by.token,
  );
const readRole = async () =>
  (await test.call(administrators.list, { params: { eventId } }, owner.token)).body.data[0]?.role;

describe('the role of an administrator (HO-19)', () => {
  it('is that of a manager unless the owner chooses another', async () => {
    assert.equal((await add()).body.data.role, 'MANAGER');
    const other = await buildHost(test);
    const params = { eventId, hostId: other.id };
    const added = await test.call(administrators.add, { params, query: { role: 'DESK' } }, owner.token);
    assert.equal(added.body.data.role, 'DESK');
  });

  it('limits the next call: people for the desk, the event and its questions for an editor', async () => {
    const input = { params: { eventId } };
    const read = async () => {
      const people = await test.call(attendees.list, input, helper.token);
      const questions = await test.call(quizEditor.questions, input, helper.token);
      const scores = await test.call(quizEditor.scores, input, helper.token);
      return [people, questions, scores].map((answer) =>
        answer.status < 400 ? answer.status : answer.error.code,
      );
    };
    await add('DESK');
    assert.deepEqual(await read(), [200, 'RIGHT_MISSING', 'RIGHT_MISSING']);
    assert.equal((await change('EDITOR')).body.data.role, 'EDITOR');
    assert.deepEqual(await read(), ['RIGHT_MISSING', 200, 'RIGHT_MISSING']);
    await change('MANAGER');
    assert.deepEqual(await read(), [200, 200, 200]);
  });

  it('stands in the details and in the list of events, but not for the owner', async () => {
    await add('EDITOR');
    const readRoles = async ({ token }: TestAccount) => {
      const details = await test.call(manageEvents.details, { params: { eventId } }, token);
      const listed = await test.call(manageEvents.list, {}, token);
      return [details.body.data, listed.body.content[0]?.data].map((event) => [
        event?.role,
        event?.administratorRole,
      ]);
    };
    assert.deepEqual(await readRoles(helper), [
      ['ADMIN', 'EDITOR'],
      ['ADMIN', 'EDITOR'],
    ]);
    assert.deepEqual(await readRoles(owner), [
      ['OWNER', undefined],
      ['OWNER', undefined],
    ]);
  });

  it('is changed by the owner alone; the host is notified once', async () => {
    await add('EDITOR');
    assert.equal((await change('MANAGER', helper)).error.code, 'NOT_THE_OWNER');
    assert.equal((await change('DESK', owner, await buildHost(test))).error.code, 'NOT_FOUND');
    for (const role of ['DESK', 'DESK'] as const) await change(role);
    const { body } = await test.call(notifications.hostNewest, {}, helper.token);
    const messages = body.content.map(({ title, message }) => [title, message]);
    assert.deepEqual(messages, [
      [
        'Your role at Moon night: Desk',
        'Olga Rao changed your role at "Moon night". You can see its participants, check them in and give them rooms.',
      ],
      [
        'You are an administrator',
        'Olga Rao made you an administrator of "Moon night". You can edit the event and its questions. Accept or leave.',
      ],
    ]);
  });

  it('returns with an administrator who leaves and undoes it', async () => {
    await add('DESK');
    const params = { eventId, hostId: helper.id };
    await test.call(administrators.remove, { params }, helper.token);
    await test.call(administrators.restore, { params: { eventId } }, helper.token);
    assert.equal(await readRole(), 'DESK');
  });

  it('is also narrowed after the end of the event', async () => {
    await add('MANAGER');
    test.clock.advance(60 * 60 * 72);
    assert.equal((await change('EDITOR')).body.data.role, 'EDITOR');
  });
});
