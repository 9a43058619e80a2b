import { z } from '#schema';
import { paged } from './envelope';
import { ownWait } from './event';
import { ownEvent } from './registration';
import { id, instant } from './text';

/** An event whose waitlist a participant is on; `since` is the time of joining. */
export const waitingEvent = z.extend(ownEvent, { wait: ownWait });
export type WaitingEvent = z.infer<typeof waitingEvent>;

/** The state of the caller after joining: registered already, or waiting. */
export const joinedWaitlist = z.object({ registered: z.boolean(), wait: z.nullable(ownWait) });

/** A person on the waitlist, for the event's hosts; `id` is the account's. */
export const waitingPerson = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institute: z.string(),
  type: z.string(),
  joinedAt: instant(),
  ...ownWait.shape,
});
export type WaitingPerson = z.infer<typeof waitingPerson>;

export const waitingPeople = paged(waitingPerson);
