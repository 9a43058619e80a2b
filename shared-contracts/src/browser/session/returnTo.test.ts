import { returnTo, homeOf, isSameOriginPath } from './returnTo';

describe('the path to continue at after login', () => {
  afterEach(() => returnTo.clear());

  it('is the remembered place, once', () => {
    returnTo.setPath('/regifore/7?k=key');
    expect(returnTo.takePath('USER')).toBe('/regifore/7?k=key');
    expect(returnTo.takePath('USER')).toBe('/');
  });

  it('is the home of the role when nothing is remembered', () => {
    expect(returnTo.takePath('USER')).toBe('/');
    expect(returnTo.takePath('HOST')).toBe('/home-host');
    expect(homeOf('HOST')).toBe('/home-host');
  });

  it('is the home of the role when the place was forgotten', () => {
    returnTo.setPath('/event/7');
    returnTo.clear();
    expect(returnTo.takePath('USER')).toBe('/');
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    '/\t/elsewhere.test/',
    '/\n/elsewhere.test/',
    'javascript:alert(1)',
    'event/7',
    '',
  ])('is never another origin: %j', (path) => {
    expect(isSameOriginPath(path)).toBe(false);
    returnTo.setPath(path);
    expect(returnTo.takePath('USER')).toBe('/');
  });

  it('does not trust the stored value either', () => {
    sessionStorage.setItem('marquee.continueAt', '//elsewhere.test/');
    expect(returnTo.takePath('USER')).toBe('/');
    expect(sessionStorage.getItem('marquee.continueAt')).toBeNull();
  });
});
