import { links } from '@marquee/shared-contracts';
import { Button, Form, FormFailure, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { UsernameField } from '../password/UsernameField';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AccountSection } from './AccountSection';
import { ChangePasswordStore } from './ChangePasswordStore';

export const ChangePasswordSection = observer(function ChangePasswordSection({ email }: { email: string }) {
  const [store] = useState(() => new ChangePasswordStore());
  const { form } = store;
  return (
    <AccountSection heading="Change password">
      <p>This logs you out everywhere else.</p>
      {store.failureText ? <FormFailure text={store.failureText} /> : null}
      <Form label="Change password" errors={form.errors} onSubmit={() => void store.change()}>
        <UsernameField email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={form.values.currentPassword}
          error={form.errors.currentPassword}
          onChange={(password) => form.set('currentPassword', password)}
        />
        <NewPasswordFields form={form} />
        <Button isSubmit look="main" isWide isBusy={store.changing.loading}>
          Change password
        </Button>
      </Form>
      <p>
        <Link to={links.forgotPassword()}>Forgot your current password?</Link>
      </p>
    </AccountSection>
  );
});
