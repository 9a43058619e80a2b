import { makeAutoObservable } from 'mobx';
import { deviceStorage, THEME_KEY } from './deviceStorage';

/** Light or dark for good, or as the system has it. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const isChoice = (text: string | null): text is ThemeChoice => themeChoices.some((choice) => choice === text);

/** The browser's own bars follow too: of the two `theme-color`s of the document the chosen one counts everywhere. */
function colourBars(choice: ThemeChoice): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const its = index === 0 ? 'light' : 'dark';
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${its})` : choice === its ? 'all' : 'not all';
  });
}

/** The theme of this device: kept on it, shown by `data-theme` on the document, and followed by every tab. */
class Theme {
  choice: ThemeChoice = 'system';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes up what is kept, and follows what other tabs choose. Called once, by the shell. */
  start(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) this.takeUp();
    });
    deviceStorage.correctPaint(this.kept(), document.documentElement.dataset);
    this.takeUp();
  }

  choose(choice: ThemeChoice): void {
    if (choice === 'system') deviceStorage.dropTheme();
    else deviceStorage.keepTheme(choice);
    this.show(choice);
  }

  private kept(): ThemeChoice {
    const kept = deviceStorage.theme();
    return isChoice(kept) ? kept : 'system';
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
