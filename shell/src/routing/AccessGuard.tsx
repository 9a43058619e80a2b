import { type Audience, links, errorCatalogue } from '@marquee/shared-contracts';
import { returnTo, homeOf, session, toasts } from '@marquee/shared-contracts/browser';
import { Failure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '../layout/ScreenSkeleton';

/** Redirects once, with a toast if a text is given. */
function RedirectOnce({ to, message }: { to: () => string; message?: string }) {
  const navigate = useNavigate();
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    if (message !== undefined) toasts.info(message);
    void navigate(to(), { replace: true });
  }, [to, message, navigate]);
  return null;
}

/** A screen whose session may end; it then stays mounted with its input, behind the popup and then hidden. */
function SessionBound({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const rememberPath = () => {
    returnTo.setPath(`${pathname}${search}`);
    return links.login();
  };
  return (
    <>
      {isShown ? null : <RedirectOnce to={rememberPath} />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}

/** Checks the audience of a screen to avoid failing calls; the API decides (RT-4). */
export const AccessGuard = observer(function Guard({
  access,
  isOffline = false,
  children,
}: {
  access: Audience;
  /** Whether the screen shows what this device has before the account is known. */
  isOffline?: boolean;
  children: ReactNode;
}) {
  const [hasEntered, setHasEntered] = useState(false);
  const { account, hasEnded, restoring, status, viewer } = session;
  const isPrompted = session.loginPrompt !== null;
  useEffect(() => {
    if (status === 'loggedIn') setHasEntered(true);
  }, [status]);
  if (access === 'public') return children;
  if (hasEnded && hasEntered) return <SessionBound isShown={isPrompted}>{children}</SessionBound>;
  if (isOffline && status === 'restoring' && !hasEnded)
    return <SessionBound isShown>{children}</SessionBound>;
  if (restoring.state === 'failed')
    return <Failure text={restoring.error?.message ?? ''} onRetry={() => void session.restore()} />;
  if (status === 'restoring') return <ScreenSkeleton />;
  if (account === null || status === 'visitor') {
    if (access === 'visitor') return children;
    if (isPrompted) return null;
    // A logout leads home; after a session end the person returns here (AU-25).
    return hasEntered ? (
      <RedirectOnce to={links.home} />
    ) : (
      <SessionBound isShown={false}>{null}</SessionBound>
    );
  }
  if (access === 'visitor') return <RedirectOnce to={() => returnTo.takePath(account.role)} />;
  if (access === 'account' || access === viewer) return <SessionBound isShown>{children}</SessionBound>;
  const message = viewer === 'host' ? errorCatalogue.HOST_NOT_ALLOWED.message : 'This page is for hosts.';
  return <RedirectOnce to={() => homeOf(account.role)} message={message} />;
});
