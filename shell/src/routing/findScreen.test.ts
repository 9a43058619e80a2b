import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';
import { exactScreen, findScreen } from './findScreen';

const remote = (name: string, ...paths: string[]): RegisteredRemote => ({
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
    remote('one', '/', '/event/:eventId', '/Team-List'),
    remote('two', '/event/new', '/files/*', '/:club/news'),
  ],
};

describe('the screen of a path', () => {
  it.each([
    ['/', '/', true],
    ['/team-list', '/Team-List', true],
    ['/TEAM-LIST//', '/Team-List', true],
    ['/event/new', '/event/new', true],
    ['/event/7', '/event/:eventId', false],
    ['/Event/7/', '/event/:eventId', false],
    ['/files/a/b', '/files/*', false],
    ['/event', undefined, false],
    ['/events/7', undefined, false],
    ['/Chess/news', '/:club/news', false],
    ['/event/:eventId', '/event/:eventId', false],
  ])('%s is %s', (path, screen, isExact) => {
    expect(findScreen(registry, path)?.screen.path).toBe(screen);
    expect(exactScreen(registry, path) !== undefined).toBe(isExact);
  });
});
