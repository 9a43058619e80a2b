import { KNOWN_COOKIE, THEME_COOKIE } from '@marquee/shared-contracts';

/** The storage key of the bearer token, and the keys of earlier clients, which the session removes at start. */
export const TOKEN_KEY = 'authToken';
const LEGACY_KEYS = ['token', 'hostToken'];
/** The storage key of the chosen theme. */
export const THEME_KEY = 'marquee.theme';
/** Set and immediately removed when the server ends a session, so that other tabs receive a storage event (AU-26). */
export const ENDED_KEY = 'marquee.sessionEnded';

// Browsers may refuse storage (private mode, full disk); the session then lasts as long as the page.
function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** chosen: one year; a later visit shows the system's theme until the script has run. */
const COOKIE_SECONDS = 365 * 86_400;

/** Sets a cookie by which the server paints its next document; null removes the cookie (LK-1). */
function setDocumentCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : COOKIE_SECONDS;
  ignoreErrors(() => {
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${String(age)}; SameSite=Lax${secure}`;
  });
}

/** Values that outlive the tab: token and theme, in localStorage. */
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
  /** Corrects the cookies when they disagree with storage, so that the next document is painted right. */
  syncDocumentCookies: (chosen: string, { theme = 'system', known }: DOMStringMap): void => {
    const isKnown = deviceStorage.token() !== null;
    if (chosen !== theme) setDocumentCookie(THEME_COOKIE, chosen === 'system' ? null : chosen);
    if (isKnown !== (known !== undefined)) setDocumentCookie(KNOWN_COOKIE, isKnown ? '1' : null);
  },
};

/** Texts that outlive a reload of this tab, under prefixed names, in sessionStorage. Never store a password here. */
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
