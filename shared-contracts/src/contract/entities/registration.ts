import { z } from '#schema';
import { type RegistrationForm, registrationRules } from '../rules/registrationForm';
import { eventCard, ownRegistration } from './event';
import { formAnswers } from './formQuestion';
import { enforceRules } from './enforceRules';
import { id, instant, mobileText, text } from './text';

/** The registration form as the server receives it. */
export const registrationForm = z
  .object({
    firstName: text(200),
    lastName: text(200),
    email: text(254),
    phoneNumber: mobileText(),
    institute: text(400),
    type: text(40),
    course: text(400),
    duration: text(200),
    graduationYear: text(10),
    /** Answers to the event's own questions (RG-24). */
    answers: z.optional(formAnswers),
  })
  .check(enforceRules<RegistrationForm>(() => registrationRules));

/** The fields of the form that the account does not fill, from the latest registration; empty if not given. */
export const latestForm = z.object({
  institute: z.string(),
  type: z.string(),
  course: z.string(),
  duration: z.string(),
  graduationYear: z.string(),
});

/** The reply of a first or repeated registration. */
export const registrationReply = z.object({
  status: z.literal('SUCCESS'),
  message: z.string(),
  success: z.literal(true),
  data: z.object({ registrationId: id(), eventId: id(), registeredAt: instant() }),
});

/**
 * An event that a participant registered for, liked or viewed, with the time of that action and the registration, if
 * any.
 */
export const ownEvent = z.extend(eventCard, {
  since: instant(),
  registered: z.optional(z.boolean()),
  ...ownRegistration,
});
export type OwnEvent = z.infer<typeof ownEvent>;
