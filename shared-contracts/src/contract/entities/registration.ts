import { z } from '#schema';
import { type RegistrationForm, registrationRules } from '../rules/registrationForm';
import { eventCard, ownRegistration } from './event';
import { enforceRules } from './enforceRules';
import { id, instant, text } from './text';

/** The registration form as it arrives (RG-6, RG-7). */
export const registrationForm = z
  .object({
    firstName: text(200),
    lastName: text(200),
    email: text(254),
    phoneNumber: text(20),
    institute: text(400),
    type: text(40),
    course: text(400),
    duration: text(200),
    graduationYear: text(10),
  })
  .check(enforceRules<RegistrationForm>(() => registrationRules));

/** What a successful or repeated registration answers (RG-12). */
export const registrationReply = z.object({
  status: z.literal('SUCCESS'),
  message: z.string(),
  success: z.literal(true),
  data: z.object({ registrationId: id(), eventId: id(), registeredAt: instant() }),
});

/**
 * An event a person is registered for, has liked or has looked at, and since when; whether the person is registered, also
 * after the end, and the place where one has one (RG-10).
 */
export const ownEvent = z.extend(eventCard, {
  since: instant(),
  registered: z.optional(z.boolean()),
  ...ownRegistration,
});
export type OwnEvent = z.infer<typeof ownEvent>;
