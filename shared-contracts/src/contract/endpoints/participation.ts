import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { participantEventDetails } from '../entities/event';
import { ownEvent, registrationForm, registrationReply } from '../entities/registration';
import { text } from '../entities/text';

const inviteKey = z.object({ k: z.optional(text(80)) });

/** An event's page with the person's own flags (RG-1). */
export const details = endpoint('GET', '/api/v1/participant/events/details/:eventId', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to fetch event details',
  query: inviteKey,
  reply: envelope(participantEventDetails),
});

/** Registers the caller under the event's capacity; a repeat answers the same registration (RG-5, G-6). */
export const register = endpoint('POST', '/api/v1/participant/events/:eventId/register', {
  access: 'user',
  object: 'visible event',
  failure: 'Registration failed',
  query: inviteKey,
  body: registrationForm,
  reply: registrationReply,
  status: 201,
});

/** Events the caller is registered for and that have not ended (RG-16). */
export const registered = endpoint('GET', '/api/v1/participant/events/registered', {
  access: 'user',
  object: 'self',
  failure: 'Error loading registered events',
  reply: envelope(z.array(ownEvent)),
});

/** The caller's watchlist, newest like first; ended events stay (RG-17). */
export const favourites = endpoint('GET', '/api/v1/participant/events/favourites', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch events',
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

/** Takes a like back; a repeat changes nothing (RG-13, RG-14). */
export const removeFavourite = endpoint('DELETE', '/api/v1/participant/events/:eventId/favourites', {
  access: 'user',
  object: 'self',
  failure: 'Failed to remove favorite',
  reply: envelope(z.null()),
});
