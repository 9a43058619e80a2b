import type { ErrorCode, ObjectRule } from '@marquee/shared-contracts';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import type { Caller } from './Caller';
import type { DoorLinkPass } from './findDoorLink';

/** A policy's input. `params` are UUIDs; `query` is validated by the endpoint's schema. */
export interface AuthContext {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  caller: Caller | undefined;
  /** A helper's link, on endpoints of the door. */
  doorLink?: DoorLinkPass | undefined;
  clock: Clock;
}

/** Returns the error, or undefined to allow. It runs one query that includes the ownership. */
export type Policy = (database: Database, context: AuthContext) => Promise<ErrorCode | undefined>;

/** The policy of each object rule; `app.ts` collects them from the features. */
export type Policies = Readonly<Record<ObjectRule, Policy>>;
