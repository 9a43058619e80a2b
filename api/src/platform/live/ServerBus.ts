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
import { formatPayloads, readPayload } from './busPayload';
import { LocalBus } from './LocalBus';

const CHANNEL = 'marquee';

/** Milliseconds between the listener's reconnection attempts. */
const RETRY_MS = 1_000;

/** A listener only receives, so without probes it would never detect a dead connection. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

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

  get isConnected(): boolean {
    return this.#client !== undefined;
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
    return formatPayloads(this.#instanceId, this.#clock.now(), topics);
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
      this.#client = undefined;
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
    for (const topic of payload.topics) this.#local.deliver(topic, new Date(payload.at));
  }
}
