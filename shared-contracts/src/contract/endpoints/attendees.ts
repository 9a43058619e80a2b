import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope, pageFields } from '../entities/envelope';
import { eventActivity, attendee } from '../entities/attendee';
import { decidedRequests, requestDecisions, requestingPeople } from '../entities/registrationRequest';
import { waitingPeople } from '../entities/waitlist';
import { anyCase, cursor, digits, instant, text } from '../entities/text';
import { REGISTRATION_TYPES } from '../rules/registrationForm';

const questionIds = () =>
  z.pipe(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,14}$/)),
    z.transform((ids: string) => ids.split(',')),
  );

/**
 * The attendees of an event, for its hosts. `data` holds "Name (email)" strings, `participants` full objects.
 * Filters: name, registration type, team, check-in. A CSV with `format=csv` or an Accept header.
 */
export const list = endpoint('GET', '/api/events/:eventId/participants', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fetch participants',
  query: z.object({
    q: z.optional(text(120)),
    type: z.optional(z.enum(REGISTRATION_TYPES)),
    team: z.optional(z.pipe(anyCase(), z.enum(['with', 'without']))),
    checkedIn: z.optional(z.pipe(anyCase(), z.enum(['yes', 'no']))),
    /** Questions whose answers the rows contain, by their ids, separated by commas (HO-21). */
    columns: z.optional(questionIds()),
    /** Only people with this answer to this question; without `answer` those who answered it. */
    question: z.optional(text(40)),
    answer: z.optional(text(200)),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 1000)),
    after: z.optional(cursor()),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: z.object({ ...pageFields, data: z.array(z.string()), participants: z.array(attendee) }),
});

/** The waitlist of an event in its order, for its hosts. A CSV with `format=csv` or an Accept header. */
export const waitlist = endpoint('GET', '/api/events/:eventId/waitlist', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fetch the waitlist',
  query: z.object({
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 1000)),
    after: z.optional(cursor()),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: waitingPeople,
});

/**
 * The requests to be registered for an event, in their order, for its hosts: the open ones, or with `state` the declined
 * ones. A CSV with `format=csv` or an Accept header.
 */
export const requests = endpoint('GET', '/api/events/:eventId/requests', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fetch the requests',
  query: z.object({
    q: z.optional(text(120)),
    state: z.optional(z.pipe(anyCase(), z.enum(['pending', 'declined']))),
    /** Questions whose answers the rows contain, by their ids, separated by commas (HO-21). */
    columns: z.optional(questionIds()),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 1000)),
    after: z.optional(cursor()),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: requestingPeople,
});

/** Approves or declines requests, all or none; a repeat skips those that are decided (RG-23). */
export const decideRequests = endpoint('POST', '/api/events/:eventId/requests/decisions', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to save the decisions',
  body: requestDecisions,
  reply: envelope(decidedRequests),
});

/** Checks an attendee in; a repeat keeps the first time. */
export const checkIn = endpoint('PUT', '/api/events/:eventId/participants/:accountId/check-in', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to check in',
  reply: envelope(z.object({ checkedInAt: instant() })),
});

/** Reverts a check-in; a repeat changes nothing. */
export const undoCheckIn = endpoint('DELETE', '/api/events/:eventId/participants/:accountId/check-in', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to undo the check-in',
  reply: envelope(z.null()),
});

/** Registrations and views per day, and the number of check-ins. */
export const activity = endpoint('GET', '/api/events/:eventId/activity', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fetch the activity',
  reply: envelope(eventActivity),
});
