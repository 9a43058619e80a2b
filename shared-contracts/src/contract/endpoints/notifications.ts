import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { notificationPage, participantNotificationPage } from '../entities/notification';
import { cursor, digits } from '../entities/text';

const pageAndSize = z.object({ page: digits(0, 10_000), size: digits(1, 50) });
const place = z.object({ after: z.optional(cursor()) });

const participants = {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch notifications',
  reply: participantNotificationPage,
} as const;
const hosts = { ...participants, access: 'host', reply: notificationPage } as const;

/** A page of the participant's notifications, newest first, with a size of 1 to 50. */
export const list = endpoint('GET', '/api/v1/participant/notifications/:page/:size', {
  ...participants,
  params: pageAndSize,
  query: place,
});

/** The participant's first page, of 5. */
export const newest = endpoint('GET', '/api/v1/participant/notifications', participants);

/** A page of the host's notifications, newest first, with a size of 1 to 50. */
export const hostList = endpoint('GET', '/api/events/notifications/:page/:size', {
  ...hosts,
  params: pageAndSize,
  query: place,
});

/** The host's first page, of 10. */
export const hostNewest = endpoint('GET', '/api/events/notifications', hosts);

const marking = {
  object: 'self',
  failure: 'Failed to mark as read',
  reply: envelope(z.null()),
} as const;

/** Marks a notification of the participant as read; a repeat changes nothing. */
export const read = endpoint('PUT', '/api/v1/participant/notifications/:notificationId/read', {
  ...marking,
  access: 'user',
});

/** Marks all notifications of the participant as read. */
export const readAll = endpoint('PUT', '/api/v1/participant/notifications/read-all', {
  ...marking,
  access: 'user',
});

/** Marks a notification of the host as read; a repeat changes nothing. */
export const hostRead = endpoint('PUT', '/api/events/notifications/:notificationId/read', {
  ...marking,
  access: 'host',
});

/** Marks all notifications of the host as read. */
export const hostReadAll = endpoint('PUT', '/api/events/notifications/read-all', {
  ...marking,
  access: 'host',
});
