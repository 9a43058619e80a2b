import { z } from '#schema';
import { type TeamForm, teamRules } from '../rules/teamName';
import { enforceRules } from './enforceRules';
import { id, instant, text } from './text';

/** A person's team in a list of events. */
export const teamSummary = z.object({ id: id(), teamName: z.string(), role: z.enum(['LEADER', 'MEMBER']) });
export type TeamSummary = z.infer<typeof teamSummary>;

/** What a new team is told to be: found by others unless `public` is false (TM-1, TM-2). */
export const teamForm = z
  .object({ teamName: text(200), public: z._default(z.boolean(), true) })
  .check(enforceRules<TeamForm>(() => teamRules));

/**
 * A team that takes requests, as registered people of the event find it (TM-10): an e-mail for its members only.
 * `requestId` is the caller's own request that waits for an answer.
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
});
export type FoundTeam = z.infer<typeof foundTeam>;

/** A member; the e-mail is for members of the same team and the event's hosts, else '' (PR-1, TM-10). */
export const teamMember = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  leader: z.boolean(),
});

/** A team as whoever may see it sees it (TM-12). `teamDeadline`: until then teams may change (TM-9). */
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
  serverNow: instant(),
});
export type Team = z.infer<typeof team>;

export const REQUEST_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request to join and where it stands (TM-7). */
export const joinRequest = z.object({ id: id(), state: z.enum(REQUEST_STATES) });

/** A request that waits for the leader's answer. */
export const waitingRequest = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  requestedAt: instant(),
});

/** The code with which a registered person joins without a request, and until when (TM-2). */
export const teamInvite = z.object({ code: id(), expiresAt: instant() });

/** What an invite tells of its team before it is used: nothing of the event, which may be private (TM-2, EV-10). */
export const invitedTeam = z.object({ teamName: z.string(), leader: z.string(), freePlaces: z.int() });
export type InvitingTeam = z.infer<typeof invitedTeam>;

/** The caller's own team in an event (TM-11): the leader sees who waits, every member the team's live invite. */
export const ownTeam = z.extend(team, {
  role: z.enum(['LEADER', 'MEMBER']),
  requests: z.array(waitingRequest),
  invite: z.nullable(teamInvite),
});
export type OwnTeam = z.infer<typeof ownTeam>;
