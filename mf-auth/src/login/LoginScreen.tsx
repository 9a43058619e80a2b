import { links } from '@marquee/shared-contracts';
import { Button, Form, FormFailure, Page, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmailField } from '../email/EmailField';
import { LoginStore } from './LoginStore';

/** `/login`: email and password. */
export const LoginScreen = observer(function LoginScreen() {
  const [store] = useState(() => new LoginStore());
  const { form, loggingIn, logIn } = store;
  const navigate = useNavigate();
  const submit = async () => {
    const next = await logIn();
    if (next !== undefined) void navigate(next);
  };
  return (
    <Page heading="Log in" width="form">
      <Form label="Log in" errors={form.errors} onSubmit={() => void submit()}>
        <EmailField form={form} autoComplete="username" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={(password) => form.set('password', password)}
        />
        {store.failure === undefined ? null : <FormFailure text={store.failure} />}
        <Button isSubmit look="main" isWide isBusy={loggingIn.loading}>
          Log in
        </Button>
      </Form>
      <p>
        <Link to={links.forgotPassword()}>Forgot your password?</Link>
      </p>
      <p>
        New to Marquee? <Link to={links.chooseRole()}>Create an account</Link>
      </p>
    </Page>
  );
});
