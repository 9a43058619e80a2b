import { hashToken } from '../../platform/access/token';
import { sendReminders } from '../../features/reminders/sendReminders';
import { purgeExpired } from '../../purgeExpired';
import { buildParticipant } from '../buildAccount';
import { buildEvent } from '../buildEvent';
import { requestToJoin, buildHackathon, buildRegistered, buildTeam } from '../buildTeam';
import { addDays, moveEvent, type TimeWindowSetup, type TimeWindow } from './TimeWindow';

const isThere = (rows: readonly unknown[]): string => (rows.length > 0 ? 'there' : 'gone');

async function purgeSession({ test, at }: TimeWindowSetup): Promise<string> {
  const tokenHash = hashToken((await buildParticipant(test)).token);
  const ofIt = test.database.updateTable('sessions').where('tokenHash', '=', tokenHash);
  await ofIt.set({ expiresAt: at }).execute();
  await purgeExpired(test.app);
  const left = test.database.selectFrom('sessions').select('tokenHash');
  return isThere(await left.where('tokenHash', '=', tokenHash).execute());
}

async function purgeEvent({ test, host, at }: TimeWindowSetup): Promise<string> {
  const eventId = await buildEvent(test, host, { deletedAt: addDays(at, -30) });
  await purgeExpired(test.app);
  const left = test.database.selectFrom('events').select('id');
  return isThere(await left.where('id', '=', eventId).execute());
}

async function expireRequest(prepared: TimeWindowSetup): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildHackathon(test, host);
  const team = await buildTeam(test, eventId);
  const requestId = await requestToJoin(test, team, await buildRegistered(test, eventId));
  await moveEvent(prepared, eventId, { registerEnd: at, startTime: at });
  await purgeExpired(test.app);
  const request = test.database.selectFrom('joinRequests').select('state').where('id', '=', requestId);
  return (await request.executeTakeFirstOrThrow()).state;
}

/** Counts notifications of this type after a run of the reminders. */
async function readReminder({ test }: TimeWindowSetup, eventId: string, type: string): Promise<string> {
  await sendReminders(test.app);
  const { count } = await test.database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('eventId', '=', eventId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return count > 0 ? 'told' : 'silent';
}

async function remindOfStart(prepared: TimeWindowSetup): Promise<string> {
  const { test, host, at } = prepared;
  const startTime = addDays(at, 1);
  const eventId = await buildEvent(test, host, { startTime, registerEnd: startTime });
  return readReminder(prepared, eventId, 'REMINDER_24H');
}

async function warnAboutTurnout(prepared: TimeWindowSetup): Promise<string> {
  const { test, host, at } = prepared;
  const eventId = await buildEvent(test, host, { registerEnd: addDays(at, 1), capacityMin: 5 });
  return readReminder(prepared, eventId, 'CAPACITY_LOW');
}

/** Windows of the background jobs. */
export const jobWindows: readonly TimeWindow[] = [
  { name: 'a session expires: the sweep', act: purgeSession, before: 'there', after: 'gone' },
  { name: 'a deleted event is purged', act: purgeEvent, before: 'there', after: 'gone' },
  { name: 'a join request expires', act: expireRequest, before: 'PENDING', after: 'EXPIRED' },
  { name: 'a reminder is due', act: remindOfStart, before: 'silent', after: 'told' },
  { name: 'a warning of low turnout is due', act: warnAboutTurnout, before: 'silent', after: 'told' },
];
