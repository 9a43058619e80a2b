import type { BlockList } from 'node:net';
import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Policies } from './access/Policy';
import type { SessionReader } from './access/SessionReader';
import type { CodeTimes } from './access/oneTimeCode';
import type { PasswordHasher } from './access/PasswordHasher';
import type { Clock } from './clock';
import type { ClockSkew } from './ClockSkew';
import type { Database } from './database/Database';
import type { ResponseCache } from './http/ResponseCache';
import type { Bus } from './live/Bus';
import type { MailMetrics } from './mail/MailMetrics';
import type { Mailer } from './mail/Mailer';
import type { RequestMetrics } from './metrics/RequestMetrics';
import type { Storage } from './storage/Storage';
import type { RateLimiter } from './throttle/RateLimiter';
import type { DelayQueue } from './throttle/DelayQueue';

/** What the process gives to the application: `main.ts` from the environment, the tests from their own. */
export interface ApplicationParts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** What the mail delivery of this process counts. */
  mailFigures?: MailMetrics;
  storage: Storage;
  /** Key of the hashes of one-time codes; at least 32 bytes. */
  secret: string;
  /** How long codes live and rest; without it as the product promises. */
  codes?: CodeTimes;
  /** Between instances; without it there is only this one. */
  bus?: Bus;
  /** Where people reach the product, for links in mails; without it mails have none. */
  publicUrl?: string | undefined;
  /** Who may read `/metrics`; without it this machine only. */
  metricsReaders?: BlockList | undefined;
  /** Rewarded quizzes of a person in 24 hours (GM-3); without it all are. */
  rewardsADay?: number | undefined;
  /** Whether posted mail can be read at `/dev/mailbox`; never in production (AU-35). */
  mailbox?: boolean;
  /** Lets an operator elsewhere read how releases do; without it whoever may read `/metrics` can. */
  operatorToken?: string | undefined;
}

/**
 * Every group of routes gets the parts and the HTTP server on which `route` registers. A feature declares its own members
 * in its own file (`declare module`), so this one imports no feature.
 */
export interface Application extends ApplicationParts {
  readonly http: FastifyInstance;
  readonly passwords: PasswordHasher;
  readonly codes: CodeTimes;
  readonly bus: Bus;
  readonly policies: Policies;
  readonly sessions: SessionReader;
  readonly rateLimiter: RateLimiter;
  /** Where calls wait that limits delay. */
  readonly delays: DelayQueue;
  readonly requestMetrics: RequestMetrics;
  /** Public replies that need no work to be sent again. */
  readonly responseCache: ResponseCache;
  /** How far this process's clock is from the database's. */
  readonly clockSkew: ClockSkew;
  /** The endpoints that have a handler. */
  readonly routedEndpoints: Set<Endpoint>;
}
