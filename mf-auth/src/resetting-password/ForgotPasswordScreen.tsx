import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, Form, FormFailure, Page, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { awaitedReset } from './awaitedReset';
import { ForgotPasswordStore } from './ForgotPasswordStore';

/** What was typed at the login, handed over by its link. */
const typedEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/** The links below the form. */
function OtherWays({ hasCode }: { hasCode: boolean }) {
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

/** /forgot-password: for which e-mail. */
export const ForgotPasswordScreen = observer(function ForgotPasswordScreen() {
  const { state } = useLocation();
  const awaited = awaitedReset.email();
  const [store] = useState(
    () => new ForgotPasswordStore(typedEmail(state) || (session.account?.email ?? awaited ?? '')),
  );
  const { form } = store;
  const navigate = useNavigate();
  const submit = async () => {
    const next = await store.ask();
    if (next !== undefined) void navigate(next);
  };
  return (
    <Page
      heading="Forgot your password?"
      intro="We mail you a code, and with it you choose a new one."
      width="form"
    >
      {store.failure ? <FormFailure text={store.failure} /> : null}
      <Form label="Forgotten password" errors={form.errors} onSubmit={() => void submit()}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={form.values.email}
          error={form.errors.email}
          onChange={(email) => form.set('email', email)}
        />
        <Button submit look="main" wide busy={store.asking.loading}>
          Get OTP
        </Button>
      </Form>
      <OtherWays hasCode={awaited !== null} />
    </Page>
  );
});
