import type { ErrorCode, ObjectRule } from '@marquee/shared-contracts';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import type { Caller } from './Caller';

/** What an object rule decides from. `params` are UUIDs; `query` is what the endpoint's schema made of it. */
export interface AuthContext {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  caller: Caller | undefined;
  clock: Clock;
}

/** Answers the refusal, or undefined when the caller may. One query, with the ownership inside it (C2). */
export type Policy = (database: Database, asked: AuthContext) => Promise<ErrorCode | undefined>;

/** The policy of each object rule; `app.ts` collects them from the features. */
export type Policies = Readonly<Record<ObjectRule, Policy>>;
