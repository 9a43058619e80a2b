import type { ApiError } from '@marquee/shared-contracts/browser';

/** Why the door is closed to this device. */
export type Closing = 'ended' | 'revoked' | 'refused';

const CLOSINGS: Partial<Record<string, Closing>> = { DOOR_CLOSED: 'ended', LINK_REVOKED: 'revoked' };

/** The error that closes the door; an outage and a fault of the server do not. */
export function findClosing({ code, status }: ApiError): Closing | undefined {
  return CLOSINGS[code] ?? (status === 401 || status === 403 || status === 404 ? 'refused' : undefined);
}
