import { CodeForm } from './CodeForm';
import { signUpDraft } from './signUpDraft';

/** /otp-host: the host's code. */
export function HostCodeScreen() {
  return <CodeForm flow={signUpDraft.host} />;
}
