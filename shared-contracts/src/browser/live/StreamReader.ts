import { live, type LiveMessage } from '../../contract/index';
import { openStream } from '../request';
import type { LiveState } from './Subscriber';
import { readBlocks, type StreamBlock } from './readBlocks';

/** The server says that it is still there every 15 seconds; after so long without a word the connection is dead. */
const SILENCE_TIMEOUT_MS = 40_000;

/** Milliseconds between two tries: first what the server asks for, then twice as long each time, up to this. */
const RETRY_MAX_MS = 60_000;
const RETRY_MIN_MS = 2_000;

/** What a stream said, and where to go on when it breaks off. */
export interface StreamUpdate {
  state: LiveState;
  lastEventId: string | undefined;
  message?: LiveMessage;
}

/** Reads the event stream, and opens it again whenever it breaks off, until it is aborted (NT-6). */
export class StreamReader {
  #retryDelay = RETRY_MIN_MS;
  #failures = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private lastEventId: string | undefined,
    private readonly onUpdate: (news: StreamUpdate) => void,
  ) {}

  async read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#readOnce(signal).catch(() => undefined);
      clearTimeout(this.#silence);
      if (signal.aborted) return;
      this.onUpdate({ state: 'away', lastEventId: this.lastEventId });
      await waitForRetry(this.#nextRetryDelay(), signal);
    }
  }

  async #readOnce(signal: AbortSignal): Promise<void> {
    const dead = new AbortController();
    const stop = () => dead.abort();
    signal.addEventListener('abort', stop, { once: true });
    this.#restartSilenceTimer(dead);
    try {
      const body = await openStream(live.stream, { headers: this.#resumeHeaders(), signal: dead.signal });
      this.#failures = 0;
      for await (const block of readBlocks(body)) {
        this.#restartSilenceTimer(dead);
        if (!signal.aborted) this.#handleBlock(block);
      }
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  #resumeHeaders(): Record<string, string> {
    return this.lastEventId === undefined ? {} : { 'last-event-id': this.lastEventId };
  }

  #restartSilenceTimer(dead: AbortController): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => dead.abort(), SILENCE_TIMEOUT_MS);
  }

  #handleBlock({ id, retry, data }: StreamBlock): void {
    this.lastEventId = id ?? this.lastEventId;
    this.#retryDelay = Number(retry ?? this.#retryDelay) || RETRY_MIN_MS;
    const message = data === undefined ? undefined : parseMessage(data);
    this.onUpdate({ state: 'live', lastEventId: this.lastEventId, ...(message && { message }) });
  }

  /** With a part left to chance, so that the browsers of a server that was away do not all come at once. */
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

/** Waits, but not longer than until the network is back. */
function waitForRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    window.addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}
