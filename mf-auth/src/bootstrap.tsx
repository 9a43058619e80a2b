import { auth } from '@marquee/shared-contracts';
import { type FakeApi, sampleGrant, sampleId, success } from '@marquee/shared-contracts/testing';

/** What the API answers when this remote runs alone: every sign-up is taken, every login succeeds. */
export function bootstrap(api: FakeApi): void {
  api.on(auth.register, () => success({ draftId: sampleId(7) }));
  api.on(auth.authenticate, () => success(sampleGrant()));
  api.refuse(auth.validate, 'OTP_INVALID');
}
