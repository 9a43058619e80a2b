import { CODE_LENGTH } from '@marquee/shared-contracts';
import { Button, CodeField, Form, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import styles from './CodeForm.module.css';
import { CodeStore } from './CodeStore';
import { ResendButton } from './ResendButton';
import type { SignUpFlow } from './SignUpFlow';
import { StepProgress } from './StepProgress';

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
  const confirm = () => void store.confirm();
  return (
    <Form label="Code" errors={errors} onSubmit={confirm}>
      <CodeField
        label="4-digit code"
        length={CODE_LENGTH}
        value={store.otp}
        error={refusal ? <Refusal store={store} /> : undefined}
        onChange={store.enter}
        onComplete={confirm}
      />
      <Button submit look="main" wide busy={store.confirming.loading} disabled={store.verified}>
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
  flow: SignUpFlow;
}

/** Asks for the mailed code of a flow's draft; without a draft the flow starts at its first step (AU-19). */
export const CodeForm = observer(function CodeForm({ flow }: Props) {
  const [store] = useState(() => (flow.awaited === null ? null : new CodeStore(flow, flow.awaited)));
  const { steps } = flow.plan;
  const start = steps[0]?.path ?? '';
  if (store === null) return <Navigate to={start} replace />;
  const intro = (
    <>
      We mailed a 4-digit code to <strong>{store.awaited.email}</strong>. It is valid for 10 minutes.
    </>
  );
  return (
    <Page heading="Enter the code" intro={intro} width="form">
      <StepProgress step={steps.length + 1} of={steps.length + 1} />
      <EnterCode store={store} />
      <p>
        Not your address? <Link to={start}>Correct it</Link>
      </p>
    </Page>
  );
});
