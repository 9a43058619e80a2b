import { theme } from './theme';

const getTheme = () => document.documentElement.dataset['theme'];
const changeInOtherTab = (storedTheme: string | null) => {
  if (storedTheme === null) localStorage.removeItem('marquee.theme');
  else localStorage.setItem('marquee.theme', storedTheme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme' }));
};

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
    theme.start();
  });

  test('is the system’s until another is chosen, and is stored on the device', () => {
    expect(getTheme()).toBe('system');
    theme.choose('dark');
    expect(getTheme()).toBe('dark');
    expect(localStorage.getItem('marquee.theme')).toBe('dark');
    theme.choose('system');
    expect(getTheme()).toBe('system');
    expect(localStorage.getItem('marquee.theme')).toBeNull();
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    [null, 'system'],
    ['purple', 'system'],
  ])('follows another tab that stores %s', (storedTheme, expected) => {
    theme.choose('dark');
    changeInOtherTab(storedTheme);
    expect(getTheme()).toBe(expected);
    expect(theme.choice).toBe(expected);
  });

  test('colours the browser’s bars with the page', () => {
    const listMedia = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
    theme.choose('dark');
    expect(listMedia()).toEqual(['not all', 'all']);
    theme.choose('system');
    expect(listMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('is sent to the server for the next document', () => {
    theme.choose('dark');
    expect(document.cookie).toContain('theme=dark');
    theme.choose('system');
    expect(document.cookie).not.toContain('theme=');
    localStorage.setItem('marquee.theme', 'light');
    theme.start();
    expect(document.cookie).toContain('theme=light');
    localStorage.setItem('marquee.theme', 'purple');
    theme.start();
    expect(document.cookie).not.toContain('theme=');
  });
});
