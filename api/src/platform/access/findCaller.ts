import { createHash } from 'node:crypto';
import type { Database } from '../database/Database';
import type { Caller } from './Caller';
import type { SessionReader } from './SessionReader';

const HOUR = 3_600_000;

/** A session lives 7 days after its last use, and 30 days in all (AU-24). */
export const SESSION_IDLE_MS = 7 * 24 * HOUR;
export const SESSION_MAX_MS = 30 * 24 * HOUR;

/** Only the hash of a token is stored, so a stolen database opens no session (C14). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization: Bearer …` header. */
export const readBearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? '')?.[1];

/**
 * Finds a token's live session with the database's time, and extends it by at most one write an hour (AU-24).
 */
export async function findCaller(
  { database, sessions }: { database: Database; sessions: SessionReader },
  token: string,
): Promise<{ caller: Caller; now: Date } | undefined> {
  const tokenHash = hashToken(token);
  const found = await sessions.read(tokenHash);
  if (found === undefined) return undefined;
  const { caller, expiresAt, endsAt, now } = found;
  const renewed = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, endsAt.getTime()));
  if (renewed.getTime() - expiresAt.getTime() > HOUR) {
    await database
      .updateTable('sessions')
      .set({ expiresAt: renewed })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return { caller, now };
}
