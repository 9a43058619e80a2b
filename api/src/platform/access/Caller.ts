import type { Account } from '@marquee/shared-contracts';

/** The account of a call's session, in the form that its owner sees. */
export type Caller = Account;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on every endpoint that is not public. */
    caller?: Caller;
    /** The database's time of the session lookup. */
    identifiedAt?: Date;
  }
}
