import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { notificationPage, participantNotificationPage } from '../entities/notification';
import { digits } from '../entities/text';

const pageAndSize = z.object({ page: digits(0, 10_000), size: digits(1, 50) });

const participants = {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch notifications',
  reply: participantNotificationPage,
} as const;
const hosts = { ...participants, access: 'host', reply: notificationPage } as const;

/** A page of the participant's notices, newest first, of 1 to 50 (NT-3). */
export const list = endpoint('GET', '/api/v1/participant/notifications/:page/:size', {
  ...participants,
  params: pageAndSize,
});

/** The participant's first page, of 5 (AP-2). */
export const newest = endpoint('GET', '/api/v1/participant/notifications', participants);

/** A page of the host's notices, newest first, of 1 to 50 (NT-3). */
export const hostList = endpoint('GET', '/api/events/notifications/:page/:size', {
  ...hosts,
  params: pageAndSize,
});

/** The host's first page, of 10 (AP-2). */
export const hostNewest = endpoint('GET', '/api/events/notifications', hosts);

const marking = {
  object: 'self',
  failure: 'Failed to mark as read',
  reply: envelope(z.null()),
} as const;

/** Marks one of the participant's own notices as read; a repeat changes nothing (NT-2). */
export const read = endpoint('PUT', '/api/v1/participant/notifications/:notificationId/read', {
  ...marking,
  access: 'user',
});

/** Marks all of the participant's notices as read (NT-2). */
export const readAll = endpoint('PUT', '/api/v1/participant/notifications/read-all', {
  ...marking,
  access: 'user',
});

/** Marks one of the host's own notices as read; a repeat changes nothing (NT-2). */
export const hostRead = endpoint('PUT', '/api/events/notifications/:notificationId/read', {
  ...marking,
  access: 'host',
});

/** Marks all of the host's notices as read (NT-2). */
export const hostReadAll = endpoint('PUT', '/api/events/notifications/read-all', {
  ...marking,
  access: 'host',
});
