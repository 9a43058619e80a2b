import { z } from '#schema';
import { eventDetails } from './event';
import { id } from './text';

/** An event as its hosts see it: with what only they may know, and the version that a change may name (EV-8, EV-10, EV-11). */
export const hostEventDetails = z.extend(eventDetails, {
  venue: z.string(),
  hostEmail: z.string(),
  showContactEmail: z.boolean(),
  administrators: z.array(
    z.object({
      id: id(),
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      imageUrl: z.string(),
      /** '' until the person has accepted, as is everything public about them (HO-4, HO-5). */
      email: z.string(),
      accepted: z.boolean(),
      designation: z.nullable(z.string()),
    }),
  ),
  capacityMin: z.int(),
  /** Active registrations (EV-28), teams, questions of a quiz, and distinct viewers by day (EV-27). */
  registrations: z.int(),
  teams: z.int(),
  questions: z.int(),
  impressions: z.int(),
  /** The key in a private event's link (EV-10). */
  inviteKey: z.nullable(z.string()),
  version: z.int(),
  role: z.enum(['OWNER', 'ADMIN']),
});
export type HostEventDetails = z.infer<typeof hostEventDetails>;
