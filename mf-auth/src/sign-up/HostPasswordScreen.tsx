import { PasswordFields } from './PasswordFields';
import { signUpDraft } from './signUpDraft';
import { StepForm } from './StepForm';

/** `/create-pass-host`: the host's password and consent to the terms. */
export function HostPasswordScreen() {
  return (
    <StepForm flow={signUpDraft.host} step={2} heading="Choose a password">
      <PasswordFields flow={signUpDraft.host} />
    </StepForm>
  );
}
