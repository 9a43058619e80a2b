import { createRoot } from 'react-dom/client';
import { loadScreen, readRegistry } from './loading';

const place = document.getElementById('root');
if (place) {
  const root = createRoot(place);
  const screens = readRegistry().remotes.flatMap(({ name, screens: own }) =>
    own.map(({ module }) => ({ name, module })),
  );
  const loaded = await Promise.all(screens.map(({ name, module }) => loadScreen(name, module)));
  root.render(
    loaded.map((one, index) =>
      one.kind === 'screen' ? <one.Screen key={index} /> : <p key={index}>{one.title} is not available.</p>,
    ),
  );
}
