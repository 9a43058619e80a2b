import { z } from '#schema';
import { id, instant } from './text';
import { mode } from './event';

/** The ticket of a confirmed registration (TK-1). */
export const ticket = z.object({
  eventId: id(),
  title: z.string(),
  organization: z.string(),
  mode,
  /** Empty for an online event. */
  location: z.string(),
  startTime: instant(),
  endTime: instant(),
  timezone: z.string(),
  cancelled: z.boolean(),
  name: z.string(),
  team: z.nullable(z.string()),
  room: z.nullable(z.string()),
  /** The text of the QR code. */
  code: z.string(),
  checkedInAt: z.nullable(instant()),
});
export type Ticket = z.infer<typeof ticket>;
