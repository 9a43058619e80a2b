import { z } from '#schema';
import { type TeamCodeForm, teamCodeRules } from '../rules/teamCode';
import { type TeamForm, teamRules } from '../rules/teamName';
import { enforceRules } from './enforceRules';
import { ownRoom } from './room';
import { id, instant, text } from './text';

/** A participant's team, in a list of events. */
export const teamSummary = z.object({ id: id(), teamName: z.string(), role: z.enum(['LEADER', 'MEMBER']) });
export type TeamSummary = z.infer<typeof teamSummary>;

/** A new team; public unless `public` is false. */
export const teamForm = z
  .object({ teamName: text(200), public: z._default(z.boolean(), true) })
  .check(enforceRules<TeamForm>(() => teamRules));

/**
 * A public team, for attendees of the event; emails are for members only. `requestId` is the caller's pending join
 * request.
 */
export const foundTeam = z.object({
  id: id(),
  name: z.string(),
  leaderName: z.string(),
  leaderEmail: z.string(),
  size: z.int(),
  maxTeamSize: z.int(),
  freePlaces: z.int(),
  requestId: z.nullable(id()),
  /** From when the person may ask again after a rejection, while that is ahead (TM-5). */
  rejectedUntil: z.optional(z.nullable(instant())),
});
export type FoundTeam = z.infer<typeof foundTeam>;

/** A team member; the email is '' except for team members and the event's hosts (PR-1). */
export const teamMember = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  leader: z.boolean(),
});

/** A team; members may change until `teamDeadline`, an instant in the event's time zone `timezone`. */
export const team = z.object({
  id: id(),
  eventId: id(),
  eventTitle: z.string(),
  teamName: z.string(),
  public: z.boolean(),
  leader: z.string(),
  leaderEmail: z.string(),
  members: z.array(teamMember),
  minTeamSize: z.int(),
  maxTeamSize: z.int(),
  teamDeadline: instant(),
  timezone: z.optional(z.string()),
  serverNow: instant(),
});
export type Team = z.infer<typeof team>;

export const REQUEST_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A join request and its state. */
export const joinRequest = z.object({ id: id(), state: z.enum(REQUEST_STATES) });

/** Maximum characters of a message to a team's leader. */
export const JOIN_MESSAGE_MAX = 200;

/** A pending join request, for the team leader; `message` is empty without one. */
export const waitingRequest = z.object({
  id: id(),
  message: z.optional(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  requestedAt: instant(),
});

/** A team invite: its code in links, its short code that people can read aloud, and its expiry. */
export const teamInvite = z.object({
  code: id(),
  teamCode: z.optional(z.nullable(z.string())),
  expiresAt: instant(),
});

/** A typed team code. */
export const teamCodeForm = z
  .object({ teamCode: text(40) })
  .check(enforceRules<TeamCodeForm>(() => teamCodeRules));

/** The preview of an invite, without the event, which may be private (EV-10). */
export const invitedTeam = z.object({ teamName: z.string(), leader: z.string(), freePlaces: z.int() });
export type InvitingTeam = z.infer<typeof invitedTeam>;

/** An invite as visitors see it; the title of a private event is null (EV-10). */
export const invitePreview = z.object({ teamName: z.string(), eventTitle: z.nullable(z.string()) });
export type InvitePreview = z.infer<typeof invitePreview>;

/** The caller's team: the leader sees pending requests, every member the live invite. */
export const ownTeam = z.extend(team, {
  role: z.enum(['LEADER', 'MEMBER']),
  requests: z.array(waitingRequest),
  invite: z.nullable(teamInvite),
  room: ownRoom,
});
export type OwnTeam = z.infer<typeof ownTeam>;
