import { SignUpCodeForm } from './SignUpCodeForm';
import { signUpDraft } from './signUpDraft';

/** /otpWithMail: the participant's code. */
export function ParticipantCodeScreen() {
  return <SignUpCodeForm flow={signUpDraft.participant} />;
}
