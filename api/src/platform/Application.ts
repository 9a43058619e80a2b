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
import type { Bus } from './live/Bus';
import type { MailMetrics } from './mail/MailMetrics';
import type { Mailer } from './mail/Mailer';
import type { Readers } from './readers/Readers';
import type { Replica } from './readers/Replica';
import type { RequestMetrics } from './metrics/RequestMetrics';
import type { Storage } from './storage/Storage';
import type { RateLimiter } from './throttle/RateLimiter';
import type { DelayQueue } from './throttle/DelayQueue';
import type { Tracing } from './traces/Tracing';

/** Dependencies of the application, provided by `main.ts` or by tests. */
export interface ApplicationParts {
  database: Database;
  /** Replicas for public reads; closed with the HTTP server. */
  replica?: Replica | undefined;
  clock: Clock;
  mailer: Mailer;
  /** Counters of this process's mail delivery. */
  mailFigures?: MailMetrics;
  storage: Storage;
  /** Key for hashing one-time codes; at least 32 bytes. */
  secret: string;
  /** Lifetime and resend pause of codes; documented defaults if absent. */
  codes?: CodeTimes;
  /** Connects instances; without it there is a single instance. */
  bus?: Bus;
  /** The product's public origin for links in mails; without it mails have no links. */
  publicUrl?: string | undefined;
  /** Addresses that may read `/metrics`; this machine by default. */
  metricsReaders?: BlockList | undefined;
  /** Rewarded quizzes per person in 24 hours (GM-3); unlimited if absent. */
  maxRewardsPerDay?: number | undefined;
  /** Whether `/dev/mailbox` shows sent mails; never in production (AU-35). */
  hasMailbox?: boolean;
  /** Records calls, if a collector is configured. */
  tracing?: Tracing | undefined;
  /** Bearer token for reading release health; without it, the addresses of `/metrics` may. */
  operatorToken?: string | undefined;
}

/**
 * Every group of routes gets the parts and the HTTP server on which `route` registers. A feature declares its own members
 * in its own file (`declare module`), so this file imports no feature.
 */
export interface Application extends ApplicationParts {
  readonly http: FastifyInstance;
  readonly passwords: PasswordHasher;
  readonly codes: CodeTimes;
  readonly bus: Bus;
  /** Chooses between replicas and the primary. */
  readonly readers: Readers;
  readonly policies: Policies;
  readonly sessions: SessionReader;
  readonly rateLimiter: RateLimiter;
  /** Holds delayed calls. */
  readonly delays: DelayQueue;
  readonly requestMetrics: RequestMetrics;
  /** How far this process's clock is from the database's. */
  readonly clockSkew: ClockSkew;
  /** The endpoints that have a handler. */
  readonly routedEndpoints: Set<Endpoint>;
}
