import { type AnnouncementForm, ANNOUNCEMENTS_A_DAY } from '@marquee/shared-contracts';
import type { ApplicationParts } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import {
  findEarlierResult,
  type IdempotentCall,
  withIdempotencyKey,
} from '../../platform/idempotency/withIdempotencyKey';
import type { Mailer } from '../../platform/mail/Mailer';
import { createEventMail, MAILED_COLUMNS, type MailedEvent } from '../events/createEventMail';
import { describeEvent } from '../events/describeEvent';
import { notify } from '../notifications/notify';
import { type Audience, countMuted, findAudience } from './audience';

const DAY_MS = 24 * 3_600_000;

/** The columns of an event that an announcement reads. */
export const ANNOUNCING_COLUMNS = [...MAILED_COLUMNS, 'events.cancelledAt'] as const;

type AnnouncingEvent = MailedEvent & { cancelledAt: Date | null };

type Parts = Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>;

/** An announcement before it is sent. */
export type Draft = AnnouncementForm & Audience;

/**
 * Notifies the recipients and queues their mails in one transaction (AN-1). A repeat with the same key returns the first
 * announcement.
 * @throws `EVENT_NOT_PUBLISHED`, `ANNOUNCEMENT_LIMIT` or `NO_RECIPIENTS`
 */
export async function sendAnnouncement(
  { database, mailer, clock }: Parts,
  call: IdempotentCall,
  draft: Draft,
): Promise<{ id: string; isFirst: boolean }> {
  const earlier = await findEarlierResult(database, call);
  if (earlier !== undefined) return { id: earlier, isFirst: false };
  return withIdempotencyKey(database, call, async (transaction, id) => {
    const event = await lockAnnouncingEvent(transaction, draft.eventId);
    const { now } = await transaction.selectNoFrom(clock.sqlNow().as('now')).executeTakeFirstOrThrow();
    if ((await readQuota(transaction, draft.eventId, now)).left === 0) refuse('ANNOUNCEMENT_LIMIT');
    await deliver({ transaction, mailer, now }, { ...draft, id, authorId: call.accountId }, event);
  });
}

/** Locks an event against another announcement; registering continues, because it locks only the row of the seats. */
async function lockAnnouncingEvent(
  transaction: DatabaseTransaction,
  eventId: string,
): Promise<AnnouncingEvent> {
  const { draft, ...event } = await transaction
    .selectFrom('events')
    .select(ANNOUNCING_COLUMNS)
    .select('draft')
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return draft === null ? event : refuse('EVENT_NOT_PUBLISHED');
}

/** How many announcements an event may still send, and when the next may follow if none (AN-3). */
export async function readQuota(database: Database, eventId: string, now: Date) {
  const sent = await database
    .selectFrom('announcements')
    .select('createdAt')
    .where('eventId', '=', eventId)
    .where('createdAt', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('createdAt', 'desc')
    .limit(ANNOUNCEMENTS_A_DAY)
    .execute();
  const left = ANNOUNCEMENTS_A_DAY - sent.length;
  const oldest = sent.at(-1)?.createdAt;
  return { left, nextAt: left === 0 && oldest ? new Date(oldest.getTime() + DAY_MS) : null };
}

interface Delivery {
  transaction: DatabaseTransaction;
  mailer: Mailer;
  now: Date;
}

async function deliver(
  { transaction, mailer, now }: Delivery,
  announcement: Draft & { id: string; authorId: string },
  event: AnnouncingEvent,
): Promise<void> {
  const { id, eventId, authorId, subject, text, state = 'registered', team, checkedIn } = announcement;
  const people = await findAudience(transaction, announcement);
  if (people.length === 0) refuse('NO_RECIPIENTS');
  const muted = await countMuted(transaction, announcement);
  const row = { id, eventId, authorId, subject, text, recipients: people.length, muted };
  await transaction
    .insertInto('announcements')
    .values({
      ...row,
      state,
      team: team ?? null,
      checkedIn: checkedIn ?? null,
      sent: null,
      failed: null,
      createdAt: now,
    })
    .execute();
  const news = { type: 'ANNOUNCEMENT' as const, title: subject, message: text, eventId };
  const notifications = people.map((person) => ({
    ...news,
    recipientId: person.id,
    dedupeKey: `announcement:${id}`,
  }));
  await notify(transaction, notifications, now);
  // Only registered people learn the join link (EV-39).
  const told = state === 'registered' ? event : { ...event, joinLink: null };
  const content = createContent(told, announcement, now);
  const mails = people.map((person) => createAnnouncementMail(event, content, { ...person, mailOf: id }));
  await mailer.enqueue(transaction, mails, now);
  const details = { subject, recipients: people.length };
  const entry = { actorId: authorId, action: 'announcement.send', objectId: eventId, details };
  await writeAuditEntry(transaction, entry, now);
}

interface Recipient {
  id: string;
  email: string;
  firstname: string;
  /** The announcement; undefined in a test, which counts for none and cannot be muted. */
  mailOf?: string;
}

/** Subject and text of a mail, the same for all recipients. */
export function createContent(
  event: AnnouncingEvent,
  { subject, text }: AnnouncementForm,
  now: Date,
): AnnouncementForm {
  // Time and place of an event that will not take place any more would mislead.
  const facts = event.cancelledAt === null && event.endTime > now ? [describeEvent(event)] : [];
  return { subject, text: [text, `From the hosts of ${event.title}`, ...facts].join('\n\n') };
}

/** The mail of an announcement, or of its test, to one person. */
export function createAnnouncementMail(
  event: AnnouncingEvent,
  { subject, text }: AnnouncementForm,
  { mailOf, ...person }: Recipient,
) {
  const isTest = mailOf === undefined;
  return createEventMail(event, {
    person,
    subject: isTest ? `Test: ${subject}` : subject,
    text,
    hasFacts: false,
    kind: isTest ? 'single' : 'announcement',
    ...(!isTest && {
      announcement: { id: mailOf, recipientId: person.id },
      unsubscription: { from: 'announcements', accountId: person.id, eventId: event.id },
    }),
  });
}
