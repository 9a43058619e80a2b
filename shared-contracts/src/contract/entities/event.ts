import { z } from '#schema';
import { administratorRole } from './administrator';
import { EVENT_STATES } from '../rules/eventDraft';
import { REGISTRATION_STATES } from '../rules/registrationState';
import { formQuestions } from './formQuestion';
import { ownRoom } from './room';
import { teamSummary } from './team';
import { id, instant } from './text';

/** Event types; an event without a type is stored as `other`. */
export const CATEGORIES = ['quiz', 'hackathon', 'webinar', 'seminar', 'other'] as const;
export const category = z.enum(CATEGORIES);
export type Category = (typeof CATEGORIES)[number];

export const mode = z.enum(['online', 'offline']);
export type Mode = 'online' | 'offline';

/** The phase of an event by time; cancelled takes precedence. */
export const eventPhase = z.enum(['upcoming', 'running', 'ended', 'cancelled']);
export type EventPhase = z.infer<typeof eventPhase>;

/** An event card: no email and no description. `seatsLeft` is null for unlimited capacity. */
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
  timezone: z.string(),
  festival: z.nullable(z.string()),
  seatsLeft: z.nullable(z.int()),
  teamCreationAllowed: z.boolean(),
  registrationState: z.enum(REGISTRATION_STATES),
  /** Whether people may wait for a seat once the event is full (RG-19). */
  waitlist: z.optional(z.boolean()),
  /** Whether hosts approve each registration (RG-22). */
  approval: z.optional(z.boolean()),
});
export type EventCard = z.infer<typeof eventCard>;

/** One stage of an event; `day` counts from 1. */
export const timelineEntry = z.object({ day: z.int(), description: z.string() });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const organizer = { firstName: z.string(), lastName: z.string(), imageUrl: z.string() };

/** Event details for visitors; the email only with the host's consent (EV-11). Includes the server's time. */
export const eventDetails = z.extend(eventCard, {
  description: z.string(),
  url: z.nullable(z.string()),
  lastUpdate: instant(),
  capacityMax: z.nullable(z.int()),
  minTeamSize: z.int(),
  maxTeamSize: z.int(),
  visibility: z.enum(['public', 'private']),
  cancelled: z.boolean(),
  timelineEntries: z.array(timelineEntry),
  /** `id` is absent in replies of earlier releases. */
  host: z.object({
    id: z.optional(id()),
    ...organizer,
    organization: z.string(),
    email: z.nullable(z.string()),
  }),
  administrators: z.array(z.object({ ...organizer, username: z.string() })),
  serverNow: instant(),
  /** The hosts' own questions of the registration form (RG-24). Absent in replies of earlier releases. */
  formQuestions: z.optional(formQuestions),
});
export type EventDetails = z.infer<typeof eventDetails>;

/** An event card with the participant's flags. */
export const participantEventCard = z.extend(eventCard, { registered: z.boolean(), favourite: z.boolean() });
export type ParticipantEventCard = z.infer<typeof participantEventCard>;

/**
 * A registration: the team or, if a team is missing, the team deadline `needsTeamBy`. The join link of an online
 * event is null for everybody who is not registered (EV-39).
 */
export const ownRegistration = {
  team: z.optional(z.nullable(teamSummary)),
  needsTeamBy: z.optional(z.nullable(instant())),
  joinLink: z.optional(z.nullable(z.string())),
  /** The participant's attempt at a quiz. */
  attemptState: z.optional(
    z.nullable(z.enum(['OPEN', 'SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED', 'VOID'])),
  ),
};

/**
 * A place in the waitlist: `position` counts from 1, and is null once a seat is offered; `confirmBy` is the end of the
 * offer, or null.
 */
export const ownWait = z.object({ position: z.nullable(z.int()), confirmBy: z.nullable(instant()) });
export type OwnWait = z.infer<typeof ownWait>;

/** A request to be registered (RG-22); `message` is the host's when declining, '' without one. */
export const ownRequest = z.object({
  state: z.enum(['PENDING', 'DECLINED']),
  message: z.string(),
  requestedAt: instant(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** Event details with the participant's flags. */
export const participantEventDetails = z.extend(eventDetails, {
  registered: z.boolean(),
  favourite: z.boolean(),
  ...ownRegistration,
  room: ownRoom,
  /** The place in the waitlist; null for others. Absent in replies of earlier releases. */
  wait: z.optional(z.nullable(ownWait)),
  /** The request to be registered; null for others. Absent in replies of earlier releases. */
  request: z.optional(z.nullable(ownRequest)),
  /** Whether the participant muted the announcements (AN-5). Absent in replies of earlier releases. */
  announcementsMuted: z.optional(z.boolean()),
});
export type ParticipantEventDetails = z.infer<typeof participantEventDetails>;

/**
 * The publication of an event for its hosts; absent in replies of earlier releases. `missing` names what a draft needs
 * before it can be published; instants among them are placeholders (EV-41).
 */
export const publication = {
  state: z.optional(z.enum(EVENT_STATES)),
  missing: z.optional(z.array(z.string())),
};

/** A row of the host's event list: `college` is the organization, `tag` the category, `date` the last change. */
export const hostEvent = z.object({
  id: id(),
  title: z.string(),
  college: z.string(),
  tag: category,
  date: instant(),
  mode,
  /** Distinct viewers per day, without hosts. */
  impressions: z.int(),
  registrations: z.int(),
  capacityMax: z.nullable(z.int()),
  imageUrl: z.string(),
  startTime: instant(),
  endTime: instant(),
  timezone: z.string(),
  visibility: z.enum(['public', 'private']),
  cancelled: z.boolean(),
  role: z.enum(['OWNER', 'ADMIN']),
  /** The administrator's role is absent for the owner, and in replies of earlier releases. */
  administratorRole: z.optional(administratorRole),
  ...publication,
});
export type HostEvent = z.infer<typeof hostEvent>;
