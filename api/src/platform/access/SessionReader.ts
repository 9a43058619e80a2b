import { sql } from 'kysely';
import { BatchQueue } from '../BatchQueue';
import { type Caller, CALLER_COLUMNS } from './Caller';
import type { TimedDatabase } from '../database/TimedDatabase';

/** Callers per statement. */
const BATCH = 500;

export interface LiveSession {
  caller: Caller;
  expiresAt: Date;
  endsAt: Date;
  /** The database's time of the lookup. */
  now: Date;
}

/**
 * Reads the sessions of concurrent calls in one statement. Nothing is cached, and the statement begins after
 * its calls arrived, so a revoked session fails at the next request (C14).
 */
export class SessionReader {
  readonly #batches: BatchQueue<string, LiveSession | undefined>;

  constructor(app: TimedDatabase) {
    this.#batches = new BatchQueue({
      perform: async (_all, tokenHashes) => {
        const found = await findLiveSessions(app, tokenHashes);
        return tokenHashes.map((tokenHash) => found.get(tokenHash));
      },
      maxBatchSize: BATCH,
    });
  }

  /** Returns undefined for a token without a live session. */
  read(tokenHash: string): Promise<LiveSession | undefined> {
    return this.#batches.add('sessions', tokenHash);
  }
}

async function findLiveSessions(
  { database, clock }: TimedDatabase,
  tokenHashes: readonly string[],
): Promise<Map<string, LiveSession>> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(CALLER_COLUMNS)
    .select(['sessions.tokenHash', 'sessions.expiresAt', 'sessions.endsAt', clock.sqlNow().as('now')])
    .where('sessions.tokenHash', '=', sql<string>`any(${[...tokenHashes]}::text[])`)
    .where('sessions.expiresAt', '>', clock.sqlNow())
    .where('accounts.state', '=', 'ACTIVE')
    .execute();
  return new Map(
    rows.map(({ tokenHash, expiresAt, endsAt, now, ...caller }) => [
      tokenHash,
      { caller, expiresAt, endsAt, now },
    ]),
  );
}
