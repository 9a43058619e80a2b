import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { ContactFields } from './ContactFields';
import { signUpDraft } from './signUpDraft';
import { StepForm } from './StepForm';

/** `/create-account-participant`: the participant's name and contact. */
export const ParticipantDetailsScreen = observer(function ParticipantDetailsScreen() {
  const flow = signUpDraft.participant;
  return (
    <StepForm flow={flow} step={0} heading="Create your account">
      <TextField
        label="Name"
        autoComplete="name"
        value={flow.form.values.name}
        error={flow.form.errors.name}
        onChange={(name) => flow.form.set('name', name)}
      />
      <ContactFields flow={flow} />
    </StepForm>
  );
});
