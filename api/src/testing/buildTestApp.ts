import type { CallInput, Endpoint, ErrorBody, ReplyOf } from '@marquee/shared-contracts';
import { buildPath } from '@marquee/shared-contracts';
import type { Application } from '../platform/Application';
import { buildApp } from '../app';
import type { Database } from '../platform/database/Database';
import { OutboxMailer } from '../platform/mail/OutboxMailer';
import { decryptMails } from '../platform/mail/decryptMails';
import { buildDatabase, type TestDatabase } from './buildDatabase';
import { injectCall } from './injectCall';
import { createMemoryStorage } from './createMemoryStorage';
import { SettableClock } from './SettableClock';
import { DelayQueue } from '../platform/throttle/DelayQueue';

/** A call's reply. Reading `body` of an error, or `error` of a success, throws with the reply. */
export interface Answer<Reply> {
  status: number;
  headers: Record<string, unknown>;
  body: Reply;
  error: ErrorBody;
}

export interface TestApp {
  app: Application;
  database: Database;
  clock: SettableClock;
  /** Whether the database is a real PostgreSQL server. */
  isPostgres: boolean;
  /** The database's URL, for a second instance; undefined for the embedded engine. */
  url: string | undefined;
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string): Promise<Answer<ReplyOf<E>>>;
  /** The queued mails, oldest first. */
  mails(): Promise<{ to: string; subject: string; text: string }[]>;
  /** The code in the newest mail to an address. */
  codeFor(email: string): Promise<string>;
  close(): Promise<void>;
}

/** Parts that replace the test's own. */
export type TestAppParts = Partial<Parameters<typeof buildApp>[0]>;

/** The application on a new database and a clock that stands still. Most tests call `setUpTestApp` instead. */
export async function buildTestApp(parts: TestAppParts = {}): Promise<TestApp> {
  const test = await buildDatabase();
  const clock = parts.clock instanceof SettableClock ? parts.clock : new SettableClock();
  const secret = parts.secret ?? 'a secret for tests only';
  const mailer = new OutboxMailer({ secret, clock: parts.clock ?? clock, publicUrl: parts.publicUrl });
  const app = await buildApp({
    database: test.database,
    clock,
    mailer,
    storage: createMemoryStorage(),
    secret,
    rates: { perToken: Infinity, perAddress: Infinity },
    // The clock stands still, so no call may wait; tests of delays pass their own queue.
    delays: new DelayQueue(async () => undefined),
    ...parts,
  });
  const readMails: TestApp['mails'] = async () => {
    const columns = ['id', 'toAddress as to', 'subject', 'text', 'html', 'sealed'] as const;
    const rows = await test.database.selectFrom('mails').select(columns).orderBy('id').execute();
    return decryptMails(rows, secret).map(({ to, subject, text }) => ({ to, subject, text }));
  };
  return {
    app,
    database: test.database,
    clock,
    isPostgres: test.isPostgres,
    url: test.url,
    call: (endpoint, input, token) => call(app, endpoint, { input, token }),
    mails: readMails,
    codeFor: async (email) => {
      const newest = (await readMails()).findLast(({ to }) => to === email);
      const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    close: () => close(app, test),
  };
}

async function close(app: Application, test: TestDatabase): Promise<void> {
  await app.http.close();
  await test.close();
}

interface Sent {
  input: { params?: Record<string, string>; query?: Record<string, string>; body?: object };
  token: string | undefined;
}

async function call<E extends Endpoint>(
  app: Application,
  endpoint: E,
  sent: { input: CallInput<E>; token: string | undefined },
): Promise<Answer<ReplyOf<E>>> {
  // Every input of the contract has this shape; `CallInput` only selects its parts.
  const { input, token } = sent as unknown as Sent;
  const response = await injectCall(app, endpoint, {
    url: buildPath(endpoint.path, input.params ?? {}),
    query: input.query,
    payload: input.body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const isRefused = response.statusCode >= 400;
  const throwUnexpected = (): never => {
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.statusCode}: ${response.body}`);
  };
  return {
    status: response.statusCode,
    headers: response.headers,
    get body(): ReplyOf<E> {
      return isRefused ? throwUnexpected() : JSON.parse(response.body);
    },
    get error(): ErrorBody {
      return isRefused ? JSON.parse(response.body) : throwUnexpected();
    },
  };
}
