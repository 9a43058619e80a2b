import { CODE_LENGTH } from '@marquee/shared-contracts';
import { Button, CodeField, Form, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AccountName } from '../choosing-password/AccountName';
import styles from './CodeForm.module.css';
import type { CodeStore } from './CodeStore';
import { ResendButton } from './ResendButton';

/** What stands under the boxes of a refused code. */
const Refusal = observer(function Refusal({ store }: { store: CodeStore }) {
  if (store.refusal?.kind !== 'wrong') return store.refusal?.text;
  return (
    <>
      <span>Incorrect code!</span> <span>Try again.</span>
    </>
  );
});

const EnterCode = observer(function EnterCode({ store }: { store: CodeStore }) {
  const { refusal, timer } = store;
  // A new object at each refusal: the form then leads the focus back to the first box.
  const errors = useMemo(() => (refusal ? { refusal } : {}), [refusal]);
  useEffect(() => timer.start(), [timer]);
  const verify = () => void store.verify();
  return (
    <Form label="Code" errors={errors} onSubmit={verify}>
      <AccountName email={store.asked.email} />
      <CodeField
        label="4-digit code"
        length={CODE_LENGTH}
        value={store.otp}
        error={refusal ? <Refusal store={store} /> : undefined}
        onChange={store.enter}
        onComplete={verify}
      />
      <Button submit look="main" wide busy={store.verifying.loading} disabled={store.verified}>
        Confirm
      </Button>
      <div className={styles.below}>
        <output>{store.verified ? 'OTP Verified!' : null}</output>
        {store.verified ? null : <ResendButton store={store} />}
      </div>
    </Form>
  );
});

interface Props {
  store: CodeStore;
  /** To whom it was mailed. */
  intro: ReactNode;
  /** Where a mistyped address is corrected. */
  correctAt: string;
  /** What stands above the form. */
  children?: ReactNode;
}

/** Asks for a mailed code. */
export function CodeForm({ store, intro, correctAt, children }: Props) {
  return (
    <Page heading="Enter the code" intro={intro} width="form">
      {children}
      <EnterCode store={store} />
      <p>
        Not your address? <Link to={correctAt}>Correct it</Link>
      </p>
    </Page>
  );
}
