import { z } from '#schema';
import { REGISTRATION_STATES } from '../rules/registrationState';
import { teamSummary } from './team';
import { id, instant } from './text';

/** Types of event; `other` is stored for events that name none (EV-13). */
export const CATEGORIES = ['quiz', 'hackathon', 'webinar', 'seminar', 'other'] as const;
export const category = z.enum(CATEGORIES);
export type Category = (typeof CATEGORIES)[number];

export const mode = z.enum(['online', 'offline']);
export type Mode = 'online' | 'offline';

/** Where an event stands by the clock; a cancelled one stands nowhere else. */
export const eventPhase = z.enum(['upcoming', 'running', 'ended', 'cancelled']);
export type EventPhase = z.infer<typeof eventPhase>;

/** An event in a list: what a card shows, no e-mails, no description (EV-11). `seatsLeft` null means unlimited (EV-6). */
export const eventCard = z.object({
  id: id(),
  title: z.string(),
  category,
  organization: z.string(),
  location: z.string(),
  mode,
  imageUrl: z.string(),
  registerStart: instant(),
  registerEnd: instant(),
  startTime: instant(),
  endTime: instant(),
  festival: z.nullable(z.string()),
  seatsLeft: z.nullable(z.int()),
  teamCreationAllowed: z.boolean(),
  registrationState: z.enum(REGISTRATION_STATES),
});
export type EventCard = z.infer<typeof eventCard>;

/** One stage of an event; a timeline entry is the same thing (EV-20). Days count from 1. */
export const timelineEntry = z.object({ day: z.int(), description: z.string() });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const organizer = { firstName: z.string(), lastName: z.string(), imageUrl: z.string() };

/** An event's page for visitors: an e-mail only where the host chose to show it (EV-11). Times come with the server's. */
export const eventDetails = z.extend(eventCard, {
  description: z.string(),
  url: z.nullable(z.string()),
  lastUpdate: instant(),
  capacityMax: z.nullable(z.int()),
  minTeamSize: z.int(),
  maxTeamSize: z.int(),
  visibility: z.enum(['public', 'private']),
  timezone: z.string(),
  cancelled: z.boolean(),
  timelineEntries: z.array(timelineEntry),
  host: z.object({ ...organizer, organization: z.string(), email: z.nullable(z.string()) }),
  administrators: z.array(z.object({ ...organizer, username: z.string() })),
  serverNow: instant(),
});
export type EventDetails = z.infer<typeof eventDetails>;

/** An event in a participant's list, with the own flags (RG-1). */
export const participantEventCard = z.extend(eventCard, { registered: z.boolean(), favourite: z.boolean() });
export type ParticipantEventCard = z.infer<typeof participantEventCard>;

/** A person's place in an event of teams; `needsTeamBy` when one is needed and missing (RG-10). */
export const ownRegistration = {
  team: z.optional(z.nullable(teamSummary)),
  needsTeamBy: z.optional(z.nullable(instant())),
};

/** The same page for a participant, with what it is to this person (RG-1). */
export const participantEventDetails = z.extend(eventDetails, {
  registered: z.boolean(),
  favourite: z.boolean(),
  ...ownRegistration,
  attemptState: z.optional(
    z.nullable(z.enum(['OPEN', 'SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED', 'VOID'])),
  ),
});
export type ParticipantEventDetails = z.infer<typeof participantEventDetails>;

/** A row of the host's list; `college` is the organisation, `tag` the category, `date` the last change (EV-1, EV-29). */
export const hostEvent = z.object({
  id: id(),
  title: z.string(),
  college: z.string(),
  tag: category,
  date: instant(),
  mode,
  /** Distinct viewers by day, hosts not among them (EV-27). */
  impressions: z.int(),
  registrations: z.int(),
  capacityMax: z.nullable(z.int()),
  imageUrl: z.string(),
  startTime: instant(),
  endTime: instant(),
  visibility: z.enum(['public', 'private']),
  cancelled: z.boolean(),
  role: z.enum(['OWNER', 'ADMIN']),
});
export type HostEvent = z.infer<typeof hostEvent>;
