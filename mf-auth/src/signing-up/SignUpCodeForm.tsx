import { StepProgress } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { CodeForm } from '../entering-code/CodeForm';
import { CodeStore } from '../entering-code/CodeStore';
import { signUpCode } from './signUpCode';
import type { SignUpFlow } from './SignUpFlow';

/** Asks for the mailed code of a flow's draft; without a draft the flow starts at its first step (AU-19). */
export const SignUpCodeForm = observer(function SignUpCodeForm({ flow }: { flow: SignUpFlow }) {
  const [store] = useState(() =>
    flow.awaited === null ? null : new CodeStore(signUpCode(flow, flow.awaited)),
  );
  const { steps } = flow.plan;
  const start = steps[0]?.path ?? '';
  if (store === null) return <Navigate to={start} replace />;
  const intro = (
    <>
      We mailed a 4-digit code to <strong>{store.asked.email}</strong>.
    </>
  );
  return (
    <CodeForm store={store} intro={intro} correctAt={start}>
      <StepProgress step={steps.length + 1} of={steps.length + 1} />
    </CodeForm>
  );
});
