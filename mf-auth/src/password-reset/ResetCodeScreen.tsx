import { links } from '@marquee/shared-contracts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CodeForm } from '../verification-code/CodeForm';
import { CodeStore } from '../verification-code/CodeStore';
import { pendingReset } from './pendingReset';
import { createResetCode } from './createResetCode';

/** /otp-forgot-password: the code of a reset; without an e-mail it starts at its first step (AU-19). */
export function ResetCodeScreen() {
  const navigate = useNavigate();
  const [store] = useState(() => {
    const email = pendingReset.readEmail();
    // The used code leaves no step to come back to.
    const goTo = (address: string) => void navigate(address, { replace: true });
    return email === null ? null : new CodeStore(createResetCode(email, goTo));
  });
  if (store === null) return <Navigate to={links.forgotPassword()} replace />;
  // It is said to nobody whether there is one (AU-10).
  const intro = (
    <>
      If there is an account for <strong>{store.code.email}</strong>, we have mailed it a 4-digit code.
    </>
  );
  return <CodeForm store={store} intro={intro} correctionPath={links.forgotPassword()} />;
}
