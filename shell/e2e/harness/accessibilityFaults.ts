import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Hidden, yet in the order of Tab: the kit library puts one before and one behind an open menu. It never holds the focus
 * but hands it on, which axe cannot see and calls `aria-hidden-focus`; nothing else is left out.
 */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/**
 * Runs axe on the page and returns one sentence per violation; `only` limits its rules. Over the debugging protocol, because the page's content policy
 * forbids a script from outside, and switching the policy off would test another page.
 */
export async function accessibilityFaults(page: Page, only?: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) };
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.evaluate', { expression: `${axe.source}; undefined` });
  const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
    expression: `axe.run({ exclude: ${JSON.stringify(FOCUS_GUARDS)} }, ${JSON.stringify(options)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await protocol.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe failed: ${exceptionDetails.text}`);
  const { violations } = result.value as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} – ${html}`));
}
