import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../database/Database';
import { escapeHtml } from './escapeHtml';
import type { Letter, Mailer } from './Mailer';

/** Asks for the delivery of a mail of the outbox, in the transaction that wrote it. */
export type EnqueueDelivery = (transaction: DatabaseTransaction, mailId: string) => Promise<void>;

/** Writes a mail to the outbox table, and with it the job that delivers it. */
export class OutboxMailer implements Mailer {
  readonly #enqueue: EnqueueDelivery;

  constructor(enqueue: EnqueueDelivery) {
    this.#enqueue = enqueue;
  }

  async post(transaction: DatabaseTransaction, letter: Letter, now: Date): Promise<void> {
    // A deleted account keeps its registrations but has no address (PR-6).
    if (!letter.to.includes('@')) return;
    const id = uuidv7();
    await transaction
      .insertInto('mails')
      .values({
        id,
        toAddress: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: asHtml(letter.text),
        createdAt: now,
        sentAt: null,
      })
      .execute();
    await this.#enqueue(transaction, id);
  }
}

const asHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
