import { z } from '#schema';
import { administratorRole } from './administrator';
import { account } from './account';
import { storedAnswer } from './formQuestion';
import { id, instant } from './text';

const ofEvent = { eventId: id(), eventTitle: z.string() };

const ownRegistration = z.object({
  ...ofEvent,
  id: id(),
  state: z.string(),
  registeredAt: instant(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  institute: z.string(),
  type: z.string(),
  course: z.string(),
  duration: z.string(),
  graduationYear: z.nullable(z.int()),
  checkedInAt: z.nullable(instant()),
  answers: z.optional(z.array(storedAnswer)),
});

const ownAttempt = z.object({
  ...ofEvent,
  state: z.string(),
  startedAt: instant(),
  submittedAt: z.nullable(instant()),
  answered: z.nullable(z.int()),
  correctAnswers: z.nullable(z.int()),
});

/** All data of a person, for this person's export. Lists include event names, so that each list is readable alone. */
export const ownData = z.object({
  exportedAt: instant(),
  account: z.object({
    ...account.shape,
    username: z.string(),
    anonymous: z.boolean(),
    reminderMails: z.optional(z.boolean()),
    termsVersion: z.nullable(z.string()),
    termsAgreedAt: z.nullable(instant()),
    createdAt: instant(),
    lastLoginAt: z.nullable(instant()),
  }),
  sessions: z.array(z.object({ createdAt: instant(), expiresAt: instant() })),
  registrations: z.array(ownRegistration),
  waits: z.array(
    z.object({
      ...ofEvent,
      joinedAt: instant(),
      offeredUntil: z.nullable(instant()),
      form: z.record(z.string(), z.string()),
      answers: z.optional(z.array(storedAnswer)),
    }),
  ),
  /** Requests to be registered (RG-22). */
  requests: z.optional(
    z.array(
      z.object({
        ...ofEvent,
        state: z.string(),
        requestedAt: instant(),
        message: z.string(),
        form: z.record(z.string(), z.string()),
        answers: z.optional(z.array(storedAnswer)),
      }),
    ),
  ),
  favourites: z.array(z.object({ ...ofEvent, likedAt: instant() })),
  teams: z.array(
    z.object({ ...ofEvent, teamId: id(), teamName: z.string(), leader: z.boolean(), joinedAt: instant() }),
  ),
  attempts: z.array(ownAttempt),
  answers: z.array(z.object({ eventId: id(), questionId: id(), optionId: id(), answeredAt: instant() })),
  joinRequests: z.array(
    z.object({
      ...ofEvent,
      teamId: id(),
      state: z.string(),
      message: z.optional(z.string()),
      requestedAt: instant(),
      answeredAt: z.nullable(instant()),
    }),
  ),
  recentViews: z.array(z.object({ ...ofEvent, viewedAt: instant() })),
  coins: z.array(z.object({ ...ofEvent, reason: z.string(), coins: z.int(), at: instant() })),
  badges: z.array(z.object({ threshold: z.int(), awardedAt: instant() })),
  notifications: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      message: z.string(),
      createdAt: instant(),
      readAt: z.nullable(instant()),
    }),
  ),
  ownedEvents: z.array(z.object({ ...ofEvent, createdAt: instant() })),
  administeredEvents: z.array(
    z.object({
      ...ofEvent,
      addedAt: instant(),
      acceptedAt: z.nullable(instant()),
      role: z.optional(administratorRole),
    }),
  ),
  /** The announcements that the person sent, and the events whose announcements the person muted. */
  announcements: z.optional(
    z.array(z.object({ ...ofEvent, subject: z.string(), text: z.string(), sentAt: instant() })),
  ),
  certificates: z.optional(
    z.array(
      z.object({
        eventTitle: z.string(),
        code: z.string(),
        name: z.string(),
        kind: z.string(),
        issuedAt: instant(),
        revokedAt: z.nullable(instant()),
        reason: z.string(),
      }),
    ),
  ),
  mutedAnnouncements: z.optional(z.array(z.object({ ...ofEvent, mutedAt: instant() }))),
});
