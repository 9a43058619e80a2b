import { z } from '#schema';
import { endpoint } from '../endpoint';
import { administrator, administratorRole, listedHost } from '../entities/administrator';
import { envelope, pagedData } from '../entities/envelope';
import { cursor, digits, text } from '../entities/text';
import { HOST_SEARCH_MIN_LENGTH } from '../rules/administrators';

const hostSearch = () =>
  text(120).check(
    z.refine((q: string) => q === '' || [...q].length >= HOST_SEARCH_MIN_LENGTH, {
      error: `At least ${HOST_SEARCH_MIN_LENGTH} letters, please.`,
    }),
  );

/** The administrators of an event, oldest first, for its hosts. */
export const list = endpoint('GET', '/api/events/:eventId/administrators', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch administrators',
  reply: envelope(z.array(administrator)),
});

/** Adds a host as administrator, a manager by default, and notifies this host; a repeat changes nothing. */
export const add = endpoint('POST', '/api/events/:eventId/add-admin/:hostId', {
  access: 'host',
  object: 'owns the event',
  failure: 'Failed to add host as collaborator',
  query: z.object({ role: z.optional(administratorRole) }),
  reply: envelope(administrator),
});

/** Changes what an administrator may do, and notifies this host; a repeat changes nothing. */
export const changeRole = endpoint('PUT', '/api/events/:eventId/admins/:administratorId', {
  access: 'host',
  object: 'owns the event',
  failure: 'Failed to change the role',
  body: z.object({ role: administratorRole }),
  reply: envelope(administrator),
  changes: 'event',
});

/** Accepts the caller's own nomination as administrator; a repeat changes nothing. */
export const accept = endpoint('POST', '/api/events/:eventId/admins/accept', {
  access: 'host',
  object: 'administers the event',
  failure: 'Failed to accept',
  reply: envelope(administrator),
  changes: 'event',
});

/** Removes an administrator: the owner removes anyone, an administrator only themself. */
export const remove = endpoint('DELETE', '/api/events/:eventId/admins/:hostId', {
  access: 'host',
  object: 'owns the event or leaves it',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
  changes: 'event',
});

/** Undoes the caller's own leaving, for a minute; a repeat changes nothing. */
export const restore = endpoint('POST', '/api/events/:eventId/admins/restore', {
  access: 'host',
  object: 'self',
  failure: 'Failed to undo',
  reply: envelope(administrator),
  changes: 'event',
});

/** Hosts by name, for choosing an administrator; pages of 20. Participants have no such list. */
export const hosts = endpoint('GET', '/api/events/role/HOST', {
  access: 'host',
  object: 'none',
  failure: 'Failed to fetch hosts',
  query: z.object({
    q: z.optional(hostSearch()),
    page: z.optional(digits(0, 10_000)),
    after: z.optional(cursor()),
  }),
  reply: pagedData(listedHost),
});
