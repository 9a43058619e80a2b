import { z } from '#schema';
import { type AnnouncementForm, announcementRules } from '../rules/announcement';
import { enforceRules } from './enforceRules';
import { anyCase, id, instant, text } from './text';

export const AUDIENCE_STATES = ['registered', 'waiting', 'pending'] as const;

/**
 * The people whom an announcement addresses: registered ones, or those on the waitlist or with an open request. Absent
 * fields do not limit them.
 */
export const audienceFields = {
  state: z.optional(z.pipe(anyCase(), z.enum(AUDIENCE_STATES))),
  team: z.optional(z.pipe(anyCase(), z.enum(['with', 'without']))),
  checkedIn: z.optional(z.pipe(anyCase(), z.enum(['yes', 'no']))),
};

/** The text of an announcement, in a test mail. */
export const announcementText = z
  .object({ subject: text(200), text: text(4000) })
  .check(enforceRules<AnnouncementForm>(() => announcementRules));

/** An announcement to send. */
export const announcementForm = z
  .object({ subject: text(200), text: text(4000), ...audienceFields })
  .check(enforceRules<AnnouncementForm>(() => announcementRules));

/**
 * A sent announcement. `recipients` is the number of people it was sent to, `muted` of those who did not want it. Mails
 * wait in a queue; given-up ones count as `failed`.
 */
export const announcement = z.object({
  id: id(),
  subject: z.string(),
  text: z.string(),
  /** Absent in replies of earlier releases, whose announcements went to registered people. */
  state: z.optional(z.enum(AUDIENCE_STATES)),
  team: z.nullable(z.enum(['with', 'without'])),
  checkedIn: z.nullable(z.enum(['yes', 'no'])),
  author: z.string(),
  createdAt: instant(),
  recipients: z.int(),
  muted: z.int(),
  mails: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
});
export type Announcement = z.infer<typeof announcement>;

/** Who would get an announcement now, how many the event may still send, and when one more if none. */
export const announcementAudience = z.object({
  recipients: z.int(),
  muted: z.int(),
  left: z.int(),
  nextAt: z.nullable(instant()),
});
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** One recipient's mail; `at` is the time of its end. */
export const announcementRecipient = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  state: z.enum(MAIL_STATES),
  at: z.nullable(instant()),
});
export type AnnouncementRecipient = z.infer<typeof announcementRecipient>;
