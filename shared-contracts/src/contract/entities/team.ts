import { z } from '#schema';
import { id, instant } from './text';

/** A member as members of the same team see each other: with the e-mail (PR-1, TM-10). */
export const teamMember = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  leader: z.boolean(),
});

/** The caller's own team in an event (TM-11, TM-12). `teamDeadline`: until then teams may change (TM-9). */
export const ownTeam = z.object({
  id: id(),
  eventId: id(),
  eventTitle: z.string(),
  teamName: z.string(),
  public: z.boolean(),
  leader: z.string(),
  leaderEmail: z.string(),
  members: z.array(teamMember),
  role: z.enum(['LEADER', 'MEMBER']),
  minTeamSize: z.int(),
  maxTeamSize: z.int(),
  teamDeadline: instant(),
  serverNow: instant(),
});
export type OwnTeam = z.infer<typeof ownTeam>;
