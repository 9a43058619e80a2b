import { z } from '#schema';
import { endpoint } from '../endpoint';
import {
  doorLink,
  doorLinkName,
  doorPeople,
  doorPerson,
  scan,
  scanned,
  SCANS_MAX,
  walkIn,
} from '../entities/door';
import { envelope } from '../entities/envelope';
import { cursor, offsetInstant } from '../entities/text';

const atDoor = { access: 'door', object: 'checks in at the event' } as const;
const managed = { access: 'host', object: 'manages the participants' } as const;

/**
 * The people of an event for a device at its door, with the event's figures. `since` of the last reply gives the changes after
 * it; a page that is full continues by `after` (TK-6).
 */
export const people = endpoint('GET', '/api/events/:eventId/door/people', {
  ...atDoor,
  failure: 'Failed to fetch the list',
  query: z.object({ since: z.optional(offsetInstant()), after: z.optional(cursor()) }),
  reply: envelope(doorPeople),
});

/** Saves what a device did, in any order and as often as it likes; the first time of a person counts (TK-7). */
export const saveScans = endpoint('POST', '/api/events/:eventId/door/scans', {
  ...atDoor,
  failure: 'Failed to save the check-ins',
  body: z.object({ scans: z.array(scan).check(z.minLength(1), z.maxLength(SCANS_MAX)) }),
  reply: envelope(z.array(scanned)),
});

/** Registers a person at the door and checks them in, while seats are free and until the event ends (TK-9). */
export const addWalkIn = endpoint('POST', '/api/events/:eventId/door/walk-ins', {
  ...atDoor,
  failure: 'Failed to register the person',
  body: walkIn,
  reply: envelope(z.object({ person: doorPerson, isNew: z.boolean() })),
  changes: 'event',
});

/** The links of an event with which helpers check in, the newest first. */
export const links = endpoint('GET', '/api/events/:eventId/door/links', {
  ...managed,
  failure: 'Failed to fetch the links',
  reply: envelope(z.array(doorLink)),
});

/** Creates a link; its token is shown only now (TK-8). */
export const createLink = endpoint('POST', '/api/events/:eventId/door/links', {
  ...managed,
  failure: 'Failed to create the link',
  body: doorLinkName,
  reply: envelope(z.object({ link: doorLink, token: z.string() })),
  status: 201,
});

/** Ends a link at once; a repeat keeps the first time. */
export const revokeLink = endpoint('DELETE', '/api/events/:eventId/door/links/:linkId', {
  ...managed,
  failure: 'Failed to revoke the link',
  reply: envelope(doorLink),
});
