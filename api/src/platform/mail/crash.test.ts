import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { systemClock } from '../clock';
import type { Database } from '../database/Database';
import { buildDatabase } from '../../testing/buildDatabase';
import { waitUntil } from '../../testing/waitUntil';
import type { MailTransport } from './MailTransport';
import { MailCipher } from './MailCipher';
import { MailClaims } from './MailClaims';
import { MailMetrics } from './MailMetrics';
import { type LaneParts, MailLane } from './MailLane';
import { OutboxMailer } from './OutboxMailer';
import type { TimedDatabase } from '../database/TimedDatabase';
import { claimMails, markSent } from './outboxQueries';

const secret = 'a secret for tests only';
const clock = systemClock;
const MAILS = 60;
const SENDERS = 4;
const CRASH_AFTER = 15;
/** Detects a hang; the duration is only printed. */
const HANG_MS = 30_000;

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A process with its own connections to the database and the mail server; `crash` cuts both. */
class Process {
  readonly carried: string[];
  readonly outbox: TimedDatabase;
  readonly claims: MailClaims;
  readonly errors: unknown[] = [];
  isDown = false;
  readonly #crashAfter: number;
  readonly #abandoned: (() => void)[] = [];

  constructor(database: Database, sentIds: string[], crashAfter = Infinity) {
    const refuseWhenDown: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (this.isDown) throw new Error('The database is away.');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    this.outbox = { database: database.withPlugin(refuseWhenDown), clock };
    this.carried = sentIds;
    this.#crashAfter = crashAfter;
    this.claims = new MailClaims(this.outbox, (error) => this.errors.push(error));
  }

  /** Each mail takes some milliseconds; a mail of a process that crashed meanwhile is never confirmed. */
  readonly transport: MailTransport = {
    send: async ({ id }) => {
      if (this.#hasCrashed()) return this.#never();
      this.carried.push(id);
      if (this.carried.length >= this.#crashAfter) this.isDown = true;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (this.#hasCrashed()) return this.#never();
    },
    close: () => undefined,
  };

  start(): void {
    const parts: LaneParts = {
      outbox: this.outbox,
      claims: this.claims,
      cipher: new MailCipher(secret),
      secret,
      figures: new MailMetrics(),
      onError: (error) => this.errors.push(error),
      keepText: false,
    };
    const rules = {
      kinds: ['bulk'],
      transport: this.transport,
      senders: SENDERS,
      longestDelay: 1,
      maxAge: 3600,
    } as const;
    const lane = new MailLane(parts, rules);
    this.claims.start();
    lane.start();
    open.unshift(async () => {
      const stopped = lane.stop();
      this.#abandoned.forEach((end) => end());
      await stopped;
      await this.claims.stop();
    });
  }

  /** Without a crash only the database is away; mails in flight are confirmed. */
  #hasCrashed(): boolean {
    return this.isDown && this.#crashAfter < Infinity;
  }

  #never(): Promise<void> {
    return new Promise((_resolve, reject) => {
      this.#abandoned.push(() => reject(new Error('buried')));
    });
  }
}

async function buildOutbox(mails = MAILS) {
  const test = await buildDatabase();
  open.push(() => test.close());
  const mailer = new OutboxMailer({ secret, clock });
  const letters = Array.from({ length: mails }, (_, index) => ({
    to: `${index}@example.org`,
    subject: 'S',
    text: 'T',
    kind: 'bulk' as const,
  }));
  await test.database
    .transaction()
    .execute((transaction) => mailer.enqueue(transaction, letters, clock.now()));
  return test;
}

const countRepeats = (sentIds: readonly string[]): number => sentIds.length - new Set(sentIds).size;

/** Crashes a process during its work and starts another; returns the number of duplicate mails. */
async function countRepeatsAfterCrash(run: (crashing: Process) => void): Promise<number> {
  const { database } = await buildOutbox();
  const sentIds: string[] = [];
  const crashing = new Process(database, sentIds, CRASH_AFTER);
  run(crashing);
  await waitUntil(() => crashing.isDown, 'the crash');
  new Process(database, sentIds).start();
  await waitUntil(() => new Set(sentIds).size === MAILS, 'every mail', HANG_MS);
  // Mails claimed by the crashed process are sent after their claims have expired.
  await waitUntil(
    async () =>
      (await database.selectFrom('mails').selectAll().where('sentAt', 'is', null).execute()).length === 0,
    'every mail marked',
    HANG_MS,
  );
  return countRepeats(sentIds);
}

