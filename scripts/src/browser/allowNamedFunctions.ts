import type { BrowserContext } from 'playwright-core';

/** Defines `__name` in pages: tsx wraps named functions in it, and some of them run in a page. */
export async function allowNamedFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
}
