import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, CallView, Form, FormFailure, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { UsernameField } from '../password/UsernameField';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewPasswordStore } from './NewPasswordStore';
import { type ResetProof, resetProof } from './resetProof';

const NEW_CODE = <Link to={links.forgotPassword()}>Ask for a new code</Link>;

const NewPasswordForm = observer(function NewPasswordForm({ store }: { store: NewPasswordStore }) {
  const navigate = useNavigate();
  const submit = async () => {
    if (!(await store.change())) return;
    void navigate(links.home(), { replace: true });
    session.promptLogin(undefined, 'Log in with your new password');
  };
  return (
    <>
      {store.failureText ? <FormFailure text={store.failureText}>{NEW_CODE}</FormFailure> : null}
      <Form label="Choose a new password" errors={store.form.errors} onSubmit={() => void submit()}>
        <UsernameField email={store.email} />
        <NewPasswordFields form={store.form} />
        <Button isSubmit look="main" isWide isBusy={store.changing.loading}>
          Change password
        </Button>
      </Form>
    </>
  );
});

/** The form, or the error of a proof that was used or has expired. */
function NewPassword({ proof }: { proof: ResetProof }) {
  const [store] = useState(() => new NewPasswordStore(proof));
  useEffect(() => void store.checking.run(), [store]);
  const intro = (
    <>
      For the account of <strong>{proof.email}</strong>.
    </>
  );
  return (
    <Page heading="Choose a new password" intro={intro} width="form">
      <CallView call={store.checking} loadingText="Checking the link..." skeleton={<Skeleton count={8} />}>
        {(isLive) =>
          isLive ? (
            <NewPasswordForm store={store} />
          ) : (
            <FormFailure text="This link or code was used before or has expired.">{NEW_CODE}</FormFailure>
          )
        }
      </CallView>
    </Page>
  );
}

/** `/change-password`: sets the new password; without a proof in the address it redirects to the first step (AU-19). */
export function NewPasswordScreen() {
  const { hash } = useLocation();
  const proof = resetProof.parse(hash);
  if (proof === null) return <Navigate to={links.forgotPassword()} replace />;
  return <NewPassword key={hash} proof={proof} />;
}
