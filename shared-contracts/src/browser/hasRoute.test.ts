import { getRouteAccess, hasRoute } from './hasRoute';

const publish = (...paths: string[]) => {
  const screens = paths.map((path) => ({ path, module: './X', access: 'public', title: 'X' }));
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify({
    revision: 1,
    remotes: [{ name: 'mf-x', screens }],
  })}</script>`;
};

describe('whether a remote of the page answers a path', () => {
  it.each([
    ['/team/7', true],
    ['/TEAM/7', true],
    ['/event', true],
    ['/event/7', true],
    ['/team/7?tab=create#top', true],
    ['/team', false],
    ['/team/7/x', false],
    ['/elsewhere/7', false],
  ])('%s: %s', (path, answered) => {
    publish('/team/:eventId', '/event/:eventId?');
    expect(hasRoute(path)).toBe(answered);
  });

  it('the audience is that of the most specific screen', () => {
    publish('/event/:eventId', '/event/new');
    const registry = document.getElementById('registry');
    if (registry) registry.textContent = registry.textContent.replace('"public"', '"host"');
    expect([getRouteAccess('/event/7?k=x'), getRouteAccess('/event/new'), getRouteAccess('/x')]).toEqual([
      'host',
      'public',
      undefined,
    ]);
  });

  it('nothing is, where the page has no registry', () => {
    document.body.innerHTML = '';
    expect(hasRoute('/team/7')).toBe(false);
  });
});
