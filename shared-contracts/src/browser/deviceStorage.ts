import { KNOWN_COOKIE, THEME_COOKIE } from '@marquee/shared-contracts';

/** The browser's key for the bearer token (spec section 9) and those of earlier clients, removed at start (AU-23). */
export const TOKEN_KEY = 'authToken';
const LEGACY_KEYS = ['token', 'hostToken'];
/** The theme chosen on this device. */
export const THEME_KEY = 'marquee.theme';
/** Set and removed at once where the server has ended a session: other tabs hear of it, and nothing stays (AU-26). */
export const ENDED_KEY = 'marquee.sessionEnded';

// A browser may refuse storage (private mode, full disk): then the session lasts as long as the page.
function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** chosen: a year; whoever comes back later sees the system's theme for the blink until the script has run. */
const COOKIE_SECONDS = 365 * 86_400;

/** Tells the server what its next document is painted with (LK-1); null takes it back. */
function setDocumentCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : COOKIE_SECONDS;
  ignoreErrors(() => {
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${String(age)}; SameSite=Lax${secure}`;
  });
}

/** What outlives the tab: the token and the theme. The only place that touches localStorage. */
export const deviceStorage = {
  token: (): string | null => ignoreErrors(() => localStorage.getItem(TOKEN_KEY)) ?? null,
  setToken: (token: string): void => {
    ignoreErrors(() => localStorage.setItem(TOKEN_KEY, token));
    setDocumentCookie(KNOWN_COOKIE, '1');
  },
  removeToken: (): void => {
    ignoreErrors(() => localStorage.removeItem(TOKEN_KEY));
    setDocumentCookie(KNOWN_COOKIE, null);
  },
  announceSessionEnd: (): void =>
    void ignoreErrors(() => {
      localStorage.setItem(ENDED_KEY, 'now');
      localStorage.removeItem(ENDED_KEY);
    }),
  removeLegacyKeys: (): void =>
    LEGACY_KEYS.forEach((key) => ignoreErrors(() => localStorage.removeItem(key))),
  theme: (): string | null => ignoreErrors(() => localStorage.getItem(THEME_KEY)) ?? null,
  setTheme: (theme: string): void => {
    ignoreErrors(() => localStorage.setItem(THEME_KEY, theme));
    setDocumentCookie(THEME_COOKIE, theme);
  },
  removeTheme: (): void => {
    ignoreErrors(() => localStorage.removeItem(THEME_KEY));
    setDocumentCookie(THEME_COOKIE, null);
  },
  /** Where this document was painted otherwise than the device has it (cookies deleted, or older than these), the next is right. */
  syncDocumentCookies: (chosen: string, { theme = 'system', known }: DOMStringMap): void => {
    const isKnown = deviceStorage.token() !== null;
    if (chosen !== theme) setDocumentCookie(THEME_COOKIE, chosen === 'system' ? null : chosen);
    if (isKnown !== (known !== undefined)) setDocumentCookie(KNOWN_COOKIE, isKnown ? '1' : null);
  },
};

/** What outlives a reload of this tab, and nothing more: texts under names of our own. Never a password (AU-19). */
export const tabStorage = {
  read: (name: string): string | null =>
    ignoreErrors(() => sessionStorage.getItem(`marquee.${name}`)) ?? null,
  set: (name: string, value: string): void =>
    void ignoreErrors(() => sessionStorage.setItem(`marquee.${name}`, value)),
  remove: (name: string): void => void ignoreErrors(() => sessionStorage.removeItem(`marquee.${name}`)),
  clear: (): void =>
    void ignoreErrors(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('marquee.'))
        .forEach((key) => sessionStorage.removeItem(key)),
    ),
};
