import { type ParticipantProfile, profile, type ProfileForm, profileRules } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { ProfileFormStore } from '@marquee/shared-contracts/widgets/profile-form';

/** The editable fields of a profile, with its visibility on leaderboards (LB-6). */
export interface EditedProfile extends ProfileForm {
  anonymous: boolean;
}

/** Creates the form of a participant's profile. */
export const editParticipant = (loaded: ParticipantProfile) =>
  new ProfileFormStore<ParticipantProfile, EditedProfile>(`profile.${loaded.id}`, loaded, {
    fieldsOf: ({ firstname, lastname, mobile, imageUrl, anonymous }) => ({
      firstName: firstname,
      lastName: lastname,
      mobile,
      imageUrl,
      anonymous,
    }),
    accountOf: ({ firstname, lastname, mobile, imageUrl }) => ({ firstname, lastname, mobile, imageUrl }),
    rules: profileRules,
    send: async (body) => (await request(profile.update, { body })).data,
  });
