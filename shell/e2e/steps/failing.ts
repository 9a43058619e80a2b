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
 * Presses a button again and again until so many of what is looked for are shown. It may be taken away just then, or be
 * there once more: for that no press waits.
 */
export async function pressUntil(button: Locator, looked: Locator, count: number): Promise<void> {
  const pressed = async () => {
    await button.evaluateAll((shown) => shown.forEach((one) => (one as HTMLElement).click()));
    return looked.count();
  };
  await eventually(pressed, count);
}

/** Ends a failure and presses Try again until it is gone: a screen that is told of news just then reads anew by itself. */
export async function tryAgain(screen: Page | Locator, recover: () => unknown): Promise<void> {
  const button = screen.getByRole('button', { name: 'Try again' });
  await button.waitFor();
  await recover();
  await pressUntil(button, button, 0);
}
