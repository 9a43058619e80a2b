import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { reportBackgroundError, runInBackground } from '../background/backgroundErrors';
import type { Clock } from '../clock';
import { withTimeout } from '../withTimeout';
import type { Bus, BusListener, Topic } from './Bus';
import { formatPayloads, readPayload } from './busPayload';
import { LocalBus } from './LocalBus';

const SUBJECT = 'marquee.topics';

/** Milliseconds between attempts to connect or to send. */
const RETRY_MS = 1_000;

/** A start waits this long for the first connection, which the instance does not need. */
const CONNECT_MS = 3_000;

/** A subscriber only receives, so without pings it would never detect a dead connection. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

/** Unsent topics during an outage; beyond them other instances are told to read everything again. */
const MAX_PENDING = 5_000;

const TASK = 'exchange changes by NATS';

/** The client ignores the account in an address, so it is passed by itself; a user without a password is a token. */
export function toNatsOptions(address: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(pass !== '' ? { user, pass } : user !== '' && { token: user }),
  };
}

/**
 * The bus of several instances by a NATS server, whose messages reach connected subscribers only. Topics stay pending until
 * the server has confirmed them, and collect meanwhile.
 */
export class NatsBus implements Bus {
  readonly #url: string;
  readonly #clock: Clock;
  readonly #local: LocalBus;
  readonly #instanceId: string = randomUUID();
  readonly #pending = new Set<Topic>();
  readonly #closing = new AbortController();
  #connection: NatsConnection | undefined;
  #isConnected = false;
  #isOverflowed = false;
  #isSending = false;

  constructor({ url, clock }: { url: string; clock: Clock }) {
    this.#url = url;
    this.#clock = clock;
    this.#local = new LocalBus(clock);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Starts connecting; resolves with the first connection, or after a while without. */
  async open(): Promise<this> {
    await withTimeout(this.#connect(), CONNECT_MS);
    return this;
  }

  publish(topics: readonly Topic[]): void {
    this.#local.publish(topics);
    for (const topic of topics) this.#pending.add(topic);
    if (this.#pending.size > MAX_PENDING) {
      this.#pending.clear();
      this.#isOverflowed = true;
    }
    if (!this.#isSending) runInBackground(TASK, () => this.#send());
  }

  listen(listener: BusListener): () => void {
    return this.#local.listen(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#isConnected = false;
    await this.#local.close();
    // A silent server would not answer a regular close either.
    await withTimeout(this.#connection?.close() ?? Promise.resolve(), ANSWER_MS);
  }

  /** Connects until it succeeds, and again after each loss. */
  async #connect(): Promise<void> {
    const { signal } = this.#closing;
    let isLate = false;
    while (!signal.aborted) {
      try {
        const connection = await connect({
          ...toNatsOptions(this.#url),
          timeout: ANSWER_MS,
          maxReconnectAttempts: -1,
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: RETRY_MS,
          pingInterval: HEARTBEAT_MS,
          maxPingOut: 1,
          noEcho: true,
        });
        if (signal.aborted) return await connection.close();
        this.#connection = connection;
        connection.subscribe(SUBJECT, {
          callback: (error, message) => this.#receive(error, message.string()),
        });
        runInBackground(TASK, () => this.#follow(connection));
        return await this.#resume(connection, isLate);
      } catch (error) {
        reportBackgroundError(TASK, error);
        isLate = true;
        await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** The client reconnects and subscribes by itself. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.#isConnected = false;
        reportBackgroundError(TASK, new Error(`The NATS server ${status.server} is away.`));
      }
      if (status.type === 'reconnect') await this.#resume(connection, true);
    }
  }

  /** Messages during the gap are lost, so all streams reread everything once the subscription stands. */
  async #resume(connection: NatsConnection, hadGap: boolean): Promise<void> {
    if (!(await isConfirmed(connection))) return;
    this.#isConnected = true;
    if (hadGap) this.#local.reportGap();
  }

  async #send(): Promise<void> {
    const { signal } = this.#closing;
    this.#isSending = true;
    while ((this.#pending.size > 0 || this.#isOverflowed) && !signal.aborted) {
      const topics = [...this.#pending];
      const isOverflowed = this.#isOverflowed;
      this.#pending.clear();
      this.#isOverflowed = false;
      if (await this.#tell(topics, isOverflowed)) continue;
      for (const topic of topics) this.#pending.add(topic);
      this.#isOverflowed ||= isOverflowed;
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#isSending = false;
  }

  /** Resolves to whether the server has the messages. */
  async #tell(topics: readonly Topic[], isOverflowed: boolean): Promise<boolean> {
    const connection = this.#connection;
    if (connection === undefined || !this.#isConnected) return false;
    const payloads = formatPayloads(this.#instanceId, this.#clock.now(), topics);
    if (isOverflowed) payloads.push(LOST);
    for (const payload of payloads) connection.publish(SUBJECT, payload);
    return isConfirmed(connection);
  }

  #receive(error: Error | null, text: string): void {
    if (error !== null) return reportBackgroundError(TASK, error);
    if (text === LOST) return this.#local.reportGap();
    const payload = readPayload(text);
    if (payload === undefined) return;
    for (const topic of payload.topics) this.#local.deliver(topic, new Date(payload.at));
  }
}

/** Tells other instances that an instance lost topics. */
const LOST = '{"lost":true}';

/** Whether the server answers, and so has every message before. */
const isConfirmed = async (connection: NatsConnection): Promise<boolean> =>
  (await withTimeout(
    connection.flush().then(() => true),
    ANSWER_MS,
  )) === true;
