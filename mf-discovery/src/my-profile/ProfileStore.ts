import { profile } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';

/** The own profile with coins and badges, for all parts of the screen. */
export class ProfileStore {
  readonly loading = new Call(async () => (await request(profile.read)).data);
}
