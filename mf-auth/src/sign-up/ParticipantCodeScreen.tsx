import { SignUpCodeForm } from './SignUpCodeForm';
import { signUpDraft } from './signUpDraft';

/** `/otpWithMail`: verifies the participant's email. */
export function ParticipantCodeScreen() {
  return <SignUpCodeForm flow={signUpDraft.participant} />;
}
