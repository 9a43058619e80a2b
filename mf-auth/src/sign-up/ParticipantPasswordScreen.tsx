import { PasswordFields } from './PasswordFields';
import { signUpDraft } from './signUpDraft';
import { StepForm } from './StepForm';

/** `/create-pass-participant`: the participant's password and consent to the terms. */
export function ParticipantPasswordScreen() {
  return (
    <StepForm flow={signUpDraft.participant} step={1} heading="Choose a password">
      <PasswordFields flow={signUpDraft.participant} />
    </StepForm>
  );
}
