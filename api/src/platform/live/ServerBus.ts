import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { reportBackgroundError } from '../background/backgroundErrors';
import { runInBackground } from '../background/runInBackground';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { CONNECT_MS } from '../database/serverLimits';
import { withTimeout } from '../withTimeout';
import type { Bus, BusListener, Topic } from './Bus';
import { LocalBus } from './LocalBus';

const CHANNEL = 'marquee';

/** A payload of NOTIFY must stay under 8,000 bytes; a topic has about fifty. */
const TOPICS_IN_PAYLOAD = 100;

/** While the server is away the listener tries again this often. */
const RETRY_MS = 1_000;

/** A listener only waits: without questions of its own it would never notice that nobody is there any more. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

interface Payload {
  from: string;
  at: number;
  topics: Topic[];
}

/**
 * The bus of several instances on one PostgreSQL server, by LISTEN and NOTIFY. NOTIFY takes a lock of the whole server at
 * commit, so it never stands in a writing transaction: topics gather while one statement runs and go with the next.
 */
export class ServerBus implements Bus {
  readonly #database: Database;
  readonly #url: string;
  readonly #clock: Clock;
  readonly #local: LocalBus;
  readonly #instanceId: string = randomUUID();
  readonly #pending = new Set<Topic>();
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #sending = false;

  constructor({ database, url, clock }: { database: Database; url: string; clock: Clock }) {
    this.#database = database;
    this.#url = url;
    this.#clock = clock;
    this.#local = new LocalBus(clock);
  }

  /** Begins to listen; resolves when the first connection stands. */
  async open(): Promise<this> {
    await this.#connect();
    return this;
  }

  publish(topics: readonly Topic[]): void {
    this.#local.publish(topics);
    for (const topic of topics) this.#pending.add(topic);
    if (!this.#sending) runInBackground('tell other instances', () => this.#send());
  }

  listen(listener: BusListener): () => void {
    return this.#local.listen(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#local.close();
    // A silent server would not even answer a goodbye.
    await withTimeout(this.#client?.end() ?? Promise.resolve(), ANSWER_MS);
  }

  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#pending.size > 0 && !this.#closing.signal.aborted) {
      const payloads = this.#takePending();
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`
        .execute(this.#database)
        // Lost: the others are late, no more.
        .catch((error: unknown) => reportBackgroundError('tell other instances', error));
    }
    this.#sending = false;
  }

  #takePending(): string[] {
    const topics = [...this.#pending];
    this.#pending.clear();
    const payloads: string[] = [];
    for (let first = 0; first < topics.length; first += TOPICS_IN_PAYLOAD) {
      const some = topics.slice(first, first + TOPICS_IN_PAYLOAD);
      const payload: Payload = { from: this.#instanceId, at: this.#clock.now().getTime(), topics: some };
      payloads.push(JSON.stringify(payload));
    }
    return payloads;
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    client.on('error', (error) => reportBackgroundError('listen to other instances', error));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      runInBackground('listen to other instances', () => client.end());
      throw error;
    }
    const heartbeat = setInterval(() => void this.#check(client), HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      runInBackground('listen to other instances', () => this.#reconnect());
    });
    this.#client = client;
  }

  /** A client that is ended while it waits for an answer cuts its connection, and so is replaced. */
  async #check(client: Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      reportBackgroundError('listen to other instances', error);
      runInBackground('listen to other instances', () => client.end());
    }
  }

  /** What was said meanwhile is lost, so after it everybody reads again. */
  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.#connect();
        return this.#local.reportGap();
      } catch (error) {
        reportBackgroundError('listen to other instances', error);
      }
    }
  }

  #receive(text: string): void {
    const payload = readPayload(text);
    if (payload === undefined || payload.from === this.#instanceId) return;
    for (const topic of payload.topics)
      if (TOPIC.test(topic)) this.#local.deliver(topic, new Date(payload.at));
  }
}

/** Anybody on the server may say something on the channel, an instance of another version too: only what we know counts. */
const TOPIC = /^(account|event|leaderboard|ending):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readPayload(text: string): Payload | undefined {
  try {
    const payload: Partial<Payload> = Object(JSON.parse(text));
    const { from, at, topics } = payload;
    if (typeof from !== 'string' || !Number.isSafeInteger(at) || !Array.isArray(topics)) return undefined;
    return { from, at: Number(at), topics };
  } catch {
    return undefined;
  }
}
