import { type ParticipantProfile, profile, type ProfileForm, profileRules } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { ProfileFormStore } from '@marquee/shared-contracts/widgets/profile-form';

/** The editable fields of a profile, with its settings for leaderboards (LB-6) and mails. */
export interface EditedProfile extends ProfileForm {
  anonymous: boolean;
  /** Whether reminders also come by mail (NT-9). */
  reminderMails: boolean;
}

/** Creates the form of a participant's profile. */
export const editParticipant = (loaded: ParticipantProfile) =>
  new ProfileFormStore<ParticipantProfile, EditedProfile>(`profile.${loaded.id}`, loaded, {
    fieldsOf: ({ firstname, lastname, mobile, imageUrl, anonymous, reminderMails }) => ({
      firstName: firstname,
      lastName: lastname,
      mobile,
      imageUrl,
      anonymous,
      // Earlier releases of the server always remind.
      reminderMails: reminderMails ?? true,
    }),
    accountOf: ({ firstname, lastname, mobile, imageUrl }) => ({ firstname, lastname, mobile, imageUrl }),
    rules: profileRules,
    send: async (body) => (await request(profile.update, { body })).data,
  });
