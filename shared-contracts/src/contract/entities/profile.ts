import { z } from '#schema';
import { type ProfileForm, findProfileErrors } from '../rules/profile';
import { id, instant, mobileText } from './text';

/** A participant's profile; coins are the sum of the ledger. `anonymous` hides name and picture on leaderboards. */
export const participantProfile = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile: z.string(),
  imageUrl: z.string(),
  anonymous: z.boolean(),
  /** Whether reminders also come by mail; absent in replies of earlier releases. */
  reminderMails: z.optional(z.boolean()),
  coins: z.int(),
  badges: z.array(z.object({ threshold: z.int(), awardedAt: instant() })),
});
export type ParticipantProfile = z.infer<typeof participantProfile>;

const given = () => z.nullish(z.string().check(z.trim(), z.maxLength(400)));

type Sent = { [Field in keyof ProfileForm]?: string | null | undefined };

interface Flags {
  anonymous: boolean;
  reminderMails: boolean;
}

/** A participant's changes: text fields, anonymity on leaderboards, and reminders by mail. */
export type ProfileChange = Partial<ProfileForm> & Partial<Flags>;

type SentFlags = { [Flag in keyof Flags]?: boolean | null | undefined };

const pickTexts = (form: Sent): Partial<ProfileForm> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));

/** The fields to change; absent and null fields stay, unknown fields are ignored. */
export const profileForm = z.pipe(
  z
    .object({
      firstName: given(),
      lastName: given(),
      mobile: z.nullish(mobileText()),
      imageUrl: given(),
      anonymous: z.nullish(z.boolean()),
      reminderMails: z.nullish(z.boolean()),
    })
    .check((payload) => {
      const { anonymous: _, reminderMails: __, ...form } = payload.value;
      for (const [field, message] of Object.entries(findProfileErrors(pickTexts(form))))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: [field],
          message: String(message),
        });
    }),
  z.transform(({ anonymous, reminderMails, ...form }: Sent & SentFlags): ProfileChange => ({
    ...pickTexts(form),
    ...(typeof anonymous === 'boolean' && { anonymous }),
    ...(typeof reminderMails === 'boolean' && { reminderMails }),
  })),
);