/** Broken variant: it marks a batch after the whole batch was sent. */
async function sendByBatch({ claims, transport, outbox }: Process): Promise<void> {
  const batch = await claims.claim('bulk', 30);
  for (const mail of batch) await transport.send(mail);
  for (const { id } of batch) await markSent(outbox, id, false);
}

describe('a crash in the middle of bulk mail', () => {
  it(`repeats at most one mail per sender of ${SENDERS}, and loses none`, async (context) => {
    const started = performance.now();
    const repeats = await countRepeatsAfterCrash((crashing) => crashing.start());
    const seconds = (performance.now() - started) / 1000;
    context.diagnostic(`all mails sent ${seconds.toFixed(1)} s after the start (figure: 10)`);
    assert.ok(repeats <= SENDERS, `${repeats} repeats`);
  });

  it('would repeat more if batches were marked', async () => {
    const repeats = await countRepeatsAfterCrash(
      (crashing) => void sendByBatch(crashing).catch(() => undefined),
    );
    assert.ok(repeats > SENDERS, `${repeats} repeats`);
  });
});

describe('a database that is away for a while', () => {
  it('loses and repeats no mail, and leaves no promise unhandled', async () => {
    const { database } = await buildOutbox();
    const unowned: unknown[] = [];
    const recordRejection = (reason: unknown): void => void unowned.push(reason);
    process.on('unhandledRejection', recordRejection);
    open.push(() => process.off('unhandledRejection', recordRejection));
    const sentIds: string[] = [];
    const running = new Process(database, sentIds);
    running.start();
    await waitUntil(() => sentIds.length > 8, 'some mails');
    running.isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const during = sentIds.length;
    running.isDown = false;
    await waitUntil(() => sentIds.length > during, 'mail again', HANG_MS);
    await waitUntil(() => new Set(sentIds).size === MAILS, 'every mail', HANG_MS);
    assert.equal(countRepeats(sentIds), 0);
    assert.ok(running.errors.length > 0);
    assert.deepEqual(unowned, []);
  });
});

/** Broken variant: it selects due mails first, and claims them in a second statement. */
async function claimInTwoSteps({ database }: TimedDatabase, instance: string): Promise<string[]> {
  const due = await database
    .selectFrom('mails')
    .select('id')
    .where('claimedBy', 'is', null)
    .limit(5)
    .execute();
  const ids = due.map(({ id }) => id);
  // One mail per statement: an update of several could deadlock with another instance's.
  for (const id of ids)
    await database.updateTable('mails').set({ claimedBy: instance }).where('id', '=', id).execute();
  return ids;
}

async function claimInOneStep(outbox: TimedDatabase, instance: string): Promise<string[]> {
  const claim = { instance, kind: 'bulk', limit: 5, sendingIds: [], canTakeOver: true } as const;
  return (await claimMails(outbox, claim)).map(({ id }) => id);
}

/** Claims concurrently; returns the number of repeated claims. */
async function countRepeatedClaims(claim: typeof claimInOneStep): Promise<number> {
  const { database } = await buildOutbox(300);
  const claimed: string[] = [];
  const claimRepeatedly = async (_value: unknown, index: number): Promise<void> => {
    const instance = `01900000-0000-7000-8000-00000000000${index}`;
    for (let some = ['first']; some.length > 0;) {
      some = await claim({ database, clock }, instance);
      claimed.push(...some);
    }
  };
  await Promise.all(Array.from({ length: 8 }, claimRepeatedly));
  assert.equal(new Set(claimed).size, 300);
  return countRepeats(claimed);
}

describe('several processes that claim concurrently', () => {
  it('claim no mail twice', async () => assert.equal(await countRepeatedClaims(claimInOneStep), 0));

  it('would claim some twice with two statements', async () =>
    assert.ok((await countRepeatedClaims(claimInTwoSteps)) > 0));
});
