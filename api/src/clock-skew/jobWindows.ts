import { hashToken } from '../access/identify';
import { remind } from '../reminders/remind';
import { sweep } from '../sweep';
import { buildParticipant } from '../testing/buildAccount';
import { buildEvent } from '../testing/buildEvent';
import { ask, buildHackathon, buildRegistered, buildTeam } from '../testing/buildTeam';
import { daysAfter, moveEvent, type Prepared, type Window } from './Window';

const isThere = (rows: readonly unknown[]): string => (rows.length > 0 ? 'there' : 'gone');

async function sweptSession({ test, at }: Prepared): Promise<string> {
  const tokenHash = hashToken((await buildParticipant(test)).token);
  const ofIt = test.database.updateTable('sessions').where('tokenHash', '=', tokenHash);
  await ofIt.set({ expiresAt: at }).execute();
  await sweep(test.app);
  const left = test.database.selectFrom('sessions').select('tokenHash');
  return isThere(await left.where('tokenHash', '=', tokenHash).execute());
}

async function purgedEvent({ test, host, at }: Prepared): Promise<string> {
  const eventId = await buildEvent(test, host, { deletedAt: daysAfter(at, -30) });
  await sweep(test.app);
  const left = test.database.selectFrom('events').select('id');
  return isThere(await left.where('id', '=', eventId).execute());
}

async function expiredRequest(prepared: Prepared): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildHackathon(test, host);
  const team = await buildTeam(test, eventId);
  const requestId = await ask(test, team, await buildRegistered(test, eventId));
  await moveEvent(prepared, eventId, { registerEnd: at, startTime: at });
  await sweep(test.app);
  const request = test.database.selectFrom('joinRequests').select('state').where('id', '=', requestId);
  return (await request.executeTakeFirstOrThrow()).state;
}

/** How many notices of this kind there are after a round of reminding. */
async function remindedOf({ test }: Prepared, eventId: string, type: string): Promise<string> {
  await remind(test.app);
  const { count } = await test.database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('eventId', '=', eventId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return count > 0 ? 'told' : 'silent';
}

async function remindedOfStart(prepared: Prepared): Promise<string> {
  const { test, host, at } = prepared;
  const startTime = daysAfter(at, 1);
  const eventId = await buildEvent(test, host, { startTime, registerEnd: startTime });
  return remindedOf(prepared, eventId, 'REMINDER_24H');
}

async function warnedOfFew(prepared: Prepared): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildEvent(test, host, { registerEnd: daysAfter(at, 1), capacityMin: 5 });
  return remindedOf(prepared, eventId, 'CAPACITY_LOW');
}

/** What the server does by itself at a moment. */
export const jobWindows: readonly Window[] = [
  { name: 'a session expires: the sweep', act: sweptSession, before: 'there', after: 'gone' },
  { name: 'a deleted event is purged', act: purgedEvent, before: 'there', after: 'gone' },
  { name: 'a join request expires', act: expiredRequest, before: 'PENDING', after: 'EXPIRED' },
  { name: 'a reminder is due', act: remindedOfStart, before: 'silent', after: 'told' },
  { name: 'a warning of low turnout is due', act: warnedOfFew, before: 'silent', after: 'told' },
];
