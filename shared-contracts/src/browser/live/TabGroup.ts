import { StreamReader, type StreamUpdate } from './StreamReader';

/**
 * Interval of the leader's heartbeat, and the silence after which another tab takes over, in milliseconds. Browsers
 * throttle timers of hidden tabs to one a minute.
 */
const HEARTBEAT_MS = 15_000;
const LEADER_TIMEOUT_MS = 90_000;

/** Message of a new tab; the leader replies with its current state. */
const HELLO = 'hello';

type TabMessage = typeof HELLO | StreamUpdate;

/**
 * The tabs of a browser that share one event stream, since browsers allow six connections to a server. The tab with
 * the lock reads and broadcasts; after its end the next tab resumes.
 */
export class TabGroup {
  #latest: StreamUpdate = { state: 'away', lastEventId: undefined };
  #isLeading = false;
  #canSteal = false;
  #waiting = new AbortController();
  #leaderSilence: ReturnType<typeof setTimeout> | undefined;
  readonly #departure = new AbortController();
  readonly #channel: BroadcastChannel | undefined;
  readonly #name: string;
  readonly #onUpdate: (update: StreamUpdate) => void;

  constructor(name: string, onUpdate: (update: StreamUpdate) => void) {
    this.#name = name;
    this.#onUpdate = onUpdate;
    // Without BroadcastChannel and Web Locks each tab reads its own stream.
    if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
      void this.#lead(this.#departure.signal);
      return;
    }
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.#receive(data));
    this.#broadcast(HELLO);
    this.#watchLeader();
    void this.#competeForLead(navigator.locks);
  }

  leave(): void {
    clearTimeout(this.#leaderSilence);
    this.#departure.abort();
    this.#waiting.abort();
    this.#channel?.close();
  }

  async #competeForLead(locks: LockManager): Promise<void> {
    while (!this.#departure.signal.aborted) {
      const term = new AbortController();
      const stop = () => term.abort();
      this.#departure.signal.addEventListener('abort', stop);
      this.#waiting = new AbortController();
      // A stolen lock or an aborted wait rejects with an AbortError.
      const options = this.#canSteal ? { steal: true } : { signal: this.#waiting.signal };
      this.#canSteal = false;
      await locks.request(this.#name, options, () => this.#lead(term.signal)).catch(() => undefined);
      stop();
      this.#departure.signal.removeEventListener('abort', stop);
    }
  }

  async #lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    clearTimeout(this.#leaderSilence);
    const heartbeat = setInterval(() => this.#broadcastState(), HEARTBEAT_MS);
    const reader = new StreamReader(this.#latest.lastEventId, (update) => {
      this.#update(update);
      this.#broadcast(update);
    });
    this.#isLeading = true;
    await reader.read(signal);
    this.#isLeading = false;
    clearInterval(heartbeat);
    if (!this.#departure.signal.aborted) this.#watchLeader();
  }

  #receive(message: TabMessage): void {
    if (message === HELLO) {
      if (this.#isLeading) this.#broadcastState();
    } else if (!this.#isLeading) {
      this.#watchLeader();
      this.#update(message);
    }
  }

  #broadcast(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #broadcastState(): void {
    const { state, lastEventId } = this.#latest;
    this.#broadcast({ state, lastEventId });
  }

  #update(update: StreamUpdate): void {
    this.#latest = update;
    this.#onUpdate(update);
  }

  /** Takes the lock from a leader that is silent too long, for instance a frozen tab. */
  #watchLeader(): void {
    clearTimeout(this.#leaderSilence);
    this.#leaderSilence = setTimeout(() => {
      this.#update({ state: 'away', lastEventId: this.#latest.lastEventId });
      this.#canSteal = true;
      this.#waiting.abort();
    }, LEADER_TIMEOUT_MS);
  }
}
