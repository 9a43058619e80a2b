import { links } from '@marquee/shared-contracts';
import { Button, Form, FormFailure, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountName } from '../choosing-password/AccountName';
import { PasswordPair } from '../choosing-password/PasswordPair';
import { AccountSection } from './AccountSection';
import { OwnPasswordStore } from './OwnPasswordStore';

/** The form of a change of password while logged in. */
export const OwnPasswordSection = observer(function OwnPasswordSection({ email }: { email: string }) {
  const [store] = useState(() => new OwnPasswordStore());
  const { form } = store;
  return (
    <AccountSection heading="Change password">
      <p>Every other device is logged out; this one stays.</p>
      {store.failure ? <FormFailure text={store.failure} /> : null}
      <Form label="Change password" errors={form.errors} onSubmit={() => void store.change()}>
        <AccountName email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={form.values.currentPassword}
          error={form.errors.currentPassword}
          onChange={(password) => form.set('currentPassword', password)}
        />
        <PasswordPair form={form} />
        <Button submit look="main" wide busy={store.changing.loading}>
          Change password
        </Button>
      </Form>
      <p>
        <Link to={links.forgotPassword()}>Forgot your current password?</Link>
      </p>
    </AccountSection>
  );
});
