import { z } from '#schema';
import { administratorRole } from './administrator';
import { eventDetails, publication } from './event';
import { id } from './text';

/** Event details for its hosts, with private fields and the version for updates. */
export const hostEventDetails = z.extend(eventDetails, {
  venue: z.string(),
  /** The address for registered people; absent in replies of earlier releases. */
  joinLink: z.optional(z.nullable(z.string())),
  hostEmail: z.string(),
  showContactEmail: z.boolean(),
  administrators: z.array(
    z.object({
      id: id(),
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      imageUrl: z.string(),
      /** '' until the host accepts. */
      email: z.string(),
      accepted: z.boolean(),
      designation: z.nullable(z.string()),
    }),
  ),
  capacityMin: z.int(),
  /** Hours to confirm an offered seat, 0 without offers; absent in replies of earlier releases, as is `waiting`. */
  confirmationHours: z.optional(z.int()),
  /** People on the waitlist, those with an offer included. */
  waiting: z.optional(z.int()),
  /** Requests that no host has answered; absent in replies of earlier releases. */
  requests: z.optional(z.int()),
  /** Active registrations, teams, questions of the quiz, rooms, and distinct viewers per day. */
  registrations: z.int(),
  teams: z.int(),
  questions: z.int(),
  rooms: z.int(),
  impressions: z.int(),
  /** The invite key of a private event. */
  inviteKey: z.nullable(z.string()),
  version: z.int(),
  role: z.enum(['OWNER', 'ADMIN']),
  /** The administrator's role is absent for the owner, and in replies of earlier releases. */
  administratorRole: z.optional(administratorRole),
  ...publication,
});
export type HostEventDetails = z.infer<typeof hostEventDetails>;
