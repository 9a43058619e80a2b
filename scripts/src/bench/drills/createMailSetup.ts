import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manageEvents, buildPath } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { startSession } from '../../../../api/src/features/accounts/queries';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { seedCrowd } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { type MailServer, startMailServer } from '../../../../api/src/testing/startMailServer';
import { type RunningServer, startServer } from '../../../../api/src/testing/startServer';
import type { Cluster } from '../../postgres/startCluster';

/** A host's event with many registrants, and a mail server with the latency of a real mail server. */
export interface MailSetup {
  database: Database;
  mails: MailServer;
  /** Leaves all later mails to registrants unconfirmed. */
  hangBulk: () => void;
  /** Starts another server on the database. */
  start: () => RunningServer;
  /** Cancels the event, which mails every registrant. */
  cancel: (address: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds until a mail is confirmed: 50 to 100. */
const getLatency = (): number => 50 + Math.random() * 50;

const isBulk = (recipient: string): boolean => recipient.startsWith('registrant');

/** Creates the database and the mail server; `settings` are the environment of each server. */
export async function createMailSetup(
  { url }: Cluster,
  registrants: number,
  settings: Record<string, string> = {},
): Promise<MailSetup> {
  const database = openServer(url);
  // A confirmed commit must survive a crash, as in production.
  await sql`alter role current_user set synchronous_commit = on`.execute(database);
  await migrate(database);
  const { eventIds } = await seedCrowd(database, { people: 0, events: 1 });
  const [eventId = ''] = eventIds;
  const token = await startSession(database, await findOwner(database, eventId), new Date());
  await saveRegistrants(database, eventId, registrants);
  let isHanging = false;
  const mails = await startMailServer({ latency: getLatency, hangs: (to) => isHanging && isBulk(to) });
  const directory = await mkdtemp(join(tmpdir(), 'marquee-mails-'));
  const servers: RunningServer[] = [];
  return {
    database,
    mails,
    hangBulk: () => {
      isHanging = true;
    },
    start: () => {
      const environment = { DATABASE_URL: url, MAIL_URL: mails.url, TRUST_PROXY: '127.0.0.1', ...settings };
      const server = startServer(directory, environment);
      servers.push(server);
      return server;
    },
    cancel: (address) => cancelEvent(`${address}${buildPath(manageEvents.cancel.path, { eventId })}`, token),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      mails.close();
      await database.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function findOwner(database: Database, eventId: string): Promise<string> {
  const { ownerId } = await database
    .selectFrom('events')
    .select('ownerId')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return ownerId;
}

async function cancelEvent(address: string, token: string): Promise<void> {
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The cancellation answered ${response.status}.`);
  await response.arrayBuffer();
}

/** Saves accounts `registrant1@example.org`, … with a registration each. */
async function saveRegistrants(database: Database, eventId: string, count: number): Promise<void> {
  await sql`
    insert into accounts (id, role, email, username, firstname, lastname, mobile, password_hash, created_at)
    select gen_random_uuid(), 'USER', 'registrant' || n || '@example.org', 'registrant-' || n, 'Priya', 'Nair',
      '9876543210', 'none', now()
    from generate_series(1, ${count}::int) n`.execute(database);
  await sql`
    insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email, phone_number,
      institute, type, course, duration)
    select ${eventId}, id, gen_random_uuid(), now(), firstname, lastname, email, mobile, 'Example College', 'student',
      'Physics', '3 years'
    from accounts where email like 'registrant%'`.execute(database);
}

/** Saves accounts without registrations and returns their email addresses. */
export async function saveAccounts(database: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `account${index}@example.org`);
  const rows = emails.map((email) => ({
    id: uuidv7(),
    role: 'USER' as const,
    email,
    username: email,
    firstname: 'Priya',
    lastname: 'Nair',
    mobile: '9876543210',
    organization: null,
    designation: null,
    passwordHash: 'none',
    termsVersion: null,
    termsAgreedAt: null,
    createdAt: new Date(),
    lastLoginAt: null,
  }));
  await database.insertInto('accounts').values(rows).execute();
  return emails;
}
