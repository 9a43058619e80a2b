import { live, type LiveMessage } from '../../contract/index';
import { openStream } from '../request';
import type { LiveState } from './Subscriber';
import { readBlocks, type StreamBlock } from './readBlocks';

/** Milliseconds of silence after which a connection counts as dead; the server sends a heartbeat every 15 seconds. */
const SILENCE_TIMEOUT_MS = 40_000;

/** Bounds of the retry backoff in milliseconds. The first delay comes from the server and then doubles. */
const RETRY_MAX_MS = 60_000;
const RETRY_MIN_MS = 2_000;

/** A state change or message of the stream, with the event id to resume from. */
export interface StreamUpdate {
  state: LiveState;
  lastEventId: string | undefined;
  message?: LiveMessage;
}

/** Reads the event stream and reconnects after every break until the signal aborts. */
export class StreamReader {
  #retryDelay = RETRY_MIN_MS;
  #failures = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastEventId: string | undefined;
  readonly #onUpdate: (update: StreamUpdate) => void;

  constructor(lastEventId: string | undefined, onUpdate: (update: StreamUpdate) => void) {
    this.#lastEventId = lastEventId;
    this.#onUpdate = onUpdate;
  }

  async read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#readOnce(signal).catch(() => undefined);
      clearTimeout(this.#silence);
      if (signal.aborted) return;
      this.#onUpdate({ state: 'away', lastEventId: this.#lastEventId });
      await waitForRetry(this.#nextRetryDelay(), signal);
    }
  }

  async #readOnce(signal: AbortSignal): Promise<void> {
    const connection = new AbortController();
    const stop = () => connection.abort();
    signal.addEventListener('abort', stop, { once: true });
    this.#restartSilenceTimer(connection);
    try {
      const body = await openStream(live.stream, {
        headers: this.#resumeHeaders(),
        signal: connection.signal,
      });
      this.#failures = 0;
      for await (const block of readBlocks(body)) {
        this.#restartSilenceTimer(connection);
        if (!signal.aborted) this.#handleBlock(block);
      }
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  #resumeHeaders(): Record<string, string> {
    return this.#lastEventId === undefined ? {} : { 'last-event-id': this.#lastEventId };
  }

  #restartSilenceTimer(connection: AbortController): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
  }

  #handleBlock({ id, retry, data }: StreamBlock): void {
    this.#lastEventId = id ?? this.#lastEventId;
    this.#retryDelay = Number(retry ?? this.#retryDelay) || RETRY_MIN_MS;
    const message = data === undefined ? undefined : parseMessage(data);
    this.#onUpdate({ state: 'live', lastEventId: this.#lastEventId, ...(message && { message }) });
  }

  /** Adds jitter, so that browsers do not all reconnect at the same moment. */
  #nextRetryDelay(): number {
    const grown = Math.min(this.#retryDelay * 2 ** this.#failures, RETRY_MAX_MS);
    this.#failures += 1;
    return grown * (0.5 + Math.random() / 2);
  }
}

function parseMessage(data: string): LiveMessage | undefined {
  try {
    return JSON.parse(data) as LiveMessage;
  } catch {
    return undefined;
  }
}

/** Resolves after `milliseconds`, earlier when the network returns or the signal aborts. */
function waitForRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}
