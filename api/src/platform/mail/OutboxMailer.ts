import {
  announcements,
  createCalendarFile,
  getCalendarFileName,
  links,
  profile,
} from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { MailCipher } from './MailCipher';
import { layoutMail } from './layoutMail';
import type { MailedCalendar, MailMessage, Mailer } from './Mailer';
import type { CalendarAttachment } from './MailTransport';
import { createUnsubscribeToken, type Unsubscription } from './unsubscribeToken';

/** The link at the end of a mail that people may stop, and the call of its header (RFC 8058). */
function describeStop(given: Unsubscription, secret: string): { label: string; page: string; call: string } {
  const token = createUnsubscribeToken(secret, given);
  if (given.from === 'reminders')
    return {
      label: 'Stop reminder mails',
      page: links.stopReminderMails(token),
      call: profile.stopReminderMails.path.replace(':token', token),
    };
  return {
    label: 'Mute announcements of this event',
    page: links.muteAnnouncements(token),
    call: announcements.muteByToken.path.replace(':muteToken', token),
  };
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and each row takes fourteen. */
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
    const { to, subject, kind = 'single', announcement } = mail;
    const id = uuidv7();
    const origin = {
      announcementId: announcement?.id ?? null,
      recipientId: announcement?.recipientId ?? null,
    };
    const row = { id, toAddress: to, subject, kind, ...origin, createdAt: now, sentAt: null };
    return { ...row, ...this.#createBody(id, mail, now), dueAt: this.#clock.sqlNow() };
  }

  #createBody(id: string, mail: MailMessage, now: Date) {
    const { text, kind } = mail;
    const plain = { sealed: null, calendar: null, ticket: null, unsubscribeUrl: null };
    if (kind === 'code') return { ...plain, text: '', html: '', sealed: this.#cipher.seal(id, text) };
    const publicUrl = this.#publicUrl;
    if (publicUrl === undefined) return { ...plain, ...layoutMail({ text }) };
    const toUrl = (path: string): string => new URL(path, publicUrl).href;
    const { action, calendar, ticket, unsubscription } = mail;
    const stop = unsubscription && describeStop(unsubscription, this.#secret);
    const link = action && { label: action.label, url: toUrl(action.path) };
    const footer = stop && { label: stop.label, url: toUrl(stop.page) };
    const file = calendar && createCalendarAttachment(calendar, { publicUrl, now });
    return {
      ...plain,
      ...layoutMail({ text, action: link, footer, hasTicket: ticket !== undefined }),
      ticket: ticket === undefined ? null : JSON.stringify(ticket),
      calendar: file === undefined ? null : JSON.stringify(file),
      unsubscribeUrl: stop === undefined ? null : toUrl(stop.call),
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
