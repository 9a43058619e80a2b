import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { MailCipher } from './MailCipher';
import type { MailMessage, Mailer } from './Mailer';
import { toHtml } from './toHtml';

/** Rows per statement: PostgreSQL allows 65,535 parameters, and each row takes nine. */
const BATCH_SIZE = 1_000;

/** Inserts mails into the outbox, from which `startMailDelivery` sends them, in batches. */
export class OutboxMailer implements Mailer {
  readonly #cipher: MailCipher;
  readonly #clock: Clock;

  constructor({ secret, clock }: { secret: string; clock: Clock }) {
    this.#cipher = new MailCipher(secret);
    this.#clock = clock;
  }

  async enqueue(
    transaction: DatabaseTransaction,
    mails: MailMessage | readonly MailMessage[],
    now: Date,
  ): Promise<void> {
    // A deleted account keeps its registrations but has no address (PR-6).
    const rows = [mails]
      .flat()
      .filter(({ to }) => to.includes('@'))
      .map((letter) => this.#toRow(letter, now));
    for (let first = 0; first < rows.length; first += BATCH_SIZE)
      await transaction
        .insertInto('mails')
        .values(rows.slice(first, first + BATCH_SIZE))
        .execute();
  }

  #toRow({ to, subject, text, kind = 'single' }: MailMessage, now: Date) {
    const id = uuidv7();
    const body =
      kind === 'code'
        ? { text: '', html: '', sealed: this.#cipher.seal(id, text) }
        : { text, html: toHtml(text), sealed: null };
    const row = { id, toAddress: to, subject, kind, createdAt: now, sentAt: null };
    return { ...row, ...body, dueAt: this.#clock.sqlNow() };
  }
}
