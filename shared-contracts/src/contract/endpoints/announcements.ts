import { z } from '#schema';
import { endpoint } from '../endpoint';
import {
  announcement,
  announcementAudience,
  announcementForm,
  announcementRecipient,
  announcementText,
  audienceFields,
  MAIL_STATES,
} from '../entities/announcement';
import { envelope, paged } from '../entities/envelope';
import { anyCase, cursor, digits, text } from '../entities/text';

const pageQuery = {
  page: z.optional(digits(0, 10_000)),
  size: z.optional(digits(1, 200)),
  after: z.optional(cursor()),
};

/** The announcements of an event, newest first, with the progress of their mails. */
export const list = endpoint('GET', '/api/events/:eventId/announcements', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to fetch announcements',
  query: z.object(pageQuery),
  reply: paged(announcement),
});

/** Counts the people whom an announcement would address now. */
export const audience = endpoint('GET', '/api/events/:eventId/announcements/audience', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to count the recipients',
  query: z.object(audienceFields),
  reply: envelope(announcementAudience),
});

/**
 * Notifies registered people and queues their mails, three times in 24 hours (AN-3). A repeat with the same
 * `Idempotency-Key` returns the first announcement.
 */
export const send = endpoint('POST', '/api/events/:eventId/announcements', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to send the announcement',
  body: announcementForm,
  reply: envelope(announcement),
  status: 201,
});

/** Mails an announcement to the caller alone. */
export const test = endpoint('POST', '/api/events/:eventId/announcements/test', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to send the test mail',
  body: announcementText,
  reply: envelope(z.null()),
});

/** The recipients of an announcement by account id, with the state of each mail, for a week after it (PR-8). */
export const recipients = endpoint('GET', '/api/events/:eventId/announcements/:announcementId/recipients', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to fetch the recipients',
  query: z.object({ ...pageQuery, state: z.optional(z.pipe(anyCase(), z.enum(MAIL_STATES))) }),
  reply: paged(announcementRecipient),
});

/** Mutes the announcements of an event for the caller; a repeat changes nothing. */
export const mute = endpoint('PUT', '/api/v1/participant/events/:eventId/announcements/mute', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to mute the announcements',
  reply: envelope(z.null()),
});

/** Unmutes the announcements of an event; a repeat changes nothing. */
export const unmute = endpoint('DELETE', '/api/v1/participant/events/:eventId/announcements/mute', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to unmute the announcements',
  reply: envelope(z.null()),
});

/**
 * Mutes the event of a mail's signed token, without login. Mail programs call it from the `List-Unsubscribe` header
 * (RFC 8058); a repeat changes nothing.
 */
export const muteByToken = endpoint('POST', '/api/v1/public/announcements/:muteToken/mute', {
  access: 'public',
  object: 'none',
  encoding: 'form',
  failure: 'This link is not valid.',
  params: z.object({ muteToken: text(160) }),
  reply: envelope(z.object({ eventId: z.string() })),
});
