import { SignUpCodeForm } from './SignUpCodeForm';
import { signUpDraft } from './signUpDraft';

/** `/otp-host`: verifies the host's email. */
export function HostCodeScreen() {
  return <SignUpCodeForm flow={signUpDraft.host} />;
}
