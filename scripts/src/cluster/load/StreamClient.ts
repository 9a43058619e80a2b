import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { live } from '@marquee/shared-contracts';
import { readBlocks } from '../../../../shared-contracts/src/browser/live/readBlocks';
import type { HttpsCaller } from './HttpsCaller';

/** The browser's limits (shared-contracts/src/browser/live/StreamReader.ts). */
const SILENCE_MS = 40_000;
const RETRY_MAX_MS = 60_000;
const RETRY_MIN_MS = 2_000;

/** An event stream that reconnects by the browser's rules. */
export class StreamClient {
  /** Connections that the server accepted. */
  connections = 0;
  isOpen = false;
  /** The time of the newest message, in milliseconds of `performance.now()`. */
  messageAt = 0;
  readonly #caller: HttpsCaller;
  readonly #token: string;
  readonly #closing = new AbortController();
  #lastEventId: string | undefined;
  #retryMs = RETRY_MIN_MS;
  #failures = 0;
  readonly #reading: Promise<void>;

  constructor(caller: HttpsCaller, token: string) {
    this.#caller = caller;
    this.#token = token;
    this.#reading = this.#read();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reading;
  }

  async #read(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#readOnce().catch(() => undefined);
      this.isOpen = false;
      const grown = Math.min(this.#retryMs * 2 ** this.#failures, RETRY_MAX_MS);
      this.#failures += 1;
      await pause(grown * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  async #readOnce(): Promise<void> {
    const silence = new AbortController();
    const listen = () => setTimeout(() => silence.abort(), SILENCE_MS);
    let timer = listen();
    try {
      const call = { path: live.stream.path, method: 'GET', token: this.#token };
      const headers: Record<string, string> =
        this.#lastEventId === undefined ? {} : { 'last-event-id': this.#lastEventId };
      const signal = AbortSignal.any([silence.signal, this.#closing.signal]);
      const response = await this.#caller.open(call, headers, signal);
      if (response.statusCode !== 200) return void response.resume();
      this.connections += 1;
      this.#failures = 0;
      this.isOpen = true;
      for await (const { id, retry, data } of readBlocks(toBytes(response))) {
        clearTimeout(timer);
        timer = listen();
        this.#lastEventId = id ?? this.#lastEventId;
        this.#retryMs = Number(retry ?? this.#retryMs) || RETRY_MIN_MS;
        if (data !== undefined) this.messageAt = performance.now();
      }
    } finally {
      clearTimeout(timer);
    }
  }
}

const toBytes = (response: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(response) as ReadableStream<Uint8Array>;
