import type { Page, Request } from 'playwright-core';
import type { PageError } from './describePageError';
import type { Subject } from './Subject';
import type { PageRecords, WatchedPage } from './createInitScript';

/** chosen: milliseconds without a request after which a page has its data, and the most that a check waits for that. */
const QUIET_MS = 150;
const QUIET_TIMEOUT_MS = 1_000;
const POLL_MS = 25;

/** The parts of a subject by which its content is found; the layout alone has no scripts. */
type Content = Pick<Subject, 'scripts' | 'kind' | 'title'>;

/** A visited screen or slot: the part that stands in its place, and the errors. */
export interface Visit extends PageRecords {
  /** "the content", an outage card, or undefined if nothing appeared in time. */
  found: string | undefined;
  /** Whether it waits for something although its scripts have loaded. */
  isSuspended: boolean;
  thrown: PageError[];
}

/** Runs in the page: describes the subject after its scripts have loaded; undefined before. */
function describeContent({ scripts, kind, title }: Content): string | undefined {
  const sign = document.querySelector(`[data-outage="${CSS.escape(title)}"]`);
  const card = kind === 'slot' ? sign : document.querySelector('#outage');
  if (card) return `the outage card: "${card.textContent || (card.getAttribute('aria-label') ?? '')}"`;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  if (!scripts.every((script) => loaded.includes(script))) return undefined;
  if (kind === 'slot') return 'the content';
  const main = document.querySelector('main');
  const isBusy = main?.querySelector(':scope > [aria-busy="true"]') !== null;
  return !isBusy && main?.textContent?.trim() !== '' ? 'the content' : undefined;
}

/** Runs in the page. */
function isWaiting({ scripts }: Subject): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return (
    scripts.every((script) => loaded.includes(script)) &&
    document.querySelector('main > [aria-busy="true"]') !== null
  );
}

/** Waits until the page has sent no request for a while; some never end, such as a stream. */
async function waitForQuiet(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request): void => void pending.add(request);
  const end = (request: Request): void => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const latest = Date.now() + QUIET_TIMEOUT_MS;
  while (Date.now() < latest && (pending.size > 0 || Date.now() - last < QUIET_MS))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Waits for the content; its data may replace it by nothing or by an outage card. */
export async function waitForContent(
  page: Page,
  content: Content,
  timeout: number,
): Promise<string | undefined> {
  const wait = () =>
    page.waitForFunction(describeContent, content, { timeout }).then((handle) => handle.jsonValue());
  await wait();
  await waitForQuiet(page);
  return wait();
}

/** Opens a screen or slot, waits for its content and data, and returns the errors. */
export async function visitPage(
  page: Page,
  subject: Subject,
  { origin, timeout }: { origin: string; timeout: number },
): Promise<Visit> {
  const thrown: PageError[] = [];
  const keep = ({ message, stack = '' }: Error): void => void thrown.push({ message, stack });
  page.on('pageerror', keep);
  await page.goto(`${origin}${subject.address}`, { waitUntil: 'domcontentloaded', timeout: 0 });
  const content = waitForContent(page, subject, timeout);
  // The slower promise may reject when the page closes.
  content.catch(() => undefined);
  const failed = page.waitForEvent('pageerror', { timeout }).then(() => undefined);
  failed.catch(() => undefined);
  const found = await Promise.race([content, failed]).catch(() => undefined);
  const isSuspended = found === undefined && (await page.evaluate(isWaiting, subject));
  const records = await page.evaluate(() => (globalThis as WatchedPage).readRecords());
  page.off('pageerror', keep);
  return { found, isSuspended, thrown, ...records };
}
