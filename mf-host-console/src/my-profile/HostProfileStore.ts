import { hostProfile } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';

/** The host's own profile. */
export class HostProfileStore {
  readonly loading = new Call(async () => (await request(hostProfile.read)).data);
}
