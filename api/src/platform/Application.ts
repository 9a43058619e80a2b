import type { BlockList } from 'node:net';
import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { SessionReader } from './access/SessionReader';
import type { CodeTimes } from './access/oneTimeCode';
import type { PasswordHasher } from './access/PasswordHasher';
import type { Clock } from './clock';
import type { ClockSkew } from './ClockSkew';
import type { Database } from './database/Database';
import type { ResponseCache } from './http/ResponseCache';
import type { Bus } from './live/Bus';
import type { PageSettings } from '../pages/PublishedPages';
import type { PublishedRegistry } from '../features/releases/PublishedRegistry';
import type { MailMetrics } from './mail/MailMetrics';
import type { Mailer } from './mail/Mailer';
import type { ReleaseHealth } from '../features/releases/ReleaseHealth';
import type { RequestMetrics } from './metrics/RequestMetrics';
import type { Storage } from './storage/Storage';
import type { RateLimiter } from './throttle/RateLimiter';
import type { DelayQueue } from './throttle/DelayQueue';
import type { EventViews } from '../features/events/views/EventViews';
import type { LeaderboardCache } from '../features/quiz/leaderboard/leaderboardCache';
import type { AttemptReader } from '../features/quiz/AttemptReader';

/** Dependencies of the application, provided by `main.ts` or by tests. */
export interface ApplicationParts {
  database: Database;
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
  mailbox?: boolean;
  /** Bearer token for reading release health; without it, the addresses of `/metrics` may. */
  operatorToken?: string | undefined;
  /** The directory of releases; without it the process serves no documents. */
  storeDirectory?: string;
  /** Settings for every document: origins of overrides, fault injection. */
  pages?: PageSettings;
}

/** The dependencies of every group of routes, with the HTTP server that `route` registers on. */
export interface Application extends ApplicationParts {
  readonly http: FastifyInstance;
  readonly passwords: PasswordHasher;
  readonly codes: CodeTimes;
  readonly bus: Bus;
  readonly sessions: SessionReader;
  readonly rateLimiter: RateLimiter;
  /** Holds delayed calls. */
  readonly delays: DelayQueue;
  readonly requestMetrics: RequestMetrics;
  /** Caches public replies. */
  readonly responseCache: ResponseCache;
  /** Counts viewers of events. */
  readonly eventViews: EventViews;
  /** The published registry; undefined if the process serves no documents. */
  readonly publishedRegistry?: PublishedRegistry | undefined;
  /** Counts release reports of pages. */
  readonly releaseHealth: ReleaseHealth;
  readonly leaderboards: LeaderboardCache;
  /** The difference between this process's clock and the database's. */
  readonly clockSkew: ClockSkew;
  readonly attemptReader: AttemptReader;
  /** The endpoints with a handler. */
  readonly routedEndpoints: Set<Endpoint>;
}
