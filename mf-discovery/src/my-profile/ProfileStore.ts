import { profile } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/** The own profile with coins and badges, for all parts of the screen. */
export class ProfileStore {
  readonly loading = new RemoteCall(async () => (await request(profile.read)).data);
}
