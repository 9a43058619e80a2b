import type { Role } from '@marquee/shared-contracts';
import { refuse } from '../../../platform/http/refuse';

/** Refuses an e-mail that has an account, with the text of the calling flow (AU-10). */
export function refuseTakenEmail(role: Role): never {
  return refuse(role === 'HOST' ? 'EMAIL_TAKEN_HOST' : 'EMAIL_TAKEN_USER', {
    errors: [{ field: 'email', message: 'This e-mail is already registered. Log in?' }],
  });
}
