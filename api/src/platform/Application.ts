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
  /** The directory of releases; without it the process serves no documents. */
  storeDirectory?: string;
  /** What the settings add to every document: origins of overrides, drills. */
  pages?: PageSettings;
}

/** What every group of routes gets: the parts, and the HTTP server on which `route` registers. */
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
  /** Counts who looks at events. */
  readonly eventViews: EventViews;
  /** What the store names; undefined where the process serves no documents. */
  readonly publishedRegistry?: PublishedRegistry | undefined;
  /** Counts how releases do in pages. */
  readonly releaseHealth: ReleaseHealth;
  readonly leaderboards: LeaderboardCache;
  /** How far this process's clock is from the database's. */
  readonly clockSkew: ClockSkew;
  readonly takings: AttemptReader;
  /** The endpoints that have a handler. */
  readonly routedEndpoints: Set<Endpoint>;
}
