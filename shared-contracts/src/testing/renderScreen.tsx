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

interface Options {
  /** The screen's route, as in its `remote.json`; '/' when left out. */
  path?: string;
  /** Where the person is; the route itself when left out. */
  at?: string;
  /** Who is logged in; a visitor when left out. */
  as?: Account;
}

/**
 * Shows a screen in the real router with the real session and toasts, only the network faked (call `fakeApi()` before).
 * Leaving the screen's route shows "Now at {address}".
 */
export async function renderScreen(
  screen: ReactElement,
  { path = '/', at = path, as }: Options = {},
): Promise<RenderResult & { user: UserEvent }> {
  await session.logOut();
  session.closeLoginPrompt();
  toasts.list.forEach((toast) => toasts.dismiss(toast.id));
  if (as) await session.begin(sampleGrant(as));
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={path} element={screen} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  );
  return { ...shown, user: userEvent.setup() };
}
