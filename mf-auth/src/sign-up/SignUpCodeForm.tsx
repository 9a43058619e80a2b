import { StepProgress } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { CodeForm } from '../verification-code/CodeForm';
import { CodeStore } from '../verification-code/CodeStore';
import { createSignUpCode } from './createSignUpCode';
import type { SignUpFlow } from './SignUpFlow';

/** The code form of a sign-up; without a pending verification it redirects to the first step. */
export const SignUpCodeForm = observer(function SignUpCodeForm({ flow }: { flow: SignUpFlow }) {
  const [store] = useState(() =>
    flow.pendingVerification === null
      ? null
      : new CodeStore(createSignUpCode(flow, flow.pendingVerification)),
  );
  const { steps } = flow.plan;
  const start = steps[0]?.path ?? '';
  if (store === null) return <Navigate to={start} replace />;
  const intro = (
    <>
      We emailed a 4-digit code to <strong>{store.code.email}</strong>.
    </>
  );
  return (
    <CodeForm store={store} intro={intro} correctionPath={start}>
      <StepProgress step={steps.length + 1} of={steps.length + 1} />
    </CodeForm>
  );
});
