import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { registration, buildPath } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/access/token';
import { buildDatabase, type TestDatabase } from '../buildDatabase';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import { getNewerReleaseArgs } from '../getProgramArgs';
import { type RunningServer, startServer } from '../startServer';
import { type Crowd, seedCrowd } from './seedCrowd';

const skip = process.env.TEST_DATABASE_URL === undefined && 'needs PostgreSQL';

const LANES = 6;
/** Milliseconds that each release serves alone. */
const ALONE_MS = 1_500;

interface Write {
  token: string;
  eventId: string;
  kind: 'registration' | 'favourite';
}

/** Writes that follow `address` as behind a load balancer; failed writes are not retried. */
class Load {
  address = '';
  isOver = false;
  readonly acknowledged: Write[] = [];
  readonly statuses = new Map<string, number>();

  constructor(readonly waiting: Write[]) {}

  async run(): Promise<void> {
    for (let next = this.waiting.pop(); !this.isOver && next !== undefined; next = this.waiting.pop()) {
      const status = await this.#send(next);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status.startsWith('2')) this.acknowledged.push(next);
    }
  }

  async #send({ token, eventId, kind }: Write): Promise<string> {
    const isForm = kind === 'registration';
    const { path } = isForm ? registration.register : registration.addFavourite;
    const response = await fetch(`${this.address}${buildPath(path, { eventId })}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(isForm && { 'content-type': 'application/json' }) },
      ...(isForm && { body: JSON.stringify(sampleRegistrationForm) }),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response === undefined ? 'connection' : String(response.status);
  }
}

const listWrites = ({ tokens, eventIds }: Crowd): Write[] =>
  eventIds.flatMap((eventId, index) =>
    tokens.map((token, person): Write => {
      // The throttle limits registrations per account and hour.
      const kind = (index + person) % 8 === 0 ? 'registration' : 'favourite';
      return { token, eventId, kind };
    }),
  );

describe('a release, the next release, and a rollback', { skip }, () => {
  let directory: string;
  let test: TestDatabase;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marquee-rollback-'));
    test = await buildDatabase();
  });
  after(async () => {
    await test.close();
    await rm(directory, { recursive: true, force: true });
  });

  const start = (name: string, given: Record<string, string> = {}, options = {}): RunningServer =>
    startServer(
      join(directory, name),
      { DATABASE_URL: test.url ?? '', SECRET: 'a secret that both releases share', ...given },
      options,
    );

  /** Acknowledged writes that are missing in the database. */
  const findLost = async (acknowledged: readonly Write[]): Promise<Write[]> => {
    const { rows } = await sql<{ tokenHash: string; eventId: string; kind: string }>`
      select token_hash, event_id, kind from sessions join (
        select user_id, event_id, 'registration' as kind from registrations
        union all select user_id, event_id, 'favourite' from favourites
      ) as written on written.user_id = sessions.account_id`.execute(test.database);
    const held = new Set(rows.map(({ tokenHash, eventId, kind }) => `${tokenHash} ${eventId} ${kind}`));
    return acknowledged.filter(
      ({ token, eventId, kind }) => !held.has(`${hashToken(token)} ${eventId} ${kind}`),
    );
  };

  it('lose nothing under a load of writes, and refuse nothing', { timeout: 180_000 }, async (context) => {
    const load = new Load(listWrites(await seedCrowd(test.database, { people: 60, events: 300 })));
    let current = start('first');
    load.address = await current.address;
    const lanes = Promise.all(Array.from({ length: LANES }, () => load.run()));
    /** Starts the next program beside the current program, redirects calls to it, and stops the current program. */
    const switchTo = async (next: RunningServer): Promise<void> => {
      await pause(ALONE_MS);
      load.address = await next.address;
      assert.equal(await current.stop('SIGTERM'), 0);
      current = next;
    };
    await switchTo(start('newer', {}, { program: getNewerReleaseArgs() }));
    await sql`select newer from registrations limit 1`.execute(test.database);
    await switchTo(start('first again'));
    await pause(ALONE_MS);
    load.isOver = true;
    await lanes;
    await current.stop('SIGTERM');

    const kinds = new Set(load.acknowledged.map(({ kind }) => kind));
    assert.equal(kinds.size, 2);
    assert.deepEqual(await findLost(load.acknowledged), []);
    const unexpected = [...load.statuses.keys()].filter(
      (status) => !['200', '201', '503', 'connection'].includes(status),
    );
    assert.deepEqual(unexpected, []);
    context.diagnostic(`${JSON.stringify(Object.fromEntries(load.statuses))}, 0 acknowledged writes lost`);
  });

  it('refuse to go back where the next one is not marked compatible', { timeout: 120_000 }, async () => {
    const alone = await buildDatabase();
    const given = { DATABASE_URL: alone.url ?? '', NEWER_RELEASE: 'incompatible' };
    const newer = start('incompatible', given, { program: getNewerReleaseArgs() });
    await newer.address;
    await newer.stop('SIGTERM');
    const older = start('refused', given);
    await assert.rejects(
      older.address,
      /A newer release has changed the database \(migration 9001-newer-release\)/,
    );
    assert.equal(await older.stop('SIGTERM'), 1);
    await alone.close();
  });
});
