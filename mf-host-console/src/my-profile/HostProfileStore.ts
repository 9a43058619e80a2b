import { hostProfile } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

export class HostProfileStore {
  readonly loading = new RemoteCall(async () => (await request(hostProfile.read)).data);
}
