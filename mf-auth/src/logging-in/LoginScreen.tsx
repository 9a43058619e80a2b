import { links } from '@marquee/shared-contracts';
import { Button, Form, Page, PasswordField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoginStore } from './LoginStore';

/** /login: e-mail and password. */
export const LoginScreen = observer(function LoginScreen() {
  const [{ form, loggingIn, logIn }] = useState(() => new LoginStore());
  const navigate = useNavigate();
  const submit = async () => {
    const next = await logIn();
    if (next !== undefined) void navigate(next);
  };
  return (
    <Page heading="Log in" width="form">
      <Form label="Log in" errors={form.errors} onSubmit={() => void submit()}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={form.values.email}
          error={form.errors.email}
          onChange={(email) => form.set('email', email)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={(password) => form.set('password', password)}
        />
        <Button submit look="main" wide busy={loggingIn.loading}>
          Log in
        </Button>
      </Form>
      <p>
        <Link to={links.forgotPassword()} state={{ email: form.values.email }}>
          Forgot your password?
        </Link>
      </p>
      <p>
        New to Marquee? <Link to={links.chooseRole()}>Create an account</Link>
      </p>
    </Page>
  );
});
