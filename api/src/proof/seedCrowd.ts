import { v7 as uuidv7 } from 'uuid';
import { startSession } from '../auth/queries';
import type { Database } from '../database/Database';

/** People with live sessions, and events that all of them may register for. */
export interface Crowd {
  tokens: string[];
  eventIds: string[];
}

const HOUR = 3_600_000;

/** Writes a crowd into a migrated, empty database by the real clock: nobody has to sign up first. */
export async function seedCrowd(
  database: Database,
  { people, events, seats = null }: { people: number; events: number; seats?: number | null },
): Promise<Crowd> {
  const now = new Date();
  const owner = await saveAccount(database, 'HOST', now);
  const eventIds: string[] = [];
  while (eventIds.length < events) eventIds.push(await saveEvent(database, { owner, seats, now }));
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

async function saveEvent(
  database: Database,
  { owner, seats, now }: { owner: string; seats: number | null; now: Date },
): Promise<string> {
  const id = uuidv7();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
  const texts = { title: 'Reading the sky', description: 'Three hours.', organization: 'Example College' };
  await database
    .insertInto('events')
    .values({
      ...texts,
      id,
      ownerId: owner,
      category: 'seminar',
      mode: 'online',
      url: null,
      imageUrl: '/images/default-event.svg',
      festival: null,
      inviteKey: null,
      registerStart: at(-1),
      registerEnd: at(24),
      startTime: at(24),
      endTime: at(27),
      createdAt: now,
      lastUpdate: now,
      cancelledAt: null,
      deletedAt: null,
    })
    .execute();
  await database.insertInto('eventSeats').values({ eventId: id, capacityMax: seats }).execute();
  return id;
}
