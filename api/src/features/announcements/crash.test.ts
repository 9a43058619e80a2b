import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { systemClock as clock } from '../../platform/clock';
import type { Database } from '../../platform/database/Database';
import { migrate } from '../../platform/database/migrate';
import { openEmbedded } from '../../platform/database/openDatabase';
import { OutboxMailer } from '../../platform/mail/OutboxMailer';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { type MailServer, startMailServer } from '../../testing/startMailServer';
import { type RunningServer, startServer } from '../../testing/startServer';
import { waitUntil } from '../../testing/waitUntil';

const KILLS = 10;
const MAILS = 600;
/** Of ten connections, three serve codes and two single mails. */
const SENDERS = 5;
/** Mails that each process sends before it is killed. */
const PER_PROCESS = 20;
const HANG_MS = 60_000;

let directory: string;
let server: TestDatabase | undefined;
let mailServer: MailServer;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-announcements-'));
  if (process.env.TEST_DATABASE_URL !== undefined) server = await buildDatabase();
  // A mail is accepted before the sender hears of it, so that a kill finds unrecorded mails.
  mailServer = await startMailServer({ latency: () => 20 });
  await withDatabase(queueMails);
});
after(async () => {
  // A failed test leaves its process.
  if (running?.hasEnded() === false) await running.stop('SIGKILL');
  mailServer.close();
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

/** The embedded engine is closed again, because one process at a time opens its directory. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  if (server !== undefined) return work(server.database);
  const database = await openEmbedded(directory);
  await migrate(database);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

async function queueMails(database: Database): Promise<void> {
  const mailer = new OutboxMailer({ secret: 'a secret for tests only', clock });
  const mails = Array.from({ length: MAILS }, (_, index) => ({
    to: `${index}@example.org`,
    subject: 'Bring a pen',
    text: 'And some paper.',
    kind: 'announcement' as const,
  }));
  await database.transaction().execute((transaction) => mailer.enqueue(transaction, mails, clock.now()));
}

let running: RunningServer | undefined;

function start(): RunningServer {
  running = startServer(directory, {
    DATABASE_URL: server?.url ?? '',
    MAIL_URL: mailServer.url,
    MAIL_FROM: 'from@example.org',
    MAIL_CONNECTIONS: '10',
    MAIL_BULK_PER_SECOND: '500',
  });
  return running;
}

/** The message ids of each recipient's arrivals. */
function groupByRecipient(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { to, messageId } of mailServer.mails()) groups.set(to, [...(groups.get(to) ?? []), messageId]);
  return groups;
}

const countRepeats = (): number => mailServer.mails().length - groupByRecipient().size;

const countUnsent = (database: Database) =>
  database
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();

it(
  `kill -9 amid announcements, ${KILLS} times, loses no mail and repeats one per sender and kill (AN-7)`,
  {
    timeout: 300_000,
  },
  async (context) => {
    for (let round = 0; round < KILLS; round += 1) {
      const arrived = mailServer.mails().length;
      const child = start();
      await child.address;
      await waitUntil(() => mailServer.mails().length >= arrived + PER_PROCESS, 'some mails', HANG_MS);
      await child.stop('SIGKILL');
    }
    const last = start();
    await last.address;
    await waitUntil(() => groupByRecipient().size === MAILS, 'every mail', HANG_MS);
    if (server !== undefined) {
      const { database } = server;
      await waitUntil(async () => (await countUnsent(database)).count === 0, 'every mail recorded', HANG_MS);
    }
    assert.equal(await last.stop('SIGTERM'), 0);
    assert.deepEqual(await withDatabase(countUnsent), { count: 0 });
    for (const [to, messageIds] of groupByRecipient()) {
      assert.equal(new Set(messageIds).size, 1, `several messages for ${to}`);
      assert.ok(messageIds.length <= 1 + KILLS);
    }
    assert.ok(countRepeats() > 0, 'no kill met a mail between acceptance and record');
    assert.ok(countRepeats() <= KILLS * SENDERS, `${countRepeats()} repeats`);
    context.diagnostic(`${MAILS} mails, ${KILLS} kills, ${countRepeats()} repeats with the same Message-ID`);
  },
);
