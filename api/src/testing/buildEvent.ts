import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { EventTables } from '../platform/database/tables/eventTables';
import type { TestAccount } from './buildAccount';
import type { TestApp } from './buildTestApp';

type EventColumns = Insertable<EventTables['events']>;

const HOUR = 3_600_000;

/** The test clock's time plus this many hours. */
export const addHours = (test: TestApp, hours: number): Date =>
  new Date(test.clock.now().getTime() + hours * HOUR);

type Given = Partial<EventColumns> & { capacityMax?: number | null };

/**
 * A public online seminar with unlimited capacity, open for registration until it starts in two days, for three
 * hours; `given` replaces columns.
 */
export async function buildEvent(test: TestApp, host: TestAccount, given: Given = {}): Promise<string> {
  const [id = ''] = await buildEvents(test, host, [given]);
  return id;
}

/** Events like those of `buildEvent`, stored by one statement. */
export async function buildEvents(
  test: TestApp,
  host: TestAccount,
  given: readonly Given[],
): Promise<string[]> {
  const built = given.map(({ capacityMax = null, ...columns }) => ({
    event: createColumns(test, host, columns),
    capacityMax,
  }));
  await test.database
    .insertInto('events')
    .values(built.map(({ event }) => event))
    .execute();
  const seats = built.map(({ event, capacityMax }) => ({ eventId: event.id, capacityMax }));
  await test.database.insertInto('eventSeats').values(seats).execute();
  return seats.map(({ eventId }) => eventId);
}

const createColumns = (test: TestApp, host: TestAccount, given: Partial<EventColumns>) => ({
  id: uuidv7(),
  ownerId: host.id,
  title: 'Reading the sky',
  description: 'Three hours with a telescope.',
  category: 'seminar' as const,
  mode: 'online' as const,
  organization: 'Example College',
  url: null,
  imageUrl: '/images/default-event.svg',
  festival: null,
  inviteKey: given.visibility === 'private' ? 'the invite key' : null,
  registerStart: addHours(test, -24),
  registerEnd: addHours(test, 48),
  startTime: addHours(test, 48),
  endTime: addHours(test, 51),
  createdAt: test.clock.now(),
  lastUpdate: test.clock.now(),
  cancelledAt: null,
  deletedAt: null,
  ...given,
});
