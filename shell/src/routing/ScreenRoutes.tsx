import type { PageRegistry } from '@marquee/shared-contracts';
import { Suspense, useLayoutEffect } from 'react';
import { generatePath, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { NotFound } from '../frame/NotFound';
import { ScreenSkeleton } from '../frame/ScreenSkeleton';
import { allScreens, type FoundScreen } from './findScreen';
import { Guard } from './Guard';
import { RemoteScreen } from './RemoteScreen';

function ScreenRoute({ remote, screen }: FoundScreen) {
  // Before the screen's own effects, which may name the document more closely (usePageTitle).
  useLayoutEffect(() => {
    document.title = screen.path === '/' ? screen.title : `${screen.title} · Marquee`;
  }, [screen]);
  return (
    <Guard access={screen.access}>
      <RemoteScreen remote={remote} screen={screen} />
    </Guard>
  );
}

/** An old or odd spelling leads to the one canonical address, with its parameters (G-11). */
function Redirect({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />;
}

/** The router's table, made of what the registry says; the shell names no screen of a remote. */
export function ScreenRoutes({ registry }: { registry: PageRegistry }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        {allScreens(registry).map((found) => (
          <Route
            key={found.screen.path}
            path={found.screen.path}
            element={<ScreenRoute key={found.screen.module} {...found} />}
          />
        ))}
        {registry.remotes.flatMap(({ redirects }) =>
          redirects.map(({ from, to }) => <Route key={from} path={from} element={<Redirect to={to} />} />),
        )}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
