import type { Account } from '@marquee/shared-contracts';

/** The account of a call's session, in the form that its owner sees. */
export type Caller = Account;

/** The columns of a `Caller`, which `auth.me` also returns. */
export const CALLER_COLUMNS = [
  'accounts.id',
  'accounts.role',
  'accounts.firstname',
  'accounts.lastname',
  'accounts.email',
  'accounts.mobile',
  'accounts.imageUrl',
  'accounts.organization',
  'accounts.designation',
] as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on every endpoint that is not public. */
    caller?: Caller;
    /** The database's time of the session lookup. */
    identifiedAt?: Date;
  }
}
