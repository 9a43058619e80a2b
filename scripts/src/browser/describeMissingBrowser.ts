import { findChromium } from './findChromium';

/** Returns the reason to skip a browser test, or false if a browser is installed. */
export function describeMissingBrowser(): string | false {
  try {
    findChromium();
    return false;
  } catch (error) {
    return (error as Error).message;
  }
}
