import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { startSession } from '../../features/accounts/queries';
import type { Database, Tables } from '../../platform/database/Database';

/** Sessions of participants, and events that are open for their registration. */
export interface Crowd {
  tokens: string[];
  eventIds: string[];
}

const HOUR = 3_600_000;

/** Inserts a crowd into a migrated, empty database, dated by the system clock. */
export async function seedCrowd(
  database: Database,
  { people, events, seats = null }: { people: number; events: number; seats?: number | null },
): Promise<Crowd> {
  const now = new Date();
  const owner = await saveAccount(database, 'HOST', now);
  const eventIds: string[] = [];
  while (eventIds.length < events) eventIds.push(await saveEvent(database, { ownerId: owner, seats }));
  const tokens: string[] = [];
  while (tokens.length < people)
    tokens.push(await startSession(database, await saveAccount(database, 'USER', now), now));
  return { tokens, eventIds };
}

async function saveAccount(database: Database, role: 'USER' | 'HOST', now: Date): Promise<string> {
  const id = uuidv7();
  const person = { firstname: 'Priya', lastname: 'Nair', mobile: '9876543210', passwordHash: 'none' };
  const host = role === 'HOST' ? 'Example College' : null;
  await database
    .insertInto('accounts')
    .values({
      ...person,
      id,
      role,
      email: `${id}@example.org`,
      username: `person-${id}`,
      organization: host,
      designation: host,
      termsVersion: null,
      termsAgreedAt: null,
      createdAt: now,
      lastLoginAt: null,
    })
    .execute();
  return id;
}

/** An event that is open for registration by the system clock; `given` replaces columns. */
export async function saveEvent(
  database: Database,
  overrides: Partial<Insertable<Tables['events']>> & { ownerId: string; seats?: number | null },
): Promise<string> {
  const { seats = null, ...columns } = overrides;
  const id = uuidv7();
  const now = new Date();
  const addHours = (hours: number) => new Date(now.getTime() + hours * HOUR);
  const texts = { title: 'Reading the sky', description: 'Three hours.', organization: 'Example College' };
  await database
    .insertInto('events')
    .values({
      ...texts,
      id,
      category: 'seminar',
      mode: 'online',
      url: null,
      imageUrl: '/images/default-event.svg',
      festival: null,
      inviteKey: null,
      registerStart: addHours(-1),
      registerEnd: addHours(24),
      startTime: addHours(24),
      endTime: addHours(27),
      createdAt: now,
      lastUpdate: now,
      cancelledAt: null,
      deletedAt: null,
      ...columns,
    })
    .execute();
  await database.insertInto('eventSeats').values({ eventId: id, capacityMax: seats }).execute();
  return id;
}
