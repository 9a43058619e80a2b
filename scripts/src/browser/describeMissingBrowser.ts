import { findChromium } from './findChromium';

/** The reason to leave out a test that needs a browser; false where there is one. */
export function describeMissingBrowser(): string | false {
  try {
    findChromium();
    return false;
  } catch (error) {
    return (error as Error).message;
  }
}
