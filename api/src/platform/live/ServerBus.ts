import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { reportBackgroundError, runInBackground } from '../background/backgroundErrors';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { CONNECT_MS } from '../database/serverLimits';
import { withTimeout } from '../withTimeout';
import type { Bus, BusListener, Topic } from './Bus';
import { LocalBus } from './LocalBus';

const CHANNEL = 'marquee';

/** A NOTIFY payload must stay under 8,000 bytes; a topic has about fifty. */
const TOPICS_IN_PAYLOAD = 100;

/** Milliseconds between the listener's reconnection attempts. */
const RETRY_MS = 1_000;

/** A listener only receives, so without probes it would never detect a dead connection. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

interface Payload {
  from: string;
  at: number;
  topics: Topic[];
}

/**
 * The bus of several instances on one PostgreSQL server, by LISTEN and NOTIFY. NOTIFY takes a server-wide
 * lock at commit, so it never runs in a writing transaction; topics collect while one statement runs.
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
  #isSending = false;

  constructor({ database, url, clock }: { database: Database; url: string; clock: Clock }) {
    this.#database = database;
    this.#url = url;
    this.#clock = clock;
    this.#local = new LocalBus(clock);
  }

  /**
   * Starts listening; resolves with the first connection.
   * @throws if the server is unreachable
   */
  async open(): Promise<this> {
    await this.#connect();
    return this;
  }

  publish(topics: readonly Topic[]): void {
    this.#local.publish(topics);
    for (const topic of topics) this.#pending.add(topic);
    if (!this.#isSending) runInBackground('tell other instances', () => this.#send());
  }

  listen(listener: BusListener): () => void {
    return this.#local.listen(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#local.close();
    // A silent server would not answer a regular close either.
    await withTimeout(this.#client?.end() ?? Promise.resolve(), ANSWER_MS);
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#pending.size > 0 && !this.#closing.signal.aborted) {
      const payloads = this.#takePending();
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`
        .execute(this.#database)
        // Lost topics only delay the other instances.
        .catch((error: unknown) => reportBackgroundError('tell other instances', error));
    }
    this.#isSending = false;
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

  /** Ending a client during a query cuts its connection, which starts a reconnection. */
  async #check(client: Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      reportBackgroundError('listen to other instances', error);
      runInBackground('listen to other instances', () => client.end());
    }
  }

  /** Messages during the gap are lost, so all streams reread everything afterwards. */
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

/** Other programs and versions may use the channel, so unknown topics are ignored. */
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
