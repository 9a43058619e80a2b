import { EMAIL_IS_FIXED, hostProfile, normalizeName } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import type { Caller } from '../../../platform/access/Caller';
import { refuse } from '../../../platform/http/refuse';
import { route, succeed } from '../../../platform/http/route';
import { saveHostProfile } from './queries';

export function hostProfileRoutes(app: Application): void {
  route(app, hostProfile.read, async ({ account }) => succeed(account));

  route(app, hostProfile.update, async ({ body: { email, ...given }, account }) => {
    requireSameEmail(email, account);
    const tidied = Object.entries(given).map(([field, value]) => [field, normalizeName(value ?? '')]);
    const saved = await saveHostProfile(app.database, account.id, Object.fromEntries(tidied));
    return succeed({ ...account, ...saved });
  });
}

/** The screen sends the displayed email; any other email is refused (HO-8). */
function requireSameEmail(email: string | undefined, account: Caller): void {
  if (email === undefined || email.toLowerCase() === account.email) return;
  refuse('VALIDATION', { errors: [{ field: 'email', message: EMAIL_IS_FIXED }] });
}
