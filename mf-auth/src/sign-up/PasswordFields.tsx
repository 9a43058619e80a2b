import { links } from '@marquee/shared-contracts';
import { CheckboxField, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { UsernameField } from '../password/UsernameField';
import { PASSWORD_HINT } from '../password/NewPasswordFields';
import type { SignUpFlow } from './SignUpFlow';

/** Password, its confirmation and the consent to the terms. */
export const PasswordFields = observer(function PasswordFields({ flow: { form } }: { flow: SignUpFlow }) {
  return (
    <>
      <UsernameField email={form.values.email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.set('password', password)}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={form.values.confirmPassword}
        error={form.errors.confirmPassword}
        onChange={(password) => form.set('confirmPassword', password)}
      />
      <CheckboxField
        checked={form.values.termsAccepted}
        error={form.errors.termsAccepted}
        onChange={(accepted) => form.set('termsAccepted', accepted)}
      >
        I agree to the <Link to={links.terms()}>terms and conditions</Link> and the{' '}
        <Link to={links.privacy()}>privacy notice</Link>
      </CheckboxField>
    </>
  );
});
