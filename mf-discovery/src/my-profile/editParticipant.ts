import { type ParticipantProfile, profile, type ProfileForm, profileRules } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { ProfileFormStore } from '@marquee/shared-contracts/widgets/profile-form';

/** What can be edited: the profile's fields, and whether boards name the person (LB-6). */
export interface EditedProfile extends ProfileForm {
  anonymous: boolean;
}

/** Editing a participant's own profile. */
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
