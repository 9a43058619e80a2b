import { links } from '@marquee/shared-contracts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CodeForm } from '../verification-code/CodeForm';
import { CodeStore } from '../verification-code/CodeStore';
import { pendingReset } from './pendingReset';
import { createResetCode } from './createResetCode';

/** `/otp-forgot-password`: verifies the reset code; without an email it redirects to the first step (AU-19). */
export function ResetCodeScreen() {
  const navigate = useNavigate();
  const [store] = useState(() => {
    const email = pendingReset.readEmail();
    // Replaces the history entry: a used code has no screen to go back to.
    const goTo = (address: string) => void navigate(address, { replace: true });
    return email === null ? null : new CodeStore(createResetCode(email, goTo));
  });
  if (store === null) return <Navigate to={links.forgotPassword()} replace />;
  // Does not reveal whether the account exists (AU-10).
  const intro = (
    <>
      If there is an account for <strong>{store.code.email}</strong>, we have emailed it a 4-digit code.
    </>
  );
  return <CodeForm store={store} intro={intro} correctionPath={links.forgotPassword()} />;
}
