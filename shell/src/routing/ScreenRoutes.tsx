import { links, type PageRegistry } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { Activity, Suspense, useLayoutEffect, useEffect } from 'react';
import {
  generatePath,
  type Location,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'react-router-dom';
import { whenIdle } from '@marquee/shared-contracts/browser';
import { ScreenSkeleton } from '../layout/ScreenSkeleton';
import { PrerenderedMarkup, lazyWithRetry } from '@marquee/shared-contracts/ui';
import { findScreen, type FoundScreen } from './findScreen';
import { AccessGuard } from './AccessGuard';
import { RemoteScreen } from './RemoteScreen';
import { useSessionEndedPage } from './useSessionEndedPage';
import { NotFound } from '../layout/NotFound';
import { checkAndApplyUpdate } from '../remotes/updates';

/** A path without a remote on this page; a newer release may serve it (RL-22). */
function UnknownPath() {
  useEffect(() => void checkAndApplyUpdate(), []);
  return <NotFound />;
}

/** For developers and operators (RL-27), loaded on demand. */
const RemotesScreen = lazyWithRetry(() =>
  import('../devtools/RemotesScreen').then((part) => part.RemotesScreen),
);

const keepOffline = async (path: string): Promise<void> =>
  (await import('../offline/keepOffline')).keepOffline(path);

function ScreenRoute({ remote, screen }: FoundScreen) {
  // Runs before the screen's effects, which may set a more specific title (usePageTitle).
  useLayoutEffect(() => {
    document.title = screen.path === links.home() ? screen.title : `${screen.title} · Marquee`;
  }, [screen]);
  useEffect(() => {
    if (screen.offline === true) return whenIdle(() => void keepOffline(screen.path));
    return undefined;
  }, [screen]);
  return (
    <AccessGuard access={screen.access} isOffline={screen.offline === true}>
      <RemoteScreen remote={remote} screen={screen} />
    </AccessGuard>
  );
}

/** Redirects other spellings to the canonical path, with parameters, query and state (RT-1). */
function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: generatePath(to, useParams()), search, hash }} state={state} replace />;
}

interface Props {
  registry: PageRegistry;
}

/**
 * The router's table. `findScreen` decides as for links and guards; the router reads the parameters. Redirects are
 * ranked only for paths without a screen, since each pattern costs a cheap phone 1 ms.
 */
function Table({ registry, location }: Props & { location: Location }) {
  const found = findScreen(registry, location.pathname);
  if (found) {
    const element = <ScreenRoute key={found.screen.module} {...found} />;
    return <Routes location={location}>{<Route path={found.screen.path} element={element} />}</Routes>;
  }
  return (
    <Routes location={location}>
      {registry.remotes.flatMap(({ redirects }) =>
        redirects.map(({ from, to }) => <Route key={from} path={from} element={<Redirect to={to} />} />),
      )}
      <Route path="/__remotes" element={<RemotesScreen.Component />} />
      <Route path="*" element={<UnknownPath key={location.pathname} />} />
    </Routes>
  );
}

/** The first screen waits behind its prerendered markup (LK-4), later screens behind skeletons. */
const waiting = (
  <PrerenderedMarkup of="main[data-prerendered] > *">
    <ScreenSkeleton />
  </PrerenderedMarkup>
);

/** The screen of the address, and hidden beside it the screen of an ended session until its account returns. */
export const ScreenRoutes = observer(function ScreenRoutes({ registry }: Props) {
  const { shown, current, visit } = useSessionEndedPage(registry);
  return (
    <Suspense fallback={waiting}>
      <Activity key={visit} mode={shown === current ? 'visible' : 'hidden'}>
        <Table registry={registry} location={shown} />
      </Activity>
      {shown === current ? null : <Table registry={registry} location={current} />}
    </Suspense>
  );
});
