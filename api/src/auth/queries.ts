import { randomBytes } from 'node:crypto';
import { hashToken, SESSION_IDLE_MS, SESSION_MAX_MS } from '../access/identify';
import type { Database } from '../database/Database';

/** Begins a session and answers its token, 256 random bits that are stored nowhere (C14, AU-24). */
export async function startSession(database: Database, accountId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
      endsAt: new Date(now.getTime() + SESSION_MAX_MS),
    })
    .execute();
  return token;
}
