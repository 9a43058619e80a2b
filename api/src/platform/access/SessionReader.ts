import { sql } from 'kysely';
import { BatchQueue } from '../BatchQueue';
import { type Caller, CALLER_COLUMNS } from './Caller';
import type { TimedDatabase } from '../database/TimedDatabase';
import type { Access } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { DelayQueue } from '../throttle/DelayQueue';
import type { RateLimiter } from '../throttle/RateLimiter';
import { refuse } from '../http/refuse';
import { hashToken } from './token';
import { type DoorLinkPass, findDoorLink, isDoorToken } from './findDoorLink';

const HOUR = 3_600_000;

/** A session lives 7 days after its last use, and 30 days in all (AU-24). */
export const SESSION_IDLE_MS = 7 * 24 * HOUR;
export const SESSION_MAX_MS = 30 * 24 * HOUR;

/** The token of an `Authorization: Bearer …` header. */
export const readBearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? '')?.[1];

/** Callers per statement. */
const BATCH = 500;

interface LiveSession {
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
  readonly #app: TimedDatabase;
  readonly #batches: BatchQueue<string, LiveSession | undefined>;

  constructor(app: TimedDatabase) {
    this.#app = app;
    this.#batches = new BatchQueue({
      perform: async (_all, tokenHashes) => {
        const found = await findLiveSessions(app, tokenHashes);
        return tokenHashes.map((tokenHash) => found.get(tokenHash));
      },
      maxBatchSize: BATCH,
    });
  }

  /**
   * Finds a token's live session with the database's time, and extends it by at most one write an hour (AU-24).
   */
  async findCaller(token: string): Promise<{ caller: Caller; now: Date } | undefined> {
    const tokenHash = hashToken(token);
    const found = await this.#batches.add('sessions', tokenHash);
    if (found === undefined) return undefined;
    const { caller, expiresAt, endsAt, now } = found;
    const renewed = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, endsAt.getTime()));
    if (renewed.getTime() - expiresAt.getTime() > HOUR)
      await this.#app.database
        .updateTable('sessions')
        .set({ expiresAt: renewed })
        .where('tokenHash', '=', tokenHash)
        .execute();
    return { caller, now };
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

interface AccessParts extends TimedDatabase {
  delays: DelayQueue;
  rateLimiter: RateLimiter;
  sessions: SessionReader;
}

/**
 * Authenticates the caller of a private endpoint before any body is read (C1).
 * @throws `UNAUTHENTICATED` after a delay, 429 beyond the session's rate, or the error of a wrong role
 */
export async function authenticate(
  app: AccessParts,
  access: Exclude<Access, 'public'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readBearerToken(request.headers.authorization);
  const found = await findHolder(app, access, token);
  if (token === undefined || found === undefined) {
    // Delays after the lookup, so that junk from an address never slows down its live sessions.
    const now = app.clock.now();
    const delay = Math.max(
      app.rateLimiter.limitAddress(request.ip, now),
      app.rateLimiter.countWrongTry(request.ip, now),
    );
    await app.delays.wait(request.ip, delay);
    return refuse('UNAUTHENTICATED');
  }
  app.rateLimiter.limitToken(token, app.clock.now());
  request.identifiedAt = found.now;
  if ('link' in found) {
    request.doorLink = found.link;
    return;
  }
  request.caller = found.caller;
  requireRole(access, found.caller);
}

/** The session of a token, or on endpoints of the door a helper's link. */
async function findHolder(
  app: AccessParts,
  access: Access,
  token: string | undefined,
): Promise<{ caller: Caller; now: Date } | { link: DoorLinkPass; now: Date } | undefined> {
  if (token === undefined) return undefined;
  if (!isDoorToken(token)) return app.sessions.findCaller(token);
  if (access !== 'door') return undefined;
  const found = await findDoorLink(app, token);
  return typeof found === 'string' ? refuse(found) : found;
}

/** Admits public calls, delayed beyond the address rate (AP-10). */
export function limitAnonymousCall(app: AccessParts, request: FastifyRequest, proceed: () => void): void {
  const delay = app.rateLimiter.limitAddress(request.ip, app.clock.now());
  if (delay === 0) proceed();
  else void app.delays.wait(request.ip, delay).then(proceed);
}

function requireRole(access: Access, caller: Caller): void {
  if (access === 'user' && caller.role === 'HOST') refuse('HOST_NOT_ALLOWED');
  if ((access === 'host' || access === 'door') && caller.role !== 'HOST') refuse('ROLE_NOT_ALLOWED');
}
