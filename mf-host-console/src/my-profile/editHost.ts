import {
  type HostProfile,
  hostProfile,
  type HostProfileForm,
  hostProfileRules,
} from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { ProfileFormStore } from '@marquee/shared-contracts/widgets/profile-form';

/** Creates the form of the host's profile. */
export const editHost = (loaded: HostProfile) =>
  new ProfileFormStore<HostProfile, HostProfileForm>(`hostProfile.${loaded.id}`, loaded, {
    fieldsOf: ({ firstname, lastname, mobile, organization, designation }) => ({
      firstname,
      lastname,
      mobile,
      organization: organization ?? '',
      designation: designation ?? '',
    }),
    accountOf: ({ firstname, lastname, mobile, organization, designation }) => ({
      firstname,
      lastname,
      mobile,
      organization,
      designation,
    }),
    rules: hostProfileRules,
    send: async (body) => (await request(hostProfile.update, { body })).data,
  });
