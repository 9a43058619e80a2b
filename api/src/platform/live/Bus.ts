/**
 * Names a change without its data: subscribers read again. `account:` means that account's notifications or room, and
 * `waitlist:` the places in the waitlist of an event and its requests.
 */
export type Topic = `${'account' | 'event' | 'leaderboard' | 'ending' | 'waitlist'}:${string}`;

export interface BusListener {
  onTopic(topic: Topic, at: Date): void;
  /** Unknown messages were lost. */
  onGap(): void;
}

/**
 * Publishes committed changes to every instance. A lost message only causes a delay, so publishing neither
 * waits nor fails. Publish after the commit, never inside a writing transaction.
 */
export interface Bus {
  /** Whether changes of other instances arrive at present. */
  readonly isConnected: boolean;
  publish(topics: readonly Topic[]): void;
  /** Returns a function that unsubscribes. */
  listen(listener: BusListener): () => void;
  close(): Promise<void>;
}
