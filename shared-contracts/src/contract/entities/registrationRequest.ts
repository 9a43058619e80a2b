import { z } from '#schema';
import { paged } from './envelope';
import { ownRequest, ownWait } from './event';
import { storedAnswer } from './formQuestion';
import { ownEvent } from './registration';
import { anyCase, givenText, id, text } from './text';

/** An event that a participant asked to be registered for; `since` is the time of the request. */
export const requestedEvent = z.extend(ownEvent, { request: ownRequest });
export type RequestedEvent = z.infer<typeof requestedEvent>;

/** An event for which the caller waits or asked to be registered. */
export const pendingRegistration = z.object({
  eventId: id(),
  wait: z.nullable(ownWait),
  request: z.nullable(ownRequest),
});
export type PendingRegistration = z.infer<typeof pendingRegistration>;

/** The state of the caller after a request: registered already, waiting for a seat, or requesting. */
export const sentRequest = z.object({
  registered: z.boolean(),
  wait: z.nullable(ownWait),
  request: z.nullable(ownRequest),
});

/** A person who asked to be registered, for the event's hosts; `id` is the account's. */
export const requestingPerson = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institute: z.string(),
  type: z.string(),
  /** Answers to the questions that the call names (HO-21). */
  answers: z.optional(z.array(storedAnswer)),
  ...ownRequest.shape,
});
export type RequestingPerson = z.infer<typeof requestingPerson>;

export const requestingPeople = paged(requestingPerson);

/** Maximum decisions of one call. */
export const DECISIONS_MAX = 500;

/** A host's decision about one request, by the email of the person; `message` is for a declined person. */
const decision = z.object({
  email: text(254),
  decision: z.pipe(
    anyCase(),
    z.enum(['approve', 'decline'], { error: 'The decision is approve or decline.' }),
  ),
  message: z.optional(givenText(1_000)),
});
export type RequestDecision = z.input<typeof decision>;

export const requestDecisions = z.object({
  decisions: z.array(decision).check(z.minLength(1), z.maxLength(DECISIONS_MAX)),
});

/** The numbers of people by outcome; `waiting` are approved and on the waitlist, `skipped` had no open request. */
export const decidedRequests = z.object({
  approved: z.int(),
  waiting: z.int(),
  declined: z.int(),
  skipped: z.array(z.string()),
});
export type DecidedRequests = z.infer<typeof decidedRequests>;
