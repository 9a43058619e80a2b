import { CODE_LENGTH } from '@marquee/shared-contracts';
import { Button, CodeField, Form, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { UsernameField } from '../password/UsernameField';
import styles from './CodeForm.module.css';
import type { CodeStore } from './CodeStore';
import { ResendButton } from './ResendButton';

/** The error below the digits. */
const CodeError = observer(function CodeError({ store }: { store: CodeStore }) {
  if (store.error?.kind !== 'wrong') return store.error?.text;
  return (
    <>
      <span>Incorrect code!</span> <span>Try again.</span>
    </>
  );
});

const CodeFields = observer(function CodeFields({ store }: { store: CodeStore }) {
  const { error, timer } = store;
  // A new object for each error: the form then moves the focus to the first digit.
  const errors = useMemo(() => (error ? { error } : {}), [error]);
  useEffect(() => timer.start(), [timer]);
  const verify = () => void store.verify();
  return (
    <Form label="Code" errors={errors} onSubmit={verify}>
      <UsernameField email={store.code.email} />
      <CodeField
        label="4-digit code"
        length={CODE_LENGTH}
        value={store.otp}
        error={error ? <CodeError store={store} /> : undefined}
        onChange={store.enter}
        onComplete={verify}
      />
      <Button isSubmit look="main" isWide isBusy={store.verifying.loading} disabled={store.isVerified}>
        Confirm
      </Button>
      <div className={styles.footer}>
        <output>{store.isVerified ? 'OTP Verified!' : null}</output>
        {store.isVerified ? null : <ResendButton store={store} />}
      </div>
    </Form>
  );
});

interface Props {
  store: CodeStore;
  /** Says where the code was mailed. */
  intro: ReactNode;
  /** Path of the form that corrects the email. */
  correctionPath: string;
  /** Content above the form. */
  children?: ReactNode;
}

export function CodeForm({ store, intro, correctionPath, children }: Props) {
  return (
    <Page heading="Enter the code" intro={intro} width="form">
      {children}
      <CodeFields store={store} />
      <p>
        Wrong address? <Link to={correctionPath}>Change it</Link>
      </p>
    </Page>
  );
}
