import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import {
  foundTeam,
  JOIN_MESSAGE_MAX,
  invitedTeam,
  invitePreview,
  joinRequest,
  ownTeam,
  team,
  teamCodeForm,
  teamForm,
  teamInvite,
} from '../entities/team';
import { id, text } from '../entities/text';

/** The public teams of an event, teams with free seats first. */
export const search = endpoint('GET', '/api/v1/participant/events/:eventId/teams/search', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to fetch team details',
  query: z.object({ q: z.optional(text(120)) }),
  reply: envelope(z.array(foundTeam)),
});

/**
 * Creates a team led by the caller; a repeat by the leader, or with the same `Idempotency-Key`, returns the same
 * team.
 */
export const create = endpoint('POST', '/api/v1/participant/events/:eventId/teams/create', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to create team',
  body: teamForm,
  reply: envelope(ownTeam),
  status: 201,
});

/** The caller's team in an event, or null, even without a registration. */
export const mine = endpoint('GET', '/api/v1/participant/events/:eventId/teams/mine', {
  access: 'user',
  object: 'visible event',
  failure: 'Failed to fetch team details',
  reply: envelope(z.nullable(ownTeam)),
});

/** A team, for its members and the event's hosts; a public team for every attendee. */
export const detail = endpoint('GET', '/api/v1/participant/teams/detail/:teamId', {
  access: 'account',
  object: 'may see the team',
  failure: 'Failed to fetch team details',
  reply: envelope(team),
});

/** Asks to join a public team, with a message to its leader; a repeat returns the pending request. */
export const requestToJoin = endpoint('POST', '/api/v1/participant/teams/:teamId/join/request', {
  access: 'user',
  object: 'may ask the team',
  failure: 'Failed to send join request',
  body: z.nullish(z.object({ message: z.optional(text(JOIN_MESSAGE_MAX)) })),
  reply: z.object({
    status: z.literal('SUCCESS'),
    message: z.string(),
    id: id(),
    data: joinRequest,
  }),
  status: 201,
});

/** Accepts or declines a join request; repeating the same answer is harmless, the opposite answer fails. */
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

/** Undoes a rejection before the requesting person is notified; a repeat is harmless. */
export const restoreRequest = endpoint('POST', '/api/v1/participant/teams/join/request/:requestId/restore', {
  access: 'user',
  object: 'leader of the asked team',
  failure: 'Failed to undo',
  reply: envelope(joinRequest),
});

/** Cancels the caller's join request. */
export const cancelRequest = endpoint('DELETE', '/api/v1/participant/teams/join/request/:requestId', {
  access: 'user',
  object: 'own join request',
  failure: 'Failed to cancel join request',
  reply: envelope(joinRequest),
});

/** Leaves the team, or removes a member as its leader; the last member's leave deletes the team. */
export const removeMember = endpoint('DELETE', '/api/v1/participant/teams/:teamId/members/:accountId', {
  access: 'user',
  object: 'self or leader of the team',
  failure: 'Failed to leave the team',
  reply: envelope(z.null()),
});

/** Transfers the leadership to a member. */
export const handOver = endpoint('POST', '/api/v1/participant/teams/:teamId/leader', {
  access: 'user',
  object: 'member of the team',
  failure: 'Failed to hand over the team',
  body: z.object({ accountId: id() }),
  reply: envelope(ownTeam),
});

/** Creates the team's invite, valid for seven days, and voids the previous invite. */
export const invite = endpoint('POST', '/api/v1/participant/teams/:teamId/invites', {
  access: 'user',
  object: 'leader of the team',
  failure: 'Failed to create the invite',
  reply: envelope(teamInvite),
  status: 201,
});

/** The team and the event of an invite, for visitors. */
export const previewInvite = endpoint('GET', '/api/v1/public/team-invites/:code', {
  access: 'public',
  object: 'none',
  failure: 'Failed to fetch team details',
  reply: envelope(invitePreview),
});

/** The team behind an invite; reading it joins nobody. */
export const seeInvite = endpoint('GET', '/api/v1/participant/teams/invites/:code', {
  access: 'user',
  object: 'invited',
  failure: 'Failed to fetch team details',
  reply: envelope(invitedTeam),
});

/** Joins the invite's team without a request; a repeat returns the same team. */
export const joinByInvite = endpoint('POST', '/api/v1/participant/teams/invites/:code', {
  access: 'user',
  object: 'invited and registered',
  failure: 'Failed to join the team',
  reply: envelope(ownTeam),
  status: 201,
});

/** The invite's code for a team code of the event; a body keeps the typed code out of logs. */
export const findByCode = endpoint('POST', '/api/v1/participant/events/:eventId/teams/find-by-code', {
  access: 'user',
  object: 'registered for the event',
  failure: 'Failed to find the team',
  body: teamCodeForm,
  reply: envelope(z.object({ code: id() })),
});
