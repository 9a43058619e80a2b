import { v4 as uuidv4 } from 'uuid';
import { type Repetition, startRepeating } from '../background/startRepeating';
import { type ClaimedMail, claimMails, renewClaims } from './outboxQueries';
import type { TimedDatabase } from '../database/TimedDatabase';
import type { MailKind } from './MailKind';

/** Milliseconds between renewals: several within `CLAIM_SECONDS`. */
const RENEWAL_MS = 1_000;

/**
 * Milliseconds of database uptime before claims of others are taken over: after an outage all claims have
 * expired, and owners need time to renew.
 */
const STEADY_MS = 2 * RENEWAL_MS;

/**
 * The mails that this process has claimed. Claims last seconds and are renewed; those of a dead process
 * expire.
 */
export class MailClaims {
  readonly instance = uuidv4();
  readonly #outbox: TimedDatabase;
  readonly #onError: (error: unknown) => void;
  readonly #sending = new Set<string>();
  #steadySince = performance.now();
  #renewal: Repetition | undefined;

  constructor(outbox: TimedDatabase, onError: (error: unknown) => void) {
    this.#outbox = outbox;
    this.#onError = onError;
  }

  start(): void {
    this.#renewal = startRepeating({
      run: () => renewClaims(this.#outbox, this.instance, [...this.#sending]),
      pauseMs: RENEWAL_MS,
      onError: (error) => this.#reportFailedRenewal(error),
      isFirstDelayed: true,
    });
  }

  async stop(): Promise<void> {
    await this.#renewal?.stop();
  }

  async claim(kind: MailKind, limit: number): Promise<ClaimedMail[]> {
    const claim = { instance: this.instance, kind, limit, sendingIds: [...this.#sending] };
    const canTakeOver = performance.now() - this.#steadySince >= STEADY_MS;
    const claimed = await claimMails(this.#outbox, { ...claim, canTakeOver });
    for (const { id } of claimed) this.#sending.add(id);
    return claimed;
  }

  release(id: string): void {
    this.#sending.delete(id);
  }

  #reportFailedRenewal(error: unknown): void {
    this.#steadySince = performance.now();
    this.#onError(error);
  }
}
