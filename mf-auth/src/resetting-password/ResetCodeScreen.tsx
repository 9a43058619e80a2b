import { links } from '@marquee/shared-contracts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CodeForm } from '../entering-code/CodeForm';
import { CodeStore } from '../entering-code/CodeStore';
import { awaitedReset } from './awaitedReset';
import { resetCode } from './resetCode';

/** /otp-forgot-password: the code of a reset; without an e-mail it starts at its first step (AU-19). */
export function ResetCodeScreen() {
  const navigate = useNavigate();
  const [store] = useState(() => {
    const email = awaitedReset.email();
    // The used code leaves no step to come back to.
    const goTo = (address: string) => void navigate(address, { replace: true });
    return email === null ? null : new CodeStore(resetCode(email, goTo));
  });
  if (store === null) return <Navigate to={links.forgotPassword()} replace />;
  // It is said to nobody whether there is one (AU-10).
  const intro = (
    <>
      If there is an account for <strong>{store.asked.email}</strong>, we have mailed it a 4-digit code.
    </>
  );
  return <CodeForm store={store} intro={intro} correctAt={links.forgotPassword()} />;
}
