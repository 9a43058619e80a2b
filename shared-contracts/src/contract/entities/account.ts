import { z } from '#schema';
import { id } from './text';

/** The role of an account, fixed at sign-up (AU-5, AU-30). */
export const role = z.enum(['USER', 'HOST']);
export type Role = z.infer<typeof role>;

/** A person's own account, sent to nobody else. */
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

/** What a login or a confirmed code gives: an opaque token of 256 bit, and whose it is (AU-8, AU-24). */
export const sessionGrant = z.object({ token: z.string(), role, user: account });
export type SessionGrant = z.infer<typeof sessionGrant>;
