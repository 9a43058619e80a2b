import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { CODE_TIMES, type CodeTimes } from './access/oneTimeCode';
import { type DatabaseSettings, readDatabaseSettings } from './database/readDatabaseSettings';
import { type MailSettings, readMailSettings } from './mail/readMailSettings';
import { parseAddressList } from './metrics/parseAddressList';
import { type Environment, readInteger, readUrl, readVariable } from './settings/Environment';
import { readBucket } from './settings/readBucket';
import { readSeed } from './settings/readSeed';
import { requireProductionSettings } from './settings/requireProductionSettings';
import type { BucketSettings } from '@marquee/scripts/bucket';
import type { RateLimits } from './throttle/RateLimiter';
import { readLimitSettings } from './throttle/readLimitSettings';

/** Settings from the environment; `.env.example` explains each variable. */
export interface Settings {
  isProduction: boolean;
  /** Whether an empty database is filled with demonstration data. */
  seed: boolean;
  host: string;
  port: number;
  dataDirectory: string;
  storeDirectory: string;
  /** The bucket for promoted releases; `storeDirectory` is then this server's copy. */
  storeBucket: BucketSettings | undefined;
  databaseUrl: string | undefined;
  /** The database past a pooler, for what belongs to a session: LISTEN and advisory locks; `databaseUrl` by default. */
  directUrl: string | undefined;
  /** Replicas of `databaseUrl` for public reads; without them every read uses the primary. */
  readUrl: string | undefined;
  /** A NATS server that carries changes between instances; LISTEN and NOTIFY by default. */
  natsUrl: string | undefined;
  database: DatabaseSettings;
  mailUrl: string | undefined;
  mailFrom: string;
  mail: MailSettings;
  publicUrl: string | undefined;
  metricsReaders: BlockList | undefined;
  operatorToken: string | undefined;
  /** The collector of traces; without it nothing is traced. */
  tracesUrl: string | undefined;
  /** Origins from which developers may load their own remote into a tab (RL-26). */
  overrideOrigins: string[];
  codes: CodeTimes;
  rates: RateLimits;
  secret: string | undefined;
  trustProxy: string | undefined;
  /** Rewarded quizzes per person in 24 hours; undefined is unlimited (GM-3). */
  maxRewardsPerDay: number | undefined;
  /** The storage of uploaded files; the data directory by default. */
  bucket: BucketSettings | undefined;
}

const POSTGRES = ['postgres:', 'postgresql:'];

/**
 * Reads and validates the settings.
 * @throws with the variable's name and its allowed values
 */
export function readSettings(environment: Environment): Settings {
  const isProduction = isProductionEnvironment(environment);
  if (isProduction) requireProductionSettings(environment);
  const databaseUrl = readUrl(environment, 'DATABASE_URL', POSTGRES);
  const directUrl = readUrl(environment, 'DATABASE_DIRECT_URL', POSTGRES);
  const replicaUrl = readUrl(environment, 'DATABASE_READ_URL', POSTGRES);
  const dataDirectory = readVariable(environment, 'DATA_DIR') ?? '.data';
  const storeBucket = readBucket(environment, 'STORE_S3');
  return {
    isProduction,
    host: readVariable(environment, 'HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: readPort(environment),
    dataDirectory,
    storeBucket,
    storeDirectory: storeBucket
      ? join(dataDirectory, 'releases')
      : (readVariable(environment, 'STORE_DIR') ?? '.store'),
    database: readDatabaseSettings(environment),
    databaseUrl,
    directUrl: databaseUrl === undefined ? undefined : (directUrl ?? databaseUrl),
    readUrl: databaseUrl === undefined ? undefined : replicaUrl,
    natsUrl: readUrl(environment, 'NATS_URL', ['nats:', 'tls:']),
    seed: readSeed(environment, isProduction),
    mailUrl: readUrl(environment, 'MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: readVariable(environment, 'MAIL_FROM') ?? 'Marquee <no-reply@localhost>',
    mail: readMailSettings(environment),
    publicUrl: readPublicUrl(environment, isProduction),
    metricsReaders: readMetricsReaders(environment),
    overrideOrigins: readOverrideOrigins(environment),
    operatorToken: readOperatorToken(environment),
    tracesUrl: readUrl(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    codes: readCodeTimes(environment, isProduction),
    rates: readLimitSettings(environment),
    secret: readSecret(environment),
    trustProxy: readVariable(environment, 'TRUST_PROXY'),
    maxRewardsPerDay: readRewardLimit(environment),
    bucket: readBucket(environment, 'S3'),
  };
}

const ENVIRONMENTS = ['production', 'development', 'test'];

/** A misspelt value would otherwise run production with development settings. */
function isProductionEnvironment(environment: Environment): boolean {
  const text = readVariable(environment, 'NODE_ENV');
  if (text !== undefined && !ENVIRONMENTS.includes(text))
    throw new Error(`NODE_ENV must be production, development, test or nothing, not "${text}".`);
  return text === 'production';
}

const readPort = (environment: Environment): number =>
  readInteger(environment, 'PORT', { default: 3000, min: 0, max: 65_535 });

/** Only development has a default address, because a server behind a proxy cannot know it. */
function readPublicUrl(environment: Environment, isProduction: boolean): string | undefined {
  const configured = readUrl(environment, 'PUBLIC_URL', ['http:', 'https:']);
  return configured ?? (isProduction ? undefined : `http://localhost:${readPort(environment)}`);
}

function readMetricsReaders(environment: Environment): BlockList | undefined {
  const text = readVariable(environment, 'METRICS_FROM');
  try {
    return text === undefined ? undefined : parseAddressList(text);
  } catch {
    throw new Error('METRICS_FROM must hold addresses or networks, such as "127.0.0.1, 10.0.0.0/8".');
  }
}

function readOverrideOrigins(environment: Environment): string[] {
  const origins = (readVariable(environment, 'OVERRIDE_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);
  const isOrigin = (text: string): boolean =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined)
    throw new Error(`OVERRIDE_ORIGINS must hold origins such as "http://localhost:4003", not "${wrong}".`);
  return origins;
}

/** Browser tests shorten the times, because they cannot wait ten minutes; production must not. */
function readCodeTimes(environment: Environment, isProduction: boolean): CodeTimes {
  const readSeconds = (name: string, maximum: number): number => {
    if (isProduction && readVariable(environment, name) !== undefined)
      throw new Error(`${name} is for tests, not for production.`);
    return readInteger(environment, name, { default: maximum, min: 1, max: maximum });
  };
  return {
    lifeSeconds: readSeconds('CODE_LIFE_SECONDS', CODE_TIMES.lifeSeconds),
    pauseSeconds: readSeconds('CODE_PAUSE_SECONDS', CODE_TIMES.pauseSeconds),
  };
}

/** A bearer token: characters valid in a header, and long enough against guessing. */
function readOperatorToken(environment: Environment): string | undefined {
  const text = readVariable(environment, 'OPERATOR_TOKEN');
  if (text !== undefined && !/^[A-Za-z0-9_-]{32,200}$/.test(text))
    throw new Error('OPERATOR_TOKEN must have at least 32 letters, digits, "-" and "_", and nothing else.');
  return text;
}

function readSecret(environment: Environment): string | undefined {
  const text = readVariable(environment, 'SECRET');
  if (text !== undefined && text.length < 32) throw new Error('SECRET must have at least 32 characters.');
  return text;
}

const readRewardLimit = (environment: Environment): number | undefined =>
  readInteger(environment, 'REWARDED_QUIZZES_A_DAY', { default: undefined, min: 1, max: 9_999 });
