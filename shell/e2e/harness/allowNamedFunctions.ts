import type { BrowserContext } from 'playwright-core';

/** tsx wraps every named function in `__name(…)`, which a page does not know when such a function is sent into it. */
export async function allowNamedFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
}
