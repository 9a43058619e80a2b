import { z } from '#schema';
import { findHostProfileErrors, type HostProfileForm } from '../rules/hostProfile';
import { id, mobileText } from './text';

/** A host's profile. */
export const hostProfile = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile: z.string(),
  organization: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  imageUrl: z.string(),
});
export type HostProfile = z.infer<typeof hostProfile>;

const given = () => z.nullish(z.string().check(z.trim(), z.maxLength(400)));

type Form = { [Field in keyof HostProfileForm | 'email']?: string | null | undefined };

const pickTexts = (form: Form): Partial<HostProfileForm & { email: string }> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));

/** The fields to change; absent and null fields stay. An email must equal the account's. */
export const hostProfileForm = z.pipe(
  z
    .object({
      firstname: given(),
      lastname: given(),
      email: given(),
      mobile: z.nullish(mobileText()),
      organization: given(),
      designation: given(),
    })
    .check((payload) => {
      for (const [field, message] of Object.entries(findHostProfileErrors(pickTexts(payload.value))))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: [field],
          message: String(message),
        });
    }),
  z.transform(pickTexts),
);
