import { findChromium } from './findChromium';

/** The reason to skip a browser test, or false when a browser is installed. */
export function describeMissingBrowser(): string | false {
  try {
    findChromium();
    return false;
  } catch (error) {
    return (error as Error).message;
  }
}
