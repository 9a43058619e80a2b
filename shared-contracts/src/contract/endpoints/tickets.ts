import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { ticket } from '../entities/ticket';

const own = { access: 'user', object: 'registered for the event' } as const;

/** The ticket of the caller's registration (TK-1). */
export const read = endpoint('GET', '/api/v1/participant/events/:eventId/ticket', {
  ...own,
  failure: 'Failed to fetch the ticket',
  reply: envelope(ticket),
});

/** Gives the registration a new code; earlier ones open no door from now on (TK-3). */
export const renew = endpoint('POST', '/api/v1/participant/events/:eventId/ticket/renew', {
  ...own,
  failure: 'Failed to renew the ticket',
  reply: envelope(ticket),
});

/** The ticket's code as a picture, to save. */
export const picture = endpoint('GET', '/api/v1/participant/events/:eventId/ticket.png', {
  ...own,
  failure: 'Failed to draw the ticket',
  mediaType: 'image/png',
  reply: z.string(),
});
