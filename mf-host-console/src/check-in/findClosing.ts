import type { ApiError } from '@marquee/shared-contracts/browser';

/** Why the door is closed to this device. */
export type Closing = 'ended' | 'revoked' | 'refused';

const CLOSINGS: Partial<Record<string, Closing>> = { DOOR_CLOSED: 'ended', LINK_REVOKED: 'revoked' };

/**
 * The error that closes the door; an outage and a fault of the server do not. A session that ended does not either, because
 * its person logs in again; an unknown link does.
 */
export function findClosing({ code, status }: ApiError, hasLink: boolean): Closing | undefined {
  const isRefused = status === 403 || status === 404 || (status === 401 && hasLink);
  return CLOSINGS[code] ?? (isRefused ? 'refused' : undefined);
}
