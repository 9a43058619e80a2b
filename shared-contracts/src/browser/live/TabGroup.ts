import { StreamReader, type StreamUpdate } from './StreamReader';

/** The leading tab says every so often that it lives; hidden tabs may speak only once a minute. */
const HEARTBEAT_MS = 15_000;
const LEADER_TIMEOUT_MS = 90_000;

/** Said by a tab that has just come: the leader answers with where it stands. */
const HELLO = 'hello';

type TabMessage = typeof HELLO | StreamUpdate;

/**
 * The tabs of a browser that share one event stream: the one that gets the lock reads it and tells the others (browsers
 * allow six connections to a server). When it goes, or falls silent, the next one goes on where it stopped.
 */
export class TabGroup {
  #latest: StreamUpdate = { state: 'away', lastEventId: undefined };
  #leading = false;
  #steal = false;
  #waiting = new AbortController();
  #leaderSilence: ReturnType<typeof setTimeout> | undefined;
  readonly #left = new AbortController();
  readonly #channel: BroadcastChannel | undefined;

  constructor(
    private readonly name: string,
    private readonly onUpdate: (news: StreamUpdate) => void,
  ) {
    // Without these each tab reads a stream of its own.
    if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
      void this.#lead(this.#left.signal);
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
    this.#left.abort();
    this.#waiting.abort();
    this.#channel?.close();
  }

  async #competeForLead(locks: LockManager): Promise<void> {
    while (!this.#left.signal.aborted) {
      const term = new AbortController();
      const stop = () => term.abort();
      this.#left.signal.addEventListener('abort', stop);
      this.#waiting = new AbortController();
      // Whose lock is stolen, or who need not wait any longer, gets an AbortError.
      const how = this.#steal ? { steal: true } : { signal: this.#waiting.signal };
      this.#steal = false;
      await locks.request(this.name, how, () => this.#lead(term.signal)).catch(() => undefined);
      stop();
      this.#left.signal.removeEventListener('abort', stop);
    }
  }

  async #lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    clearTimeout(this.#leaderSilence);
    const pulse = setInterval(() => this.#broadcastState(), HEARTBEAT_MS);
    const reader = new StreamReader(this.#latest.lastEventId, (news) => {
      this.#update(news);
      this.#broadcast(news);
    });
    this.#leading = true;
    await reader.read(signal);
    this.#leading = false;
    clearInterval(pulse);
    if (!this.#left.signal.aborted) this.#watchLeader();
  }

  #receive(word: TabMessage): void {
    if (word === HELLO) {
      if (this.#leading) this.#broadcastState();
    } else if (!this.#leading) {
      this.#watchLeader();
      this.#update(word);
    }
  }

  #broadcast(word: TabMessage): void {
    this.#channel?.postMessage(word);
  }

  #broadcastState(): void {
    const { state, lastEventId } = this.#latest;
    this.#broadcast({ state, lastEventId });
  }

  #update(news: StreamUpdate): void {
    this.#latest = news;
    this.onUpdate(news);
  }

  /** A leader that is frozen or hangs keeps its lock: it is taken away. */
  #watchLeader(): void {
    clearTimeout(this.#leaderSilence);
    this.#leaderSilence = setTimeout(() => {
      this.#update({ state: 'away', lastEventId: this.#latest.lastEventId });
      this.#steal = true;
      this.#waiting.abort();
    }, LEADER_TIMEOUT_MS);
  }
}
