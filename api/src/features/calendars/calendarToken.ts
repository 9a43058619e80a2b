import { createSignedToken, readSignedToken } from '../../platform/access/signedToken';

const PURPOSE = 'calendar';

/** The account of a secret address, and the number of renewals before this address. */
export interface CalendarKey {
  accountId: string;
  renewals: number;
}

export const createCalendarToken = (secret: string, { accountId, renewals }: CalendarKey): string =>
  createSignedToken(secret, PURPOSE, [accountId, String(renewals)]);

/** Undefined for a token that this installation did not sign. */
export function readCalendarToken(secret: string, token: string): CalendarKey | undefined {
  const [accountId, renewals] = readSignedToken(secret, PURPOSE, token) ?? [];
  return accountId === undefined ? undefined : { accountId, renewals: Number(renewals) };
}
