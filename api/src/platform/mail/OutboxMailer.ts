import { createCalendarFile, getCalendarFileName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { MailCipher } from './MailCipher';
import { layoutMail } from './layoutMail';
import type { MailedCalendar, MailMessage, Mailer } from './Mailer';
import type { CalendarAttachment } from './MailTransport';

/** Rows per statement: PostgreSQL allows 65,535 parameters, and each row takes ten. */
const BATCH_SIZE = 1_000;

/** Inserts mails into the outbox, from which `startMailDelivery` sends them, in batches. */
export class OutboxMailer implements Mailer {
  readonly #cipher: MailCipher;
  readonly #clock: Clock;
  readonly #publicUrl: string | undefined;

  /** Without `publicUrl`, mails have no links and no calendar files. */
  constructor({
    secret,
    clock,
    publicUrl,
  }: {
    secret: string;
    clock: Clock;
    publicUrl?: string | undefined;
  }) {
    this.#cipher = new MailCipher(secret);
    this.#clock = clock;
    this.#publicUrl = publicUrl;
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

  #toRow(mail: MailMessage, now: Date) {
    const { to, subject, kind = 'single' } = mail;
    const id = uuidv7();
    const row = { id, toAddress: to, subject, kind, createdAt: now, sentAt: null };
    return { ...row, ...this.#createBody(id, mail, now), dueAt: this.#clock.sqlNow() };
  }

  #createBody(id: string, { text, action, calendar, kind }: MailMessage, now: Date) {
    const sealedBody = { text: '', html: '', sealed: '', calendar: null };
    if (kind === 'code') return { ...sealedBody, sealed: this.#cipher.seal(id, text) };
    const publicUrl = this.#publicUrl;
    if (publicUrl === undefined) return { ...layoutMail({ text }), sealed: null, calendar: null };
    const link = action && { label: action.label, url: new URL(action.path, publicUrl).href };
    const file = calendar && createCalendarAttachment(calendar, { publicUrl, now });
    return {
      ...layoutMail({ text, action: link }),
      sealed: null,
      calendar: file === undefined ? null : JSON.stringify(file),
    };
  }
}

function createCalendarAttachment(
  { event, path, method, sequence }: MailedCalendar,
  { publicUrl, now }: { publicUrl: string; now: Date },
): CalendarAttachment {
  const address = new URL(path, publicUrl);
  const organizer = `no-reply@${address.hostname}`;
  const publication = { method, sequence, organizer, sentAt: now.toISOString() };
  return {
    name: getCalendarFileName(event.title),
    method,
    text: createCalendarFile(event, address.href, publication),
  };
}
