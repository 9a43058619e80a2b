import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope, paged, pagedData } from '../entities/envelope';
import { category, eventPhase, mode, participantEventCard, participantEventDetails } from '../entities/event';
import {
  latestForm as latestFormReply,
  ownEvent,
  registrationForm,
  registrationReply,
} from '../entities/registration';
import { pendingRegistration, requestedEvent, sentRequest } from '../entities/registrationRequest';
import { joinedWaitlist, waitingEvent } from '../entities/waitlist';
import { anyCase, cursor, digits, offsetInstant, text } from '../entities/text';

const inviteKey = z.object({ k: z.optional(text(80)) });
const page = z.optional(digits(0, 10_000));
const after = z.optional(cursor());

/** Conditions in an own list: words of the event, and a period; the event ends after `from` and starts before `to`. */
const ownListFilter = {
  q: z.optional(text(120)),
  from: z.optional(offsetInstant()),
  to: z.optional(offsetInstant()),
};

/** Events, newest first, with the participant's flags; private events only after registration. */
export const events = endpoint('GET', '/api/v1/participant/events', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({
    q: z.optional(text(120)),
    category: z.optional(z.pipe(anyCase(), category)),
    mode: z.optional(z.pipe(anyCase(), mode)),
    state: z.optional(z.pipe(anyCase(), eventPhase)),
    page,
    size: z.optional(digits(1, 200)),
  }),
  reply: pagedData(participantEventCard),
});

/** An event's details with the participant's flags. */
export const details = endpoint('GET', '/api/v1/participant/events/details/:eventId', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to fetch event details',
  query: inviteKey,
  reply: envelope(participantEventDetails),
});

/** The fields that prefill the next registration of the caller; null before the first. */
export const latestForm = endpoint('GET', '/api/v1/participant/registration-form', {
  access: 'user',
  object: 'self',
  failure: 'Something went wrong',
  reply: envelope(z.nullable(latestFormReply)),
});

/** Registers the caller within the event's capacity; a repeat returns the same registration. */
export const register = endpoint('POST', '/api/v1/participant/events/:eventId/register', {
  access: 'user',
  object: 'visible event',
  failure: 'Registration failed',
  query: inviteKey,
  body: registrationForm,
  reply: registrationReply,
  status: 201,
});

/** Cancels the registration and leaves the team; a repeat changes nothing. */
export const cancelRegistration = endpoint('DELETE', '/api/v1/participant/events/:eventId/register', {
  access: 'user',
  object: 'ever registered for the event',
  failure: 'Failed to cancel the registration',
  reply: envelope(z.null()),
});

/** Puts the caller at the end of a full event's waitlist; a repeat keeps the place (RG-19). */
export const joinWaitlist = endpoint('POST', '/api/v1/participant/events/:eventId/waitlist', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to join the waitlist',
  query: inviteKey,
  body: registrationForm,
  reply: envelope(joinedWaitlist),
  status: 201,
});

/** Ends the caller's wait; a repeat changes nothing. */
export const leaveWaitlist = endpoint('DELETE', '/api/v1/participant/events/:eventId/waitlist', {
  access: 'user',
  object: 'self',
  failure: 'Failed to leave the waitlist',
  reply: envelope(z.null()),
});

/** Registers the caller for the seat that the waitlist offered; a repeat returns the same registration (RG-21). */
export const confirmSeat = endpoint('POST', '/api/v1/participant/events/:eventId/waitlist/confirm', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to confirm the seat',
  query: inviteKey,
  reply: registrationReply,
  status: 201,
});

/** Asks the hosts to register the caller; a repeat keeps the request, also a declined one (RG-22). */
export const sendRequest = endpoint('POST', '/api/v1/participant/events/:eventId/request', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to send the request',
  query: inviteKey,
  body: registrationForm,
  reply: envelope(sentRequest),
  status: 201,
});

/** Withdraws the caller's open request; a repeat changes nothing, and a declined request stays. */
export const withdrawRequest = endpoint('DELETE', '/api/v1/participant/events/:eventId/request', {
  access: 'user',
  object: 'self',
  failure: 'Failed to withdraw the request',
  reply: envelope(z.null()),
});

/** The events that the caller asked to be registered for, soonest first. */
export const requests = endpoint('GET', '/api/v1/participant/events/requests', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({ page, size: z.optional(digits(1, 200)), after }),
  reply: paged(requestedEvent),
});

/** The events whose waitlist the caller is on, soonest first. */
export const waiting = endpoint('GET', '/api/v1/participant/events/waiting', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({ page, size: z.optional(digits(1, 200)), after }),
  reply: paged(waitingEvent),
});

/** The caller's registered events that have not ended; `pending` are those that the caller waits for or asked for. */
export const registered = endpoint('GET', '/api/v1/participant/events/registered', {
  access: 'user',
  object: 'self',
  failure: 'Error loading registered events',
  query: z.object(ownListFilter),
  reply: z.extend(envelope(z.array(ownEvent)), { pending: z.optional(z.array(pendingRegistration)) }),
});

/** The caller's registered events that ended or were cancelled, newest first. */
export const pastEvents = endpoint('GET', '/api/v1/participant/past-events', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch past events',
  query: z.object({ ...ownListFilter, page, size: z.optional(digits(1, 200)), after }),
  reply: pagedData(ownEvent),
});

/** The events that the caller viewed last, newest first. */
export const viewed = endpoint('GET', '/api/v1/participant/viewed', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({ page, size: z.optional(digits(1, 50)), after }),
  reply: paged(ownEvent),
});

/** The caller's liked events, newest like first, including ended events. */
export const favourites = endpoint('GET', '/api/v1/participant/events/favourites', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object(ownListFilter),
  reply: envelope(z.array(ownEvent)),
});

/** Likes an event; a repeat changes nothing (RG-14). */
export const addFavourite = endpoint('POST', '/api/v1/participant/events/:eventId/favourites', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to add favorite',
  query: inviteKey,
  reply: envelope(z.null()),
});

/** Removes a like; a repeat changes nothing. */
export const removeFavourite = endpoint('DELETE', '/api/v1/participant/events/:eventId/favourites', {
  access: 'user',
  object: 'self',
  failure: 'Failed to remove favorite',
  reply: envelope(z.null()),
});
