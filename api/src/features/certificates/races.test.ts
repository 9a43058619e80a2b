import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, certificates, registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours, buildEvent } from '../../testing/buildEvent';
import { pauseForRace } from '../../testing/pauseForRace';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { skipWithoutPostgres as skip } from '../../testing/skipWithoutPostgres';
import { sendCertificateNews } from './sendCertificateNews';

const PEOPLE = 8;
const CALLS = 10;
const ROUNDS = 5;

describe('certificates that several hosts and instances change at the same time', () => {
  let host: TestAccount;
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
  });

  async function buildBegun(): Promise<{ eventId: string; people: TestAccount[] }> {
    const eventId = await buildEvent(test, host);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buildParticipant(test)));
    const input = { params: { eventId }, body: sampleRegistrationForm };
    for (const { token } of people) await test.call(registration.register, input, token);
    const times = {
      registerEnd: addHours(test, -1),
      startTime: addHours(test, -1),
      endTime: addHours(test, 1),
    };
    await test.database.updateTable('events').set(times).where('id', '=', eventId).execute();
    return { eventId, people };
  }

  const issue = (eventId: string) => test.call(certificates.issue, { params: { eventId } }, host.token);
  const list = async (eventId: string) =>
    (await test.call(certificates.list, { params: { eventId } }, host.token)).body.content;

  it(`are issued once to each person, in each of ${ROUNDS} rounds`, { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId } = await buildBegun();
      const replies = await Promise.all(Array.from({ length: CALLS }, () => issue(eventId)));
      assert.equal(
        replies.reduce((sum, { body }) => sum + body.data.issued, 0),
        PEOPLE,
      );
      assert.equal((await list(eventId)).length, PEOPLE);
    }
  });

  it('would be issued more often by a look before the insert', { skip }, async () => {
    const { eventId } = await buildBegun();
    await sql`create table issued_twice (user_id uuid)`.execute(test.database);
    const lookThenInsert = async (): Promise<void> => {
      const { rows } = await sql<{ userId: string }>`select user_id from registrations
        where event_id = ${eventId} and user_id not in (select user_id from issued_twice)`.execute(
        test.database,
      );
      await pauseForRace();
      for (const { userId } of rows)
        await sql`insert into issued_twice values (${userId})`.execute(test.database);
    };
    await Promise.all(Array.from({ length: 2 }, lookThenInsert));
    const { rows } = await sql`select user_id from issued_twice`.execute(test.database);
    await sql`drop table issued_twice`.execute(test.database);
    assert.ok(rows.length > PEOPLE);
  });

  it(`never have the name of a deleted account, in each of ${ROUNDS} rounds`, { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId, people } = await buildBegun();
      const leaving = people.slice(0, PEOPLE / 2);
      await Promise.all([
        ...leaving.map(({ token }) => test.call(auth.deleteAccount, {}, token)),
        issue(eventId),
        issue(eventId),
      ]);
      const ids = new Set(leaving.map(({ id }) => id));
      const rows = await test.database
        .selectFrom('certificates')
        .innerJoin('certificateDesigns', 'certificateDesigns.id', 'certificates.designId')
        .select(['userId', 'name', 'withdrawnAt'])
        .where('certificateDesigns.eventId', '=', eventId)
        .execute();
      for (const { userId, name, withdrawnAt } of rows)
        assert.equal(
          name === '' && withdrawnAt !== null,
          ids.has(userId ?? ''),
          JSON.stringify({ userId, name }),
        );
    }
  });

  it('are told once by several instances', { skip }, async () => {
    // News of the tests before.
    await sendCertificateNews(test.app);
    await test.database.deleteFrom('mails').execute();
    const { eventId } = await buildBegun();
    await issue(eventId);
    await Promise.all(Array.from({ length: CALLS }, () => sendCertificateNews(test.app)));
    const { told } = await test.database
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('told'))
      .where('eventId', '=', eventId)
      .where('type', '=', 'CERTIFICATE')
      .executeTakeFirstOrThrow();
    assert.equal(told, PEOPLE);
    const mails = (await test.mails()).filter(({ subject }) => subject.startsWith('Your certificate:'));
    assert.equal(mails.length, PEOPLE);
  });

  it('are revoked once, by the first reason', { skip }, async () => {
    const { eventId } = await buildBegun();
    await issue(eventId);
    const [{ id: certificateId } = { id: '' }] = await list(eventId);
    const params = { eventId, certificateId };
    const replies = await Promise.all(
      Array.from({ length: CALLS }, (_value, index) =>
        test.call(certificates.revoke, { params, body: { reason: `Reason ${index}` } }, host.token),
      ),
    );
    assert.equal(new Set(replies.map(({ body }) => body.data.reason)).size, 1);
    const mails = (await test.mails()).filter(({ subject }) => subject.includes('no longer valid'));
    assert.equal(mails.length, 1);
  });
});
