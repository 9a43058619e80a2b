import { KNOWN_COOKIE, THEME_COOKIE } from '@marquee/shared-contracts';

/** The browser's key for the bearer token (spec section 9) and those of earlier clients, removed at start (AU-23). */
export const TOKEN_KEY = 'authToken';
const FORMER_KEYS = ['token', 'hostToken'];
/** The theme chosen on this device. */
export const THEME_KEY = 'marquee.theme';
/** Set and removed at once where the server has ended a session: other tabs hear of it, and nothing stays (AU-26). */
export const ENDED_KEY = 'marquee.sessionEnded';

// A browser may refuse storage (private mode, full disk): then the session lasts as long as the page.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** chosen: a year; whoever comes back later sees the system's theme for the blink until the script has run. */
const TOLD_SECONDS = 365 * 86_400;

/** Tells the server what its next document is painted with (LK-1); null takes it back. */
function paint(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : TOLD_SECONDS;
  attempt(() => {
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${String(age)}; SameSite=Lax${secure}`;
  });
}

/** What outlives the tab: the token and the theme. The only place that touches localStorage. */
export const deviceStorage = {
  token: (): string | null => attempt(() => localStorage.getItem(TOKEN_KEY)) ?? null,
  keepToken: (token: string): void => {
    attempt(() => localStorage.setItem(TOKEN_KEY, token));
    paint(KNOWN_COOKIE, '1');
  },
  dropToken: (): void => {
    attempt(() => localStorage.removeItem(TOKEN_KEY));
    paint(KNOWN_COOKIE, null);
  },
  tellEnded: (): void =>
    void attempt(() => {
      localStorage.setItem(ENDED_KEY, 'now');
      localStorage.removeItem(ENDED_KEY);
    }),
  dropFormerKeys: (): void => FORMER_KEYS.forEach((key) => attempt(() => localStorage.removeItem(key))),
  theme: (): string | null => attempt(() => localStorage.getItem(THEME_KEY)) ?? null,
  keepTheme: (theme: string): void => {
    attempt(() => localStorage.setItem(THEME_KEY, theme));
    paint(THEME_COOKIE, theme);
  },
  dropTheme: (): void => {
    attempt(() => localStorage.removeItem(THEME_KEY));
    paint(THEME_COOKIE, null);
  },
  /** Where this document was painted otherwise than the device has it (cookies deleted, or older than these), the next is right. */
  correctPaint: (chosen: string, { theme = 'system', known }: DOMStringMap): void => {
    const isKnown = deviceStorage.token() !== null;
    if (chosen !== theme) paint(THEME_COOKIE, chosen === 'system' ? null : chosen);
    if (isKnown !== (known !== undefined)) paint(KNOWN_COOKIE, isKnown ? '1' : null);
  },
};

/** What outlives a reload of this tab, and nothing more: texts under names of our own. Never a password (AU-19). */
export const tabStorage = {
  read: (name: string): string | null => attempt(() => sessionStorage.getItem(`marquee.${name}`)) ?? null,
  keep: (name: string, value: string): void =>
    void attempt(() => sessionStorage.setItem(`marquee.${name}`, value)),
  drop: (name: string): void => void attempt(() => sessionStorage.removeItem(`marquee.${name}`)),
  clear: (): void =>
    void attempt(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('marquee.'))
        .forEach((key) => sessionStorage.removeItem(key)),
    ),
};
