import { z } from '#schema';
import { normalizeEmail } from '../rules/contact';
import { hostSignUpRules, participantSignUpRules, type SignUp } from '../rules/signUp';
import { TERMS_MESSAGE } from '../rules/signUpSteps';
import { enforceRules } from './enforceRules';
import { anyCase, id, mobileText, secret, text } from './text';

/** An email address in normalized form. */
export const emailText = () => z.pipe(text(254), z.transform(normalizeEmail));

interface SignUpRole {
  role?: 'user' | 'host' | undefined;
}

const getRules = ({ role }: SignUpRole) => (role === 'host' ? hostSignUpRules : participantSignUpRules);

const roleName = z.pipe(anyCase(), z.enum(['user', 'host'], { error: 'The role is user or host.' }));

/**
 * The body of `register` for both roles; the role decides rules and texts (AU-5). A repeat with the same `draftId`
 * requests a new code.
 */
export const signUpForm = z
  .object({
    firstname: text(200),
    lastname: text(200),
    email: emailText(),
    mobile: mobileText(),
    password: secret(),
    organization: text(400),
    designation: text(400),
    role: roleName,
    draftId: z.optional(id()),
    termsAccepted: z.optional(z.literal(true, { error: TERMS_MESSAGE })),
  })
  .check(enforceRules<SignUp & SignUpRole>(getRules));

/** The body of `checkEmail`; the role, a participant's by default, decides the texts. */
export const emailCheckForm = z
  .object({ email: emailText(), role: z.optional(roleName) })
  .check(enforceRules<{ email: string } & SignUpRole>((form) => ({ email: getRules(form).email })));
