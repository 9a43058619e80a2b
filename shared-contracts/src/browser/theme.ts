import { makeAutoObservable } from 'mobx';
import { deviceStorage, THEME_KEY } from './deviceStorage';

/** Light or dark for good, or as the system has it. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const choiceOf = (text: string | null | undefined): ThemeChoice =>
  themeChoices.find((choice) => choice === text) ?? 'system';

/** The browser's own bars follow too: of the two `theme-color`s of the document the chosen one counts everywhere. */
function colourBars(choice: ThemeChoice): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const its = index === 0 ? 'light' : 'dark';
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${its})` : choice === its ? 'all' : 'not all';
  });
}

/** The theme of this device: kept on it, shown by `data-theme` on the document, and followed by every tab. */
class Theme {
  /** At first what the document was painted with, which a cookie told the server. */
  choice = choiceOf(document.documentElement.dataset['theme']);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes up what is kept, and follows what other tabs choose. Called once, by the shell. */
  start(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) this.takeUp();
    });
    deviceStorage.syncDocumentCookies(this.kept(), document.documentElement.dataset);
    this.takeUp();
  }

  choose(choice: ThemeChoice): void {
    if (choice === 'system') deviceStorage.removeTheme();
    else deviceStorage.setTheme(choice);
    this.show(choice);
  }

  private kept(): ThemeChoice {
    return choiceOf(deviceStorage.theme());
  }

  private takeUp(): void {
    this.show(this.kept());
  }

  private show(choice: ThemeChoice): void {
    this.choice = choice;
    document.documentElement.dataset['theme'] = choice;
    colourBars(choice);
  }
}

export const theme = new Theme();
