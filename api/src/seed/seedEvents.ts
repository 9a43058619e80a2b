import type { Database } from '../platform/database/Database';
import { type DemoEvent, toInstant } from './DemoEvent';
import { demoEvents } from './demoEvents';
import { createDemoId } from './createDemoId';

const HOUR = 3_600_000;

/** The invite key of the private events: `/event/<id>?k=rehearsal`. */
export const DEMO_INVITE_KEY = 'rehearsal';

/** Inserts events, seats, stages and administrators, with one statement per table. */
export async function seedEvents(database: Database, now: Date): Promise<void> {
  const rows = demoEvents.map((event, index) => toEventRow(event, index, now));
  await database.insertInto('events').values(rows).execute();
  await database
    .insertInto('eventSeats')
    .values(
      demoEvents.map(({ key, capacityMax = null }) => ({ eventId: createDemoId('event', key), capacityMax })),
    )
    .execute();
  await database.insertInto('timelineEntries').values(demoEvents.flatMap(toTimelineRows)).execute();
  await database
    .insertInto('eventAdministrators')
    .values(demoEvents.flatMap((event) => toAdministratorRows(event, now)))
    .execute();
}

function toEventRow(event: DemoEvent, index: number, now: Date) {
  const registerStart = toInstant(event.registration[0], now);
  const published = new Date(Math.min(registerStart.getTime(), now.getTime()) - (index + 1) * HOUR);
  const [minTeamSize, maxTeamSize] = event.teams ?? [1, 1];
  return {
    id: createDemoId('event', event.key),
    ownerId: createDemoId('account', event.host),
    title: event.title,
    description: event.description,
    category: event.category,
    mode: event.mode,
    organization: event.organization,
    venue: event.venue ?? '',
    url: event.url ?? null,
    imageUrl: `/images/${event.image}`,
    festival: event.festival ?? null,
    visibility: event.visibility ?? ('public' as const),
    inviteKey: event.visibility === 'private' ? DEMO_INVITE_KEY : null,
    showContactEmail: event.showContactEmail ?? false,
    registerStart,
    registerEnd: toInstant(event.registration[1], now),
    startTime: toInstant(event.time[0], now),
    endTime: toInstant(event.time[1], now),
    teamCreationAllowed: event.teams !== undefined,
    minTeamSize,
    maxTeamSize,
    createdAt: published,
    lastUpdate: published,
    cancelledAt: event.cancelled ? new Date(now.getTime() - 24 * HOUR) : null,
    deletedAt: null,
  };
}

const toTimelineRows = ({ key, timeline }: DemoEvent) =>
  timeline.map((description, index) => ({
    eventId: createDemoId('event', key),
    day: index + 1,
    description,
  }));

const toAdministratorRows = ({ key, administrators = [] }: DemoEvent, addedAt: Date) =>
  administrators.map((host) => ({
    eventId: createDemoId('event', key),
    userId: createDemoId('account', host),
    addedAt,
    acceptedAt: addedAt,
  }));
