import { splitName } from '@marquee/shared-contracts';
import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ClipboardEvent } from 'react';
import { ContactFields } from './ContactFields';
import { signUpDraft } from './signUpDraft';
import { StepForm } from './StepForm';

/** Splits a pasted full name into both fields, unless the last name is filled in (AU-15). */
function splitPastedName(event: ClipboardEvent<HTMLInputElement>): void {
  const { form } = signUpDraft.host;
  const { firstname, lastname } = splitName(event.clipboardData.getData('text'));
  if (lastname === '' || form.values.lastname !== '') return;
  event.preventDefault();
  form.set('firstname', firstname);
  form.set('lastname', lastname);
}

/** `/create-account-host`: the host's name and contact. */
export const HostDetailsScreen = observer(function HostDetailsScreen() {
  const flow = signUpDraft.host;
  const { values, errors, set } = flow.form;
  return (
    <StepForm flow={flow} step={0} heading="Create your host account">
      <TextField
        label="First name"
        autoComplete="given-name"
        value={values.firstname}
        error={errors.firstname}
        onChange={(firstname) => set('firstname', firstname)}
        onPaste={splitPastedName}
      />
      <TextField
        label="Last name (optional)"
        autoComplete="family-name"
        value={values.lastname}
        error={errors.lastname}
        onChange={(lastname) => set('lastname', lastname)}
      />
      <ContactFields flow={flow} />
    </StepForm>
  );
});
