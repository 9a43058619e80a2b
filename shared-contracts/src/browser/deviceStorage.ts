/** The browser's key for the bearer token (spec section 9) and those of earlier clients, removed at start (AU-23). */
export const TOKEN_KEY = 'authToken';
const FORMER_KEYS = ['token', 'hostToken'];
/** The theme chosen on this device; the document's first script reads it too, before anything is painted. */
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

/** What outlives the tab: the token and the theme. The only place that touches localStorage. */
export const deviceStorage = {
  token: (): string | null => attempt(() => localStorage.getItem(TOKEN_KEY)) ?? null,
  keepToken: (token: string): void => void attempt(() => localStorage.setItem(TOKEN_KEY, token)),
  dropToken: (): void => void attempt(() => localStorage.removeItem(TOKEN_KEY)),
  tellEnded: (): void =>
    void attempt(() => {
      localStorage.setItem(ENDED_KEY, 'now');
      localStorage.removeItem(ENDED_KEY);
    }),
  dropFormerKeys: (): void => FORMER_KEYS.forEach((key) => attempt(() => localStorage.removeItem(key))),
  theme: (): string | null => attempt(() => localStorage.getItem(THEME_KEY)) ?? null,
  keepTheme: (theme: string): void => void attempt(() => localStorage.setItem(THEME_KEY, theme)),
  dropTheme: (): void => void attempt(() => localStorage.removeItem(THEME_KEY)),
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
