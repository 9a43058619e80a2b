import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { foundTeam, invitedTeam, joinRequest, ownTeam, team, teamForm, teamInvite } from '../entities/team';
import { id, text } from '../entities/text';

/** The public teams of an event, those with free places first (TM-10, TM-13). */
export const search = endpoint('GET', '/api/v1/participant/events/:eventId/teams/search', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to fetch team details',
  query: z.object({ q: z.optional(text(120)) }),
  reply: envelope(z.array(foundTeam)),
});

/** Makes a team with the caller as its leader; a repeat by the same leader, or with the same `Idempotency-Key`, answers the same team (TM-1, TM-3, G-7). */
export const create = endpoint('POST', '/api/v1/participant/events/:eventId/teams/create', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to create team',
  body: teamForm,
  reply: envelope(ownTeam),
  status: 201,
});

/** The caller's own team in an event, or null, also where one is not registered (TM-11). */
export const mine = endpoint('GET', '/api/v1/participant/events/:eventId/teams/mine', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to fetch team details',
  reply: envelope(z.nullable(ownTeam)),
});

/** A team, for its members, the event's hosts, and, when it is public, whoever is registered (TM-10). */
export const detail = endpoint('GET', '/api/v1/participant/teams/detail/:teamId', {
  access: 'account',
  object: 'may see the team',
  failure: 'Failed to fetch team details',
  reply: envelope(team),
});

/** Asks a public team to be taken; a repeat answers the request that waits (TM-5). */
export const requestToJoin = endpoint('POST', '/api/v1/participant/teams/:teamId/join/request', {
  access: 'user',
  object: 'may ask the team',
  failure: 'Failed to send join request',
  reply: z.object({
    status: z.literal('SUCCESS'),
    message: z.string(),
    id: id(),
    data: joinRequest,
  }),
  status: 201,
});

/** The leader's answer; the same answer again is harmless, the opposite one is refused (TM-7). */
export const answerRequest = endpoint('POST', '/api/v1/participant/teams/join/request/:requestId', {
  access: 'user',
  object: 'leader of the asked team',
  failure: 'Failed to respond to join request',
  query: z.object({
    response: z.pipe(
      z.pipe(
        z.string(),
        z.transform((word: string) => word.toUpperCase()),
      ),
      z.enum(['APPROVED', 'REJECTED']),
    ),
  }),
  reply: envelope(joinRequest),
});

/** Takes the own request back (TM-7). */
export const cancelRequest = endpoint('DELETE', '/api/v1/participant/teams/join/request/:requestId', {
  access: 'user',
  object: 'own join request',
  failure: 'Failed to cancel join request',
  reply: envelope(joinRequest),
});

/** Leaves the own team, or removes a member from the team one leads; who leaves last deletes the team (TM-8). */
export const removeMember = endpoint('DELETE', '/api/v1/participant/teams/:teamId/members/:accountId', {
  access: 'user',
  object: 'self or leader of the team',
  failure: 'Failed to leave the team',
  reply: envelope(z.null()),
});

/** Hands the team over to a member (TM-8). */
export const handOver = endpoint('POST', '/api/v1/participant/teams/:teamId/leader', {
  access: 'user',
  object: 'member of the team',
  failure: 'Failed to hand over the team',
  body: z.object({ accountId: id() }),
  reply: envelope(ownTeam),
});

/** Makes the team's invite, for seven days; an earlier one is void from then on (TM-2). */
export const invite = endpoint('POST', '/api/v1/participant/teams/:teamId/invites', {
  access: 'user',
  object: 'leader of the team',
  failure: 'Failed to create the invite',
  reply: envelope(teamInvite),
  status: 201,
});

/** Whose invite this is, for whoever holds it; looking joins nobody (TM-2). */
export const seeInvite = endpoint('GET', '/api/v1/participant/teams/invites/:code', {
  access: 'user',
  object: 'invited',
  failure: 'Failed to fetch team details',
  reply: envelope(invitedTeam),
});

/** Joins the team of an invite without a request; a repeat answers the same team (TM-2). */
export const joinByInvite = endpoint('POST', '/api/v1/participant/teams/invites/:code', {
  access: 'user',
  object: 'invited and registered',
  failure: 'Failed to join the team',
  reply: envelope(ownTeam),
  status: 201,
});
