import { profile } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/** The participant's profile with coins and badges, shared by all tabs. */
export class ProfileStore {
  readonly loading = new RemoteCall(async () => (await request(profile.read)).data);
}
