import { z } from '#schema';
import { type ProfileForm, profileErrors } from '../rules/profile';
import { id, instant } from './text';

/** A participant's own profile; coins are the sum of the ledger, badges are dated (GM-1, GM-2). */
export const participantProfile = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile: z.string(),
  imageUrl: z.string(),
  coins: z.int(),
  badges: z.array(z.object({ threshold: z.int(), awardedAt: instant() })),
});
export type ParticipantProfile = z.infer<typeof participantProfile>;

const given = () => z.nullish(z.string().check(z.trim(), z.maxLength(400)));

const told = (form: { [Field in keyof ProfileForm]?: string | null | undefined }): Partial<ProfileForm> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));

/** The fields to change; absent ones and null stay, everything else is ignored. */
export const profileForm = z.pipe(
  z.object({ firstName: given(), lastName: given(), mobile: given(), imageUrl: given() }).check((payload) => {
    for (const [field, message] of Object.entries(profileErrors(told(payload.value))))
      payload.issues.push({ code: 'custom', input: payload.value, path: [field], message: String(message) });
  }),
  z.transform(told),
);
