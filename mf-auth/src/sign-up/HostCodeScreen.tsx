import { SignUpCodeForm } from './SignUpCodeForm';
import { signUpDraft } from './signUpDraft';

/** /otp-host: the host's code. */
export function HostCodeScreen() {
  return <SignUpCodeForm flow={signUpDraft.host} />;
}
