import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import { OutboxMailer } from './OutboxMailer';
import type { TimedDatabase } from '../database/TimedDatabase';
import { CLAIM_SECONDS, claimMails, markFailed, renewClaims } from './outboxQueries';

const [ONE, OTHER] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
const clock = new SettableClock();
let test: TestDatabase;
let outbox: TimedDatabase;
before(async () => {
  test = await buildDatabase();
  outbox = { database: test.database, clock };
});
after(() => test.close());

beforeEach(async () => {
  await test.database.deleteFrom('mails').execute();
  const mailer = new OutboxMailer({ secret: 'a secret for tests only', clock });
  const letter = { to: 'a@example.org', subject: 'S', text: 'T' };
  await test.database
    .transaction()
    .execute((transaction) => mailer.enqueue(transaction, letter, clock.now()));
});

async function claimIds(instance: string, overrides: { canTakeOver?: boolean; sendingIds?: string[] } = {}) {
  const claim = {
    instance,
    kind: 'single',
    limit: 5,
    sendingIds: [],
    canTakeOver: true,
    ...overrides,
  } as const;
  return (await claimMails(outbox, claim)).map(({ id }) => id);
}

const readMail = () => test.database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

describe('a claim', () => {
  it('excludes other processes until it expires or is renewed', async () => {
    const [id = ''] = await claimIds(ONE);
    clock.advance(CLAIM_SECONDS - 1);
    assert.deepEqual(await claimIds(OTHER), []);
    await renewClaims(outbox, ONE, [id]);
    clock.advance(CLAIM_SECONDS - 1);
    assert.deepEqual(await claimIds(OTHER), []);
    clock.advance(1);
    assert.deepEqual(await claimIds(OTHER), [id]);
  });

  it('is not taken over after an outage, nor by the process that is sending the mail', async () => {
    const [id = ''] = await claimIds(ONE);
    clock.advance(CLAIM_SECONDS);
    assert.deepEqual(await claimIds(OTHER, { canTakeOver: false }), []);
    assert.deepEqual(await claimIds(ONE, { sendingIds: [id] }), []);
  });
});

describe('a mail that could not be sent', () => {
  const fail = async (maxAge: number) => {
    const [id = ''] = await claimIds(ONE);
    return markFailed(outbox, { id, instance: ONE }, { delay: 4, maxAge });
  };

  it('is due again after the delay', async () => {
    assert.deepEqual(await fail(60), { isGivenUp: false });
    clock.advance(3);
    assert.deepEqual(await claimIds(ONE), []);
    clock.advance(1);
    assert.equal((await claimIds(ONE)).length, 1);
    assert.equal((await readMail()).tries, 2);
  });

  it('is given up, with a blank text, when it is too old', async () => {
    clock.advance(61);
    assert.deepEqual(await fail(60), { isGivenUp: true });
    clock.advance(3600);
    assert.deepEqual(await claimIds(ONE), []);
    assert.deepEqual([(await readMail()).text, (await readMail()).html], ['', '']);
  });
});
