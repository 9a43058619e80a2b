import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { eventActivity, attendee } from '../entities/attendee';
import { anyCase, digits, instant, text } from '../entities/text';
import { REGISTRATION_TYPES } from '../rules/registrationForm';

/**
 * Who is registered for an event, for its hosts: `data` holds "Name (email)" strings, `participants` the same people in
 * full (HO-1); by `q`, by kind of participant, with or without a team, and by who came. With `format=csv`, or where CSV is asked for by Accept, a file of all who match.
 */
export const list = endpoint('GET', '/api/events/:eventId/participants', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch participants',
  query: z.object({
    q: z.optional(text(120)),
    type: z.optional(z.enum(REGISTRATION_TYPES)),
    team: z.optional(z.pipe(anyCase(), z.enum(['with', 'without']))),
    checkedIn: z.optional(z.pipe(anyCase(), z.enum(['yes', 'no']))),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 1000)),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: z.object({
    status: z.literal('SUCCESS'),
    data: z.array(z.string()),
    participants: z.array(attendee),
    totalPages: z.int(),
    totalElements: z.int(),
    number: z.int(),
  }),
});

/** Notes by hand that somebody came; a repeat keeps the first time (HO-15). */
export const checkIn = endpoint('PUT', '/api/events/:eventId/participants/:accountId/check-in', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to check in',
  reply: envelope(z.object({ checkedInAt: instant() })),
});

/** Takes a check-in back that was a mistake; a repeat changes nothing (HO-15). */
export const undoCheckIn = endpoint('DELETE', '/api/events/:eventId/participants/:accountId/check-in', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to undo the check-in',
  reply: envelope(z.null()),
});

/** Registrations and views of each day, and how many came (HO-16). */
export const activity = endpoint('GET', '/api/events/:eventId/activity', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch the activity',
  reply: envelope(eventActivity),
});
