import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { signUpDraft } from './signUpDraft';
import { StepForm } from './StepForm';

/** `/create-account-host-options`: the host's organization and designation. */
export const HostOptionsScreen = observer(function HostOptionsScreen() {
  const flow = signUpDraft.host;
  const { values, errors, set } = flow.form;
  return (
    <StepForm flow={flow} step={1} heading="Who do you host for?">
      <TextField
        label="Organization"
        autoComplete="organization"
        hint="The college, club or company you host for. You can add numbers and symbols in your profile later."
        value={values.organization}
        error={errors.organization}
        onChange={(organization) => set('organization', organization)}
      />
      <TextField
        label="Designation"
        autoComplete="organization-title"
        hint="Your role there, for example Lecturer"
        value={values.designation}
        error={errors.designation}
        onChange={(designation) => set('designation', designation)}
      />
    </StepForm>
  );
});
