import type { Account } from '@marquee/shared-contracts';

/** Whose session a call carries: the account as its owner sees it. */
export type Caller = Account;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on every endpoint that is not public. */
    caller?: Caller;
    /** The database's time when the session was looked up. */
    identifiedAt?: Date;
  }
}
