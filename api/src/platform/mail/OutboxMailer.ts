import { createCalendarFile, getCalendarFileName, links, profile } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { MailCipher } from './MailCipher';
import { layoutMail } from './layoutMail';
import type { MailedCalendar, MailMessage, Mailer } from './Mailer';
import type { CalendarAttachment } from './MailTransport';
import { createUnsubscribeToken } from './unsubscribeToken';

const stopCall = profile.stopReminderMails;

/** Rows per statement: PostgreSQL allows 65,535 parameters, and each row takes eleven. */
const BATCH_SIZE = 1_000;

/** Inserts mails into the outbox, from which `startMailDelivery` sends them, in batches. */
export class OutboxMailer implements Mailer {
  readonly #cipher: MailCipher;
  readonly #clock: Clock;
  readonly #publicUrl: string | undefined;
  readonly #secret: string;

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
    this.#secret = secret;
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

  #createBody(id: string, mail: MailMessage, now: Date) {
    const { text, kind } = mail;
    const plain = { sealed: null, calendar: null, unsubscribeUrl: null };
    if (kind === 'code') return { ...plain, text: '', html: '', sealed: this.#cipher.seal(id, text) };
    const publicUrl = this.#publicUrl;
    if (publicUrl === undefined) return { ...plain, ...layoutMail({ text }) };
    const toUrl = (path: string): string => new URL(path, publicUrl).href;
    const { action, calendar, remindedId } = mail;
    const token = remindedId && createUnsubscribeToken(this.#secret, remindedId);
    const link = action && { label: action.label, url: toUrl(action.path) };
    const footer = token && { label: 'Stop reminder mails', url: toUrl(links.stopReminderMails(token)) };
    const file = calendar && createCalendarAttachment(calendar, { publicUrl, now });
    return {
      ...plain,
      ...layoutMail({ text, action: link, footer: footer || undefined }),
      calendar: file === undefined ? null : JSON.stringify(file),
      unsubscribeUrl: token ? toUrl(stopCall.path.replace(':token', token)) : null,
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
