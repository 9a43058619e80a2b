import { CodeForm } from './CodeForm';
import { signUpDraft } from './signUpDraft';

/** /otpWithMail: the participant's code. */
export function ParticipantCodeScreen() {
  return <CodeForm flow={signUpDraft.participant} />;
}
