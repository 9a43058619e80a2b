import { z } from '#schema';
import { id, instant } from './text';

/** Somebody registered for an event, as its hosts see this person (HO-1, PR-1). `id` is the account's; `team` its name; `checkedInAt` when this person came, null before (HO-15). */
export const attendee = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institute: z.string(),
  type: z.string(),
  registeredAt: instant(),
  team: z.nullable(z.string()),
  teamId: z.nullable(id()),
  checkedInAt: z.nullable(instant()),
  state: z.enum(['ACTIVE', 'CANCELLED']),
});
export type Attendee = z.infer<typeof attendee>;

/** What happened on one day of the event's zone: who registered and is registered still, and how many looked (EV-27, EV-28). */
export const activityDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  registrations: z.int(),
  views: z.int(),
});
export type ActivityDay = z.infer<typeof activityDay>;

/** How an event is doing: its days on which something happened, in order, and how many came. */
export const eventActivity = z.object({
  days: z.array(activityDay),
  registrations: z.int(),
  checkedIn: z.int(),
});
export type EventActivity = z.infer<typeof eventActivity>;
