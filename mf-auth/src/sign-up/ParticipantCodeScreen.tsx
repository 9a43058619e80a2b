import { SignUpCodeForm } from './SignUpCodeForm';
import { signUpDraft } from './signUpDraft';

/** `/otpWithMail`: verifies the participant's e-mail. */
export function ParticipantCodeScreen() {
  return <SignUpCodeForm flow={signUpDraft.participant} />;
}
