import { makeAutoObservable } from 'mobx';
import { deviceStorage, THEME_KEY } from './deviceStorage';
import { pageSingleton } from './pageSingleton';

/** The theme choices: light, dark, or the system's setting. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const toChoice = (text: string | null | undefined): ThemeChoice =>
  themeChoices.find((choice) => choice === text) ?? 'system';

/** Colours the browser's bars by enabling the `theme-color` of the chosen theme. */
function updateThemeColor(choice: ThemeChoice): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const scheme = index === 0 ? 'light' : 'dark';
    meta.media =
      choice === 'system' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all';
  });
}

/** The theme of this device: stored, shown by `data-theme` on the document, and followed by every tab. */
class Theme {
  /** Starts with the theme of the document, which the server knows from a cookie. */
  choice = toChoice(document.documentElement.dataset['theme']);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Applies the stored theme and follows the choices of other tabs. The shell calls this once. */
  start(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) this.#applyStored();
    });
    deviceStorage.syncDocumentCookies(this.#readStored(), document.documentElement.dataset);
    this.#applyStored();
  }

  choose(choice: ThemeChoice): void {
    if (choice === 'system') deviceStorage.removeTheme();
    else deviceStorage.setTheme(choice);
    this.show(choice);
  }

  #readStored(): ThemeChoice {
    return toChoice(deviceStorage.theme());
  }

  #applyStored(): void {
    this.show(this.#readStored());
  }

  private show(choice: ThemeChoice): void {
    this.choice = choice;
    document.documentElement.dataset['theme'] = choice;
    updateThemeColor(choice);
  }
}

export const theme = pageSingleton('theme', () => new Theme());
