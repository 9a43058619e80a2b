import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { session, toasts } from '../browser/index';
import { type Account } from '../contract/index';
import { ToastRegion } from '../ui/index';
import { sampleGrant } from './samples';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Now at ${pathname}${search}`}</p>;
}

type Shown = RenderResult & { user: UserEvent };

interface Visit {
  /** The start address, optionally with the state of an old link (RT-1). */
  at: string | { pathname: string; state: unknown };
  /** The logged-in account; a visitor by default. */
  as?: Account | undefined;
}

interface Options extends Partial<Visit> {
  /** The screen's route, as in its `remote.json`; '/' by default. `at` defaults to the route. */
  path?: string;
}

/**
 * Renders a screen with the real router, session and toasts over a fake network (call `fakeApi()` first). Leaving the
 * route shows "Now at {address}".
 */
export const renderScreen = (
  screen: ReactElement,
  { path = '/', at = path, as }: Options = {},
): Promise<Shown> => renderScreens({ [path]: screen }, { at, as });

/** Renders several screens, each at its route. */
export async function renderScreens(
  screens: Record<string, ReactElement>,
  { at, as }: Visit,
): Promise<Shown> {
  await session.logOut();
  session.closeLoginPrompt();
  toasts.list.forEach((toast) => toasts.dismiss(toast.id));
  if (as) await session.begin(sampleGrant(as));
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        {Object.entries(screens).map(([path, screen]) => (
          <Route key={path} path={path} element={screen} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  );
  return { ...shown, user: userEvent.setup() };
}
