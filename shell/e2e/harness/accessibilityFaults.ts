import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page, one sentence for each; `only` by these of its rules. Over the debugging protocol, because the page's content policy
 * forbids a script from outside, and switching the policy off would test another page.
 */
export async function accessibilityFaults(page: Page, only?: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) };
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.evaluate', { expression: `${axe.source}; undefined` });
  const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await protocol.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe failed: ${exceptionDetails.text}`);
  const { violations } = result.value as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} – ${html}`));
}
