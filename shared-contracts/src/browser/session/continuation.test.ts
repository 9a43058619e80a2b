import { continuation, homeOf, isOwnPath } from './continuation';

describe('where a person goes on after logging in', () => {
  afterEach(() => continuation.forget());

  it('is the remembered place, once', () => {
    continuation.remember('/regifore/7?k=key');
    expect(continuation.take('USER')).toBe('/regifore/7?k=key');
    expect(continuation.take('USER')).toBe('/');
  });

  it('is the home of the role when nothing is remembered', () => {
    expect(continuation.take('USER')).toBe('/');
    expect(continuation.take('HOST')).toBe('/home-host');
    expect(homeOf('HOST')).toBe('/home-host');
  });

  it('is the home of the role when the place was forgotten', () => {
    continuation.remember('/event/7');
    continuation.forget();
    expect(continuation.take('USER')).toBe('/');
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
    expect(isOwnPath(path)).toBe(false);
    continuation.remember(path);
    expect(continuation.take('USER')).toBe('/');
  });

  it('does not trust what stands in the storage either', () => {
    sessionStorage.setItem('marquee.continueAt', '//elsewhere.test/');
    expect(continuation.take('USER')).toBe('/');
    expect(sessionStorage.getItem('marquee.continueAt')).toBeNull();
  });
});
