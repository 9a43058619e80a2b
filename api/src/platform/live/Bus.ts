/** What changed, and nothing else: whoever hears it reads again. `account:` means that account's notices. */
export type Topic = `${'account' | 'event' | 'leaderboard' | 'ending'}:${string}`;

export interface BusListener {
  onTopic(topic: Topic, at: Date): void;
  /** Some messages were lost, nobody knows which. */
  onGap(): void;
}

/**
 * Carries word of committed changes to every instance. A lost message only means lateness, so publishing neither waits
 * nor fails; it is done after the commit, never inside a writing transaction.
 */
export interface Bus {
  publish(topics: readonly Topic[]): void;
  /** Answers a function that ends it. */
  listen(listener: BusListener): () => void;
  close(): Promise<void>;
}
