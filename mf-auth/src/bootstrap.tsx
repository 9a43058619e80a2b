import { auth } from '@marquee/shared-contracts';
import { type FakeApi, sampleGrant, sampleId, success } from '@marquee/shared-contracts/testing';

/** Fake API for running this remote alone: every sign-up and login succeeds, every code is wrong. */
export function bootstrap(api: FakeApi): void {
  api.on(auth.checkEmail, () => success(null));
  api.on(auth.checkResetToken, () => success(null));
  api.on(auth.register, () => success({ draftId: sampleId(7) }));
  api.on(auth.authenticate, () => success(sampleGrant()));
  api.refuse(auth.validate, 'OTP_INVALID');
}
