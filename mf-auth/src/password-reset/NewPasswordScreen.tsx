import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, Form, FormFailure, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { UsernameField } from '../password/UsernameField';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewPasswordStore } from './NewPasswordStore';
import { type ResetProof, resetProof } from './resetProof';

const NewPasswordForm = observer(function NewPasswordForm({ proof }: { proof: ResetProof }) {
  const [store] = useState(() => new NewPasswordStore(proof));
  const navigate = useNavigate();
  const submit = async () => {
    if (!(await store.change())) return;
    void navigate(links.home(), { replace: true });
    session.promptLogin(undefined, 'Log in with your new password');
  };
  const intro = (
    <>
      For the account of <strong>{proof.email}</strong>.
    </>
  );
  return (
    <Page heading="Choose a new password" intro={intro} width="form">
      {store.failureText ? (
        <FormFailure text={store.failureText}>
          <Link to={links.forgotPassword()}>Ask for a new code</Link>
        </FormFailure>
      ) : null}
      <Form label="Choose a new password" errors={store.form.errors} onSubmit={() => void submit()}>
        <UsernameField email={proof.email} />
        <NewPasswordFields form={store.form} />
        <Button isSubmit look="main" isWide isBusy={store.changing.loading}>
          Change password
        </Button>
      </Form>
    </Page>
  );
});

/** `/change-password`: sets the new password; without a proof in the address it redirects to the first step (AU-19). */
export function NewPasswordScreen() {
  const { hash } = useLocation();
  const proof = resetProof.parse(hash);
  if (proof === null) return <Navigate to={links.forgotPassword()} replace />;
  return <NewPasswordForm key={hash} proof={proof} />;
}
