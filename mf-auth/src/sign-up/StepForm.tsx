import { links } from '@marquee/shared-contracts';
import { Button, Form, Page, StepProgress } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { SignUpFailure } from './SignUpFailure';
import type { SignUpFlow } from './SignUpFlow';

interface Props {
  flow: SignUpFlow;
  /** Index of the step in its flow, from 0. */
  step: number;
  heading: string;
  children: ReactNode;
}

/** The form of one sign-up step; redirects to the first step while an earlier step is incomplete (AU-19). */
export const StepForm = observer(function StepForm({ flow, step, heading, children }: Props) {
  const navigate = useNavigate();
  const { form, plan, checkingEmail } = flow;
  // A late reply must not open the next step after the person left this step.
  useEffect(() => checkingEmail.reset, [checkingEmail]);
  const [first] = plan.steps;
  if (first && !flow.hasReached(step)) return <Navigate to={first.path} replace />;
  const submit = async () => {
    const next = await flow.advance(step);
    if (next !== undefined) void navigate(next);
  };
  const isLast = step === plan.steps.length - 1;
  return (
    <Page heading={heading} width="form">
      <StepProgress step={step + 1} of={plan.steps.length + 1} />
      {flow.error ? <SignUpFailure error={flow.error} fallback={plan.failure} /> : null}
      <Form label={heading} errors={form.errors} onSubmit={() => void submit()}>
        {children}
        <Button isSubmit look="main" isWide isBusy={flow.isBusy}>
          {isLast ? 'Create account' : 'Continue'}
        </Button>
      </Form>
      <p>
        Already have an account? <Link to={links.login()}>Log in</Link>
      </p>
    </Page>
  );
});
