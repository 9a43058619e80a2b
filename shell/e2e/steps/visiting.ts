import type { PageRegistry } from '@marquee/shared-contracts';
import type { Page } from 'playwright-core';

const registryIn = (html: string) =>
  JSON.parse(/id="registry">([^<]*)</.exec(html)?.[1] ?? '') as PageRegistry;

/** The version of mf-quiz for this visitor, or for one who comes for the first time. */
export async function visit(origin: string, cookie?: string) {
  const reply = await fetch(origin, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const quiz = registryIn(await reply.text()).remotes.find(({ name }) => name === 'mf-quiz');
  return {
    version: quiz?.version ?? '',
    cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? cookie ?? '',
  };
}

/** Makes the page that of the visitor whom the server knows by this cookie. */
export async function comeAs(page: Page, origin: string, cookie = ''): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
}
