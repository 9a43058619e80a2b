import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope, paged } from '../entities/envelope';
import { category, eventPhase, hostEvent, timelineEntry } from '../entities/event';
import { eventChange, newEvent, timeline } from '../entities/eventBody';
import { hostEventDetails } from '../entities/hostEventDetails';
import { anyCase, cursor, digits, id, offsetInstant, text } from '../entities/text';

/**
 * The host's own and administered events, last changed first, with their registration counts. `q` finds parts of words
 * in title, organization, place, festival, type and mode. `allElements` counts the events without the filter.
 */
export const list = endpoint('GET', '/api/events/list', {
  access: 'host',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({
    q: z.optional(text(120)),
    category: z.optional(z.pipe(anyCase(), category)),
    state: z.optional(z.pipe(anyCase(), z.enum(['draft', ...eventPhase.options]))),
    /** One event, if the host owns or administers it. */
    event: z.optional(id()),
    /** Events that end after `from` and start before `to`. */
    from: z.optional(offsetInstant()),
    to: z.optional(offsetInstant()),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 100)),
    after: z.optional(cursor()),
  }),
  reply: z.extend(paged(z.object({ data: hostEvent })), { allElements: z.int() }),
});

/** The host's running event, else the next, else the latest, never a draft; own events first, null without any (EV-31). */
export const first = endpoint('GET', '/api/events/first', {
  access: 'host',
  object: 'self',
  failure: 'Failed to fetch events',
  reply: envelope(z.nullable(hostEvent)),
});

/** Publishes an event, or saves a draft; a repeat with the same `Idempotency-Key` returns the first event. */
export const create = endpoint('POST', '/api/events/create', {
  access: 'host',
  object: 'none',
  failure: 'Event creation failed',
  body: newEvent,
  reply: z.extend(envelope(hostEventDetails), { payload: z.object({ id: id() }), id: id() }),
  status: 201,
});

/** An event with the details that only its hosts see. */
export const details = endpoint('GET', '/api/events/:eventId', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch event details',
  reply: envelope(hostEventDetails),
});

/** Changes the given fields; a stale `version` or `If-Match` is a conflict. */
export const update = endpoint('PUT', '/api/events/update/:eventId', {
  access: 'host',
  object: 'edits the event',
  failure: 'Update failed: No additional details provided',
  changes: 'event',
  body: eventChange,
  reply: envelope(hostEventDetails),
});

/** Deletes an event from every list and link; a repeat changes nothing. */
export const remove = endpoint('DELETE', '/api/events/delete/:eventId', {
  access: 'host',
  object: 'owned the event',
  failure: 'Failed to delete event',
  changes: 'event',
  reply: envelope(z.null()),
});

/** Cancels an event and keeps its page; a repeat changes nothing. */
export const cancel = endpoint('POST', '/api/events/:eventId/cancel', {
  access: 'host',
  object: 'owns the event',
  failure: 'Failed to cancel event',
  changes: 'event',
  reply: envelope(hostEventDetails),
});

/** Publishes a complete draft; a repeat changes nothing. */
export const publish = endpoint('POST', '/api/events/:eventId/publish', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to publish event',
  changes: 'event',
  reply: envelope(hostEventDetails),
});

/** Makes an event a draft again while nobody is registered; a repeat changes nothing. */
export const unpublish = endpoint('POST', '/api/events/:eventId/unpublish', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to unpublish event',
  changes: 'event',
  reply: envelope(hostEventDetails),
});

/** Replaces all stages of an event; a stale `version` or `If-Match` is a conflict. */
export const replaceTimeline = endpoint('POST', '/api/events/:eventId/timeline/bulk', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to save the stages',
  changes: 'event',
  body: timeline,
  reply: z.extend(envelope(z.array(timelineEntry)), { entries: z.array(timelineEntry) }),
});

/** Replaces the invite key of a private event; links with the old key stop working. */
export const renewInvite = endpoint('POST', '/api/events/:eventId/invite-key', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to create a new link',
  reply: envelope(z.object({ inviteKey: z.string() })),
});
