import { createRoot } from 'react-dom/client';
import { loadScreen, readRegistry } from './loading';

const place = document.getElementById('root');
if (place) {
  const root = createRoot(place);
  const screens = readRegistry().remotes.flatMap((remote) =>
    remote.screens.map(({ module }) => ({ remote: remote.name, module })),
  );
  const loaded = await Promise.all(
    screens.map(async ({ remote, module }) => ({ module, screen: await loadScreen(remote, module) })),
  );
  root.render(
    loaded.map(({ module, screen }) =>
      screen.kind === 'screen' ? (
        <screen.Screen key={module} />
      ) : (
        <p key={module}>{screen.title} is not available.</p>
      ),
    ),
  );
}
