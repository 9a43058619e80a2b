import type { Locator } from 'playwright-core';
import type { Stage } from '../harness/stories';
import { tryAgain } from './failing';
import { main } from './hostEvents';

/** A screen that reads something: what it says meanwhile, what it says when that fails, and what is there in the end. */
export interface Screen {
  at: string;
  call: string;
  slow: string;
  failed: string;
  whole: (screen: Locator) => Locator;
}

/** Answers a call with an error page until `mend`, and from then on not before `release`. */
async function breakAndHold({ page, complaints }: Stage, call: string) {
  complaints.expect(/status of 500/);
  let isBroken = true;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    if (isBroken) return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' });
    await held;
    return route.continue();
  });
  const mend = () => {
    isBroken = false;
  };
  return { mend, release };
}

/** Opens a screen whose call fails, tries again while it is slow, and waits until it is whole. */
export async function checkErrorStates(
  stage: Stage,
  name: string,
  { at, call, slow, failed, whole }: Screen,
): Promise<void> {
  const { page, go } = stage;
  const { mend, release } = await breakAndHold(stage, call);
  await go(at);
  const alert = main(stage).getByRole('alert').filter({ hasText: failed });
  await alert.waitFor();
  await stage.accessible();
  await stage.screenshot(`${name}-failed`);
  await tryAgain(alert, mend);
  await main(stage).getByText(slow, { exact: true }).waitFor({ state: 'attached' });
  await stage.screenshot(`${name}-slow`);
  release();
  await whole(main(stage)).first().waitFor();
  await page.unrouteAll({ behavior: 'wait' });
}
