import { z } from '#schema';
import { storedAnswer } from './formQuestion';
import { id, instant } from './text';

/**
 * An attendee, for the event's hosts: `id` is the account's, `team` the name of the team, `checkedInAt` the check-in
 * or null.
 */
export const attendee = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institute: z.string(),
  type: z.string(),
  /** Empty if not given. */
  course: z.string(),
  /** Duration of the course; empty if not given. */
  duration: z.string(),
  graduationYear: z.nullable(z.int()),
  registeredAt: instant(),
  team: z.nullable(z.string()),
  teamId: z.nullable(id()),
  checkedInAt: z.nullable(instant()),
  state: z.enum(['ACTIVE', 'CANCELLED']),
  /** Answers to the questions that the call names (HO-21). */
  answers: z.optional(z.array(storedAnswer)),
});
export type Attendee = z.infer<typeof attendee>;

/** One day in the event's time zone: its registrations that are still active, and its views. */
export const activityDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  registrations: z.int(),
  views: z.int(),
});
export type ActivityDay = z.infer<typeof activityDay>;

/** An event's activity: days with activity, in order, and the number of check-ins. */
export const eventActivity = z.object({
  days: z.array(activityDay),
  registrations: z.int(),
  checkedIn: z.int(),
});
export type EventActivity = z.infer<typeof eventActivity>;
