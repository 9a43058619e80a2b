import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { ownTeam } from '../entities/team';

/** The caller's own team in an event, or null (TM-11). */
export const mine = endpoint('GET', '/api/v1/participant/events/:eventId/teams/mine', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to fetch team details',
  reply: envelope(z.nullable(ownTeam)),
});
