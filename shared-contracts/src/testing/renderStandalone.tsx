import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { session } from '../browser/index';
import { ToastRegion } from '../ui/index';
import { type FakeApi, fakeApi } from './FakeApi';
import { sampleAccount, sampleGrant, sampleHost } from './samples';

interface Alone {
  /** The remote's screens by path. */
  screens: Readonly<Record<string, ComponentType>>;
  /** Sets up the fake API; unhandled calls fail with an explanation. */
  answer: (api: FakeApi) => void;
}

/** Fakes the API only; the remote's files and hot reload use the network. */
function fakeTheApi(answer: Alone['answer']): void {
  const real = globalThis.fetch;
  const api = fakeApi();
  answer(api);
  globalThis.fetch = (...given) => {
    const { pathname } = new URL(new Request(...given).url);
    return pathname.startsWith('/api/') ? api.fetch(...given) : real(...given);
  };
}

function Overview({ paths }: { paths: string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link to={path.replaceAll('?', '')}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders one remote without shell, federation or server, for development; `?as=host` or `?as=visitor`.
 * @throws if the document has no element for the screens
 */
export async function renderStandalone({ screens, answer }: Alone): Promise<void> {
  fakeTheApi(answer);
  const as = new URLSearchParams(window.location.search).get('as');
  if (as !== 'visitor') await session.begin(sampleGrant(as === 'host' ? sampleHost() : sampleAccount()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the screens.');
  createRoot(root).render(
    <BrowserRouter>
      <main>
        <Routes>
          {Object.entries(screens).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<Overview paths={Object.keys(screens)} />} />
        </Routes>
      </main>
      <ToastRegion />
    </BrowserRouter>,
  );
}
