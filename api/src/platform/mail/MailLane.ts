import { setTimeout as pause } from 'node:timers/promises';
import type { MailTransport } from './MailTransport';
import type { MailCipher } from './MailCipher';
import type { MailClaims } from './MailClaims';
import type { MailKind } from './MailKind';
import type { MailMetrics } from './MailMetrics';
import { type ClaimedMail, markFailed, markSent } from './outboxQueries';
import type { TokenBucket } from './TokenBucket';
import { layoutMail } from './layoutMail';
import { createTicketCode } from '../tickets/ticketToken';
import type { TimedDatabase } from '../database/TimedDatabase';

/** Milliseconds between polls of an empty lane. */
const POLL_MS = 250;
/** Milliseconds before a failed statement is retried. */
const RETRY_MS = 250;

/** Dependencies of all lanes. */
export interface LaneParts {
  outbox: TimedDatabase;
  claims: MailClaims;
  cipher: MailCipher;
  secret: string;
  figures: MailMetrics;
  onError: (error: unknown) => void;
  /** Whether sent mails stay readable for the developer's mailbox. */
  keepText: boolean;
}

/** Settings for the mails of a lane. */
export interface LaneRules {
  /** The kinds of mail; a kind waits while a kind before it has due mails. */
  kinds: readonly MailKind[];
  transport: MailTransport;
  /** Concurrent mails. */
  senders: number;
  rate?: TokenBucket;
  /** The longest pause between two tries, in seconds. */
  longestDelay: number;
  /** Maximum age of a mail in seconds before it is given up. */
  maxAge: number;
}

/**
 * Sends the mails of its kinds: claims each just before sending and marks it right after, so a crash repeats
 * at most the mails in flight. Errors of the database are reported and retried.
 */
export class MailLane {
  readonly #parts: LaneParts;
  readonly #rules: LaneRules;
  readonly #sending = new Set<Promise<void>>();
  #isStopping = false;
  #wake: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: LaneParts, rules: LaneRules) {
    this.#parts = parts;
    this.#rules = rules;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Stops claiming; resolves when the last mail in flight is sent or failed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#running;
    await Promise.all(this.#sending);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const { rate, senders } = this.#rules;
      const free = senders - this.#sending.size;
      const permits = rate === undefined ? free : rate.takePermits(free);
      const claimed = await this.#claim(permits);
      rate?.returnPermits(permits - claimed.length);
      for (const mail of claimed) this.#startSending(mail);
      const isHeldByRate = free > 0 && permits === 0;
      if (isHeldByRate) await this.#sleep(rate?.interval ?? POLL_MS);
      else if (claimed.length < permits || permits === 0) await this.#sleep(POLL_MS);
    }
  }

  async #claim(limit: number): Promise<ClaimedMail[]> {
    const claimed: ClaimedMail[] = [];
    try {
      for (const kind of this.#rules.kinds)
        if (claimed.length < limit)
          claimed.push(...(await this.#parts.claims.claim(kind, limit - claimed.length)));
    } catch (error) {
      this.#parts.onError(error);
    }
    return claimed;
  }

  #startSending(mail: ClaimedMail): void {
    const sending = this.#send(mail).finally(() => {
      this.#sending.delete(sending);
      this.#wake();
    });
    this.#sending.add(sending);
  }

  /** Waits for this many milliseconds, or until a sender is free. */
  #sleep(milliseconds: number): Promise<void> {
    if (this.#isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Never rejects. */
  async #send(mail: ClaimedMail): Promise<void> {
    const { outbox, claims, figures, keepText, onError } = this.#parts;
    const { transport } = this.#rules;
    try {
      await transport.send(this.#decrypt(mail));
      figures.countSent(mail.kind);
      await this.#persist(() => markSent(outbox, mail.id, keepText));
    } catch (error) {
      onError(error);
      figures.countFailed(mail.kind);
      await this.#persist(() => this.#fail(mail));
    } finally {
      claims.release(mail.id);
    }
  }

  #decrypt({ id, to, subject, calendar, ticket, unsubscribeUrl, ...body }: ClaimedMail) {
    const ticketCode = ticket && createTicketCode(this.#parts.secret, ticket);
    if (body.sealed === null)
      return { id, to, subject, calendar, ticketCode, unsubscribeUrl, text: body.text, html: body.html };
    const text = this.#parts.cipher.open(id, body.sealed);
    return { id, to, subject, ...layoutMail({ text }) };
  }

  async #fail({ id, kind, tries }: ClaimedMail): Promise<void> {
    const { outbox, claims, figures } = this.#parts;
    const { longestDelay, maxAge } = this.#rules;
    const delay = Math.min(longestDelay, 2 ** Math.min(tries, 20));
    const { isGivenUp } = await markFailed(outbox, { id, instance: claims.instance }, { delay, maxAge });
    if (isGivenUp) figures.countGivenUp(kind);
  }

  /** Retries a statement until it succeeds, because an unmarked mail would be sent again. */
  async #persist(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        this.#parts.onError(error);
        if (this.#isStopping) return;
        await pause(RETRY_MS);
      }
    }
  }
}
