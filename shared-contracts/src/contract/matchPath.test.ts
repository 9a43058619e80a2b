import { findRoute, matchPath } from './matchPath';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/', '', {}],
    ['/', '//', {}],
    ['/otpWithMail', '/otpwithmail/', {}],
    ['/terms', '/TERMS//', {}],
    ['/event/:eventId', '/Event/Ab/', { eventId: 'Ab' }],
    ['/event/:eventId', '/event/a%20b', { eventId: 'a b' }],
    ['/event/:eventId', '/event/a%2Fb', { eventId: 'a/b' }],
    ['/event/:eventId', '/%65vent/7', { eventId: '7' }],
    ['/event/:eventId', '/event/:eventId', { eventId: ':eventId' }],
    ['/event-type/:category?', '/event-type', {}],
    ['/event-type/:category?', '/event-type/', {}],
    ['/event-type/:category?', '/event-type/quiz', { category: 'quiz' }],
    ['/join-team/:eventId/:code', '/join-team/7/x', { eventId: '7', code: 'x' }],
    ['/list/:page?/all', '/list/2/all', { page: '2' }],
    ['/list/:page?/all', '/list/all', {}],
    ['/list/all?/:page', '/list/all', { page: 'all' }],
    ['/list/all?/:page', '/list/all/2', { page: '2' }],
    ['/files/*', '/files/a/b%20c', { '*': 'a/b c' }],
    ['/files/*', '/files', { '*': '' }],
  ])('%s matches "%s"', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/event'],
    ['/event/:eventId', '/event'],
    ['/event/:eventId', '/event/'],
    ['/event/:eventId', '/event//7'],
    ['/event/:eventId', '//event/7'],
    ['/event/:eventId', 'event/7'],
    ['/event/:eventId', '/event/a/b'],
    ['/event/:eventId', '/events/7'],
    ['/event/:eventId', '/event/%E0%A4%A'],
    ['/event/:eventId', '/%/7'],
    ['/event-type/:category?', '/event-type/quiz/x'],
    ['/files/*', '/files/%'],
  ])('%s does not match "%s"', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });
});

describe('findRoute', () => {
  const routes = [
    '/:club/news',
    '/event/:eventId',
    '/event/new',
    '/event/:eventId/:part',
    '/event/:eventId/edit',
  ];
  it.each([
    ['/event/new', '/event/new', {}],
    ['/event/NEW/', '/event/new', {}],
    ['/event/7', '/event/:eventId', { eventId: '7' }],
    ['/event/7/edit', '/event/:eventId/edit', { eventId: '7' }],
    ['/event/7/x', '/event/:eventId/:part', { eventId: '7', part: 'x' }],
    ['/event/news', '/:club/news', { club: 'event' }],
  ])('%s leads to %s, the most specific route, else the first', (path, pattern, params) => {
    const found = findRoute(
      routes.map((one) => ({ path: one })),
      path,
    );
    expect(found).toMatchObject({ route: { path: pattern }, params });
  });

  it('finds nothing for another path', () => {
    expect(findRoute([{ path: '/event/:eventId' }], '/team/7')).toBeUndefined();
  });
});
