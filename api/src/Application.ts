import type { BlockList } from 'node:net';
import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { SessionReader } from './access/SessionReader';
import type { CodeTimes } from './auth/oneTimeCode';
import type { PasswordHasher } from './auth/PasswordHasher';
import type { Clock } from './clock';
import type { ClockSkew } from './clock-skew/ClockSkew';
import type { Database } from './database/Database';
import type { ReadyReplies } from './http/ReadyReplies';
import type { Bus } from './live/Bus';
import type { PageSettings } from './documents/PublishedPages';
import type { PublishedRegistry } from './documents/PublishedRegistry';
import type { MailFigures } from './mail/MailFigures';
import type { Mailer } from './mail/Mailer';
import type { ReleaseFigures } from './releases/ReleaseFigures';
import type { RequestFigures } from './metrics/RequestFigures';
import type { Storage } from './storage/Storage';
import type { CallRates } from './throttle/CallRates';
import type { WaitingRoom } from './throttle/WaitingRoom';
import type { Views } from './views/Views';
import type { Boards } from './quiz/boards';
import type { TakingReader } from './quiz/TakingReader';

/** What the process gives to the application: `main.ts` from the environment, the tests from their own. */
export interface ApplicationParts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** What the mail delivery of this process counts. */
  mailFigures?: MailFigures;
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
  readonly sessions: SessionReader;
  readonly rates: CallRates;
  /** Where calls wait that limits delay. */
  readonly delays: WaitingRoom;
  readonly requests: RequestFigures;
  /** Public replies that need no work to be sent again. */
  readonly ready: ReadyReplies;
  /** Counts who looks at events. */
  readonly views: Views;
  /** What the store names; undefined where the process serves no documents. */
  readonly published?: PublishedRegistry | undefined;
  /** Counts how releases do in pages. */
  readonly releases: ReleaseFigures;
  readonly boards: Boards;
  /** How far this process's clock is from the database's. */
  readonly clockSkew: ClockSkew;
  readonly takings: TakingReader;
  /** The endpoints that have a handler. */
  readonly answered: Set<Endpoint>;
}
