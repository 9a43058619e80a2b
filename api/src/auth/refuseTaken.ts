import type { Role } from '@marquee/shared-contracts';
import { refuse } from '../refuse';

/** Refuses an e-mail that has an account, in the words of the flow that asked (AU-10). */
export function refuseTaken(role: Role): never {
  return refuse(role === 'HOST' ? 'EMAIL_TAKEN_HOST' : 'EMAIL_TAKEN_USER', {
    errors: [{ field: 'email', message: 'This e-mail is already registered. Log in?' }],
  });
}
