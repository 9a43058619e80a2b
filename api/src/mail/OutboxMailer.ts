import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../database/Database';
import { escapeHtml } from './escapeHtml';
import type { Letter, Mailer } from './Mailer';

/** Asks for the delivery of mails of the outbox, in the transaction that wrote them. */
export type EnqueueDelivery = (transaction: DatabaseTransaction, mailIds: readonly string[]) => Promise<void>;

/** Rows of one statement: it may have 65,535 parameters, and each row has seven. */
const AT_ONCE = 1_000;

/** Writes mails to the outbox table, and with them the jobs that deliver them: a crowd costs as few statements as one. */
export class OutboxMailer implements Mailer {
  readonly #enqueue: EnqueueDelivery;

  constructor(enqueue: EnqueueDelivery) {
    this.#enqueue = enqueue;
  }

  async post(
    transaction: DatabaseTransaction,
    letters: Letter | readonly Letter[],
    now: Date,
  ): Promise<void> {
    // A deleted account keeps its registrations but has no address (PR-6).
    const rows = [letters]
      .flat()
      .filter(({ to }) => to.includes('@'))
      .map((letter) => rowOf(letter, now));
    for (let first = 0; first < rows.length; first += AT_ONCE) {
      const some = rows.slice(first, first + AT_ONCE);
      await transaction.insertInto('mails').values(some).execute();
      await this.#enqueue(
        transaction,
        some.map(({ id }) => id),
      );
    }
  }
}

const rowOf = ({ to, subject, text }: Letter, now: Date) => ({
  id: uuidv7(),
  toAddress: to,
  subject,
  text,
  html: asHtml(text),
  createdAt: now,
  sentAt: null,
});

const asHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
