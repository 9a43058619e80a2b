import { refuse } from '../http/refuse';
import type { EventStream } from './EventStream';

/** Streams per account and instance: one per browser (NT-6), plus some broken streams that nobody detected yet. */
export const STREAMS_OF_ACCOUNT = 10;

/** Streams per instance; each holds a connection and memory. */
const STREAMS_OF_INSTANCE = 10_000;

/** A stream's owner. The stream ends with this session. */
export interface Owner {
  accountId: string;
  tokenHash: string;
}

/** The open streams of this instance, by account. */
export class OpenStreams {
  readonly #owners = new Map<EventStream, Owner>();
  readonly #byAccount = new Map<string, Set<EventStream>>();

  get size(): number {
    return this.#owners.size;
  }

  get accountIds(): string[] {
    return [...this.#byAccount.keys()];
  }

  get tokenHashes(): string[] {
    return [...new Set([...this.#owners.values()].map(({ tokenHash }) => tokenHash))];
  }

  has(accountId: string): boolean {
    return this.#byAccount.has(accountId);
  }

  /** The number of streams of these accounts. */
  count(accountIds: readonly string[]): number {
    return accountIds.reduce((sum, id) => sum + (this.#byAccount.get(id)?.size ?? 0), 0);
  }

  /** @throws `OVERLOADED`, or `TOO_MANY_REQUESTS` beyond the streams of an account */
  add(stream: EventStream, owner: Owner): void {
    if (this.size >= STREAMS_OF_INSTANCE) refuse('OVERLOADED');
    const streams = this.#byAccount.get(owner.accountId) ?? new Set();
    if (streams.size >= STREAMS_OF_ACCOUNT) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    streams.add(stream);
    this.#byAccount.set(owner.accountId, streams);
    this.#owners.set(stream, owner);
    stream.onClosed(() => this.#remove(stream, owner));
  }

  write(text: string, accountIds: Iterable<string> = this.#byAccount.keys()): void {
    for (const accountId of accountIds)
      for (const stream of this.#byAccount.get(accountId) ?? []) stream.write(text);
  }

  /** Ends the streams whose owner matches; all of them without a condition. */
  end(isOver: (owner: Owner) => boolean = () => true): void {
    for (const [stream, owner] of this.#owners) if (isOver(owner)) stream.end();
  }

  #remove(stream: EventStream, { accountId }: Owner): void {
    this.#owners.delete(stream);
    const streams = this.#byAccount.get(accountId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byAccount.delete(accountId);
  }
}
