import type { Locator, Page } from 'playwright-core';
import type { Stage } from '../harness/stories';
import { eventually } from './eventually';

/** Something before the API answers the calls to this path with an error page, until `recover` is called. */
export async function breakDown({ page, complaints }: Stage, path: string): Promise<() => Promise<void>> {
  complaints.expect(/status of 500/);
  const address = `**${path}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  );
  return () => page.unroute(address);
}

/** Holds the calls to this path back until `release` is called, as a slow network does. */
export async function slowDown({ page }: Stage, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Ends a failure and presses Try again until it is gone. A screen that is told of news just then reads anew by itself: it
 * may have taken the button away before, or have failed once more with another one.
 */
export async function tryAgain(screen: Page | Locator, recover: () => unknown): Promise<void> {
  const button = screen.getByRole('button', { name: 'Try again' });
  await button.waitFor();
  await recover();
  const pressed = async () => {
    await button.evaluateAll((shown) => shown.forEach((one) => (one as HTMLElement).click()));
    return button.count();
  };
  await eventually(pressed, 0);
}
