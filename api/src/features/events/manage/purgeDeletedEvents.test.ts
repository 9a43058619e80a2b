import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  announcements,
  attendees,
  auth,
  certificates,
  DEFAULT_CERTIFICATE_DESIGN,
  door,
  manageEvents,
  registration,
  profile,
  quiz,
  rooms,
} from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost } from '../../../testing/buildAccount';
import { buildQuiz } from '../../../testing/buildQuiz';
import { requestToJoin, buildRegistered, buildTeam } from '../../../testing/buildTeam';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createQuizClient } from '../../../testing/createQuizClient';
import { purgeDeletedEvents } from './purgeDeletedEvents';

const DAY = 86_400;

const test = setUpTestApp();

/**
 * Row counts of the event in every table that references events; the ledger of coins outlives the event
 * (EV-24).
 */
async function countRows(eventId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name = 'event_id' or (table_name = 'events' and column_name = 'id'))
  `.execute(test.database);
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${eventId}
    `.execute(test.database);
    counts[table] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}

/** Creates a deleted quiz with rows in every table that calls can fill, attempted by one person. */
async function buildDeleted() {
  const host = await buildHost(test);
  const built = await buildQuiz(test, host, { teamCreationAllowed: true, maxTeamSize: 3 });
  const { eventId } = built;
  const team = await buildTeam(test, eventId);
  await requestToJoin(test, team, await buildRegistered(test, eventId));
  const params = { eventId };
  await test.call(registration.addFavourite, { params }, team.leader.token);
  await test.call(registration.details, { params }, team.leader.token);
  const roomNames = ['LT-1'];
  const room = await test.call(
    rooms.create,
    { params, query: { roomCount: '1' }, body: { roomNames } },
    host.token,
  );
  const roomId = room.body.data[0]?.id ?? '';
  await test.call(rooms.allocate, { params: { ...params, roomId }, body: { teamId: team.id } }, host.token);
  const entries = [{ day: 1, description: 'Opening' }];
  await test.call(manageEvents.replaceTimeline, { params, body: { entries } }, host.token);
  const taking = createQuizClient(test, built, team.leader);
  await taking.open(1);
  await taking.answer(1, { answer: 'yes' });
  await taking.submit();
  await test.app.eventViews.flush();
  const body = { subject: 'Results', text: 'See you on Friday.' };
  await test.call(announcements.send, { params, body }, host.token);
  await test.call(announcements.mute, { params }, team.leader.token);
  await test.call(door.createLink, { params, body: { name: 'North gate' } }, host.token);
  await test.call(attendees.checkIn, { params: { ...params, accountId: team.leader.id } }, host.token);
  await test.call(certificates.saveDesign, { params, body: DEFAULT_CERTIFICATE_DESIGN }, host.token);
  await test.call(manageEvents.cancel, { params }, host.token);
  assert.equal((await test.call(manageEvents.remove, { params }, host.token)).status, 200);
  return { eventId, person: team.leader };
}

it('removes a deleted event with all its rows after 30 days, and keeps everybody’s coins', async () => {
  const [{ eventId, person }, other] = [await buildDeleted(), await buildDeleted()];
  await test.database
    .updateTable('events')
    .set({ deletedAt: new Date(test.clock.now().getTime() + DAY * 1000) })
    .where('id', '=', other.eventId)
    .execute();
  const full = await countRows(eventId);
  const empty = Object.keys(full).filter((table) => full[table] === 0);
  assert.deepEqual(empty.toSorted(), [
    'administrator_departures',
    'event_administrators',
    'option_counts',
    'quiz_ranks',
    'quizzes',
    'registration_requests',
    'reminders',
    'team_invites',
    'waits',
  ]);
  const in30Days = test.clock.now().getTime() + 30 * DAY * 1000;
  await purgeDeletedEvents(test.database, new Date(in30Days - 1));
  assert.deepEqual(await countRows(eventId), full);
  await purgeDeletedEvents(test.database, new Date(in30Days));
  const { coin_entries: coins, ...rest } = await countRows(eventId);
  assert.equal(coins, 1);
  assert.deepEqual(new Set(Object.values(rest)), new Set([0]));
  assert.equal((await countRows(other.eventId))['events'], 1);
  assert.equal((await test.call(profile.read, {}, person.token)).body.data.coins, 10);
  const { body } = await test.call(auth.exportOwnData, {}, person.token);
  assert.deepEqual(
    body.data.coins.map(({ eventTitle, coins: given }) => [eventTitle, given]),
    [['A deleted event', 10]],
  );
  const board = await test.call(quiz.leaderboardAndScores, { params: { eventId } }, person.token);
  assert.equal(board.status, 404);
});
