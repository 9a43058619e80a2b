import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';
import { findScreen } from './findScreen';

const createRemote = (name: string, ...paths: string[]): RegisteredRemote => ({
  name,
  title: name,
  version: '1.0.0',
  entry: { url: `/${name}/1.0.0/remoteEntry.js`, integrity: 'sha256-x' },
  screens: paths.map((path) => ({ path, module: `./${path}`, access: 'public', title: path })),
  redirects: [],
  slots: [],
});

const registry: PageRegistry = {
  revision: 1,
  remotes: [
    createRemote('one', '/', '/event/:eventId', '/Team-List'),
    createRemote('two', '/event/new', '/files/*', '/:club/news'),
  ],
};

describe('the screen of a path', () => {
  it.each([
    ['/', '/'],
    ['/team-list', '/Team-List'],
    ['/TEAM-LIST//', '/Team-List'],
    ['/event/new', '/event/new'],
    ['/event/7', '/event/:eventId'],
    ['/Event/7/', '/event/:eventId'],
    ['/files/a/b', '/files/*'],
    ['/event', undefined],
    ['/events/7', undefined],
    ['/Chess/news', '/:club/news'],
    ['/event/:eventId', '/event/:eventId'],
    ['/event/%E0%A4%A', undefined],
    ['/event//7', undefined],
  ])('%s is %s', (path, screen) => {
    expect(findScreen(registry, path)?.screen.path).toBe(screen);
  });
});
