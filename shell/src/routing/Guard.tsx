import { type Audience, links, refusals } from '@marquee/shared-contracts';
import { continuation, homeOf, session, toasts } from '@marquee/shared-contracts/browser';
import { Failure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '../frame/ScreenSkeleton';

/** Goes elsewhere once, saying why if there is something to say. */
function Leave({ to, saying }: { to: () => string; saying?: string }) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    if (saying !== undefined) toasts.say(saying);
    void navigate(to(), { replace: true });
  }, [to, saying, navigate]);
  return null;
}

/** Who may see a screen: a courtesy that saves a refused call; the API decides (RT-4). */
export const Guard = observer(function Guard({
  access,
  children,
}: {
  access: Audience;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState(false);
  const isIn = session.account !== null;
  const isAsked = session.loginPrompt !== null;
  useEffect(() => {
    if (isIn || isAsked) setEntered(isIn);
  }, [isIn, isAsked]);
  if (access === 'public') return children;
  if (session.restoring.state === 'failed')
    return <Failure text={session.restoring.error?.message ?? ''} onRetry={() => void session.restore()} />;
  if (session.status === 'restoring') return <ScreenSkeleton />;
  const { account, viewer } = session;
  if (access === 'visitor') return account ? <Leave to={() => continuation.take(account.role)} /> : children;
  if (account === null) {
    if (isAsked) return null;
    // Whoever logged out, here or in another tab, does not want to come back; whom the server logged out does (AU-25).
    if (entered) return <Leave to={links.home} />;
    const comeBack = () => {
      continuation.remember(`${pathname}${search}`);
      return links.login();
    };
    return <Leave to={comeBack} />;
  }
  if (access === 'account' || access === viewer) return children;
  const refusal = viewer === 'host' ? refusals.HOST_NOT_ALLOWED : refusals.ROLE_NOT_ALLOWED;
  return <Leave to={() => homeOf(account.role)} saying={refusal.message} />;
});
