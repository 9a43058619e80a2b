import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, Form, FormFailure, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmailField } from '../email/EmailField';
import { typedEmail } from '../email/typedEmail';
import { pendingReset } from './pendingReset';
import { ForgotPasswordStore } from './ForgotPasswordStore';

function OtherLinks({ hasCode }: { hasCode: boolean }) {
  return (
    <>
      {hasCode ? (
        <p>
          Have a code already? <Link to={links.resetCode()}>Enter it</Link>
        </p>
      ) : null}
      <p>
        Remembered it? <Link to={links.login()}>Log in</Link>
      </p>
    </>
  );
}

/** `/forgot-password`: requests a reset code by email. */
export const ForgotPasswordScreen = observer(function ForgotPasswordScreen() {
  const pendingEmail = pendingReset.readEmail();
  const [store] = useState(
    () => new ForgotPasswordStore(typedEmail.read() || (session.account?.email ?? pendingEmail ?? '')),
  );
  const { form } = store;
  const navigate = useNavigate();
  const submit = async () => {
    const next = await store.requestCode();
    if (next !== undefined) void navigate(next);
  };
  return (
    <Page heading="Forgot your password?" intro="We'll email you a code to reset your password." width="form">
      {store.failureText ? <FormFailure text={store.failureText} /> : null}
      <Form label="Forgotten password" errors={form.errors} onSubmit={() => void submit()}>
        <EmailField form={form} autoComplete="username" />
        <Button isSubmit look="main" isWide isBusy={store.requesting.loading}>
          Get OTP
        </Button>
      </Form>
      <OtherLinks hasCode={pendingEmail !== null} />
    </Page>
  );
});
