import type { ErrorCode } from '@marquee/shared-contracts';
import type { TimedDatabase } from '../database/TimedDatabase';
import { hashToken, makeToken } from './token';

/** A helper's link: it opens the door of one event, and nothing else (TK-8). */
export interface DoorLinkPass {
  linkId: string;
  eventId: string;
  name: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on endpoints of the door, instead of the caller. */
    doorLink?: DoorLinkPass;
  }
}

/** Tells links from sessions, which therefore need no lookup. */
const PREFIX = 'door-';

export const makeDoorToken = (): string => PREFIX + makeToken();

export const isDoorToken = (token: string): boolean => token.startsWith(PREFIX);

/** Finds a link that is not revoked, with the database's time; undefined for an unknown token. */
export async function findDoorLink(
  { database, clock }: TimedDatabase,
  token: string,
): Promise<{ link: DoorLinkPass; now: Date } | ErrorCode | undefined> {
  const found = await database
    .selectFrom('doorLinks')
    .select(['id as linkId', 'eventId', 'name', 'revokedAt', clock.sqlNow().as('now')])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { revokedAt, now, ...link } = found;
  return revokedAt === null ? { link, now } : 'LINK_REVOKED';
}
