import { z } from '#schema';
import { id } from './text';

/** The role of an account, fixed at sign-up (AU-5, AU-30). */
export const role = z.enum(['USER', 'HOST']);
export type Role = z.infer<typeof role>;

/** An account, sent only to its owner. */
export const account = z.object({
  id: id(),
  role,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile: z.string(),
  imageUrl: z.string(),
  organization: z.nullable(z.string()),
  designation: z.nullable(z.string()),
});
export type Account = z.infer<typeof account>;

/** The reply of a login or a confirmed code: an opaque token of 256 bits and the account. */
export const sessionGrant = z.object({ token: z.string(), role, user: account });
export type SessionGrant = z.infer<typeof sessionGrant>;
