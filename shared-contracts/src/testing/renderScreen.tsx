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
  /** Where the person is; with the state that an old link hands over, if it must be (RT-1). */
  at: string | { pathname: string; state: unknown };
  /** Who is logged in; a visitor when left out. */
  as?: Account | undefined;
}

interface Options extends Partial<Visit> {
  /** The screen's route, as in its `remote.json`; '/' when left out. `at` is the route itself when left out. */
  path?: string;
}

/**
 * Shows a screen in the real router with the real session and toasts, only the network faked (call `fakeApi()` before).
 * Leaving the screen's route shows "Now at {address}".
 */
export const renderScreen = (
  screen: ReactElement,
  { path = '/', at = path, as }: Options = {},
): Promise<Shown> => renderScreens({ [path]: screen }, { at, as });

/** Shows the screens that a person walks through, each at its route. */
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
