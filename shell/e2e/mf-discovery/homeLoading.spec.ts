import type { Page } from '@playwright/test';
import { failRequests, holdRequests, tryAgain } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

// Events of other tests would change the prerendered events.
test.use({ ownProduct: 'home' });

const LIST = '**/api/v1/public/homepage/events';
const getCarousel = (page: Page) => page.getByRole('region', { name: 'Upcoming Events' });
const getPrerenderedEvents = (page: Page) => page.locator('[data-prerender="events"]');

/** Opens the home page without waiting for its load event, which a held request delays. */
const openHome = (page: Page) => page.goto('/', { waitUntil: 'commit' });

test('prerendered events keep their place while the list is slow, and a failed list recovers', async ({
  page,
  consoleErrors,
}) => {
  const { release } = await holdRequests(page, LIST);
  await openHome(page);
  await expect(page.getByText('Loading events...').first()).toBeAttached();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
  const cards = getPrerenderedEvents(page).getByRole('article');
  await expect(cards).toHaveCount(2);
  const title = await cards.first().getByRole('link').textContent();
  const getFooterTop = () => page.evaluate(() => document.querySelector('footer')?.offsetTop ?? 0);
  const before = await getFooterTop();
  release();
  const first = getCarousel(page).getByRole('article').first();
  await expect(first.getByRole('link', { name: title ?? '', exact: true })).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect.poll(async () => Math.abs((await getFooterTop()) - before)).toBeLessThan(24);

  await page.unroute(LIST);
  const recover = await failRequests(page, LIST, consoleErrors);
  await page.reload();
  await expect(page.getByText('Error loading events')).toBeVisible();
  await tryAgain(page, recover);
  await expect(first).toBeVisible();
});

/** Records the heading and focus of `main` when the page's navigation replaces the prerendered navigation. */
function recordHandover(): void {
  const record = () => {
    if (!document.querySelector('header button') || 'handover' in globalThis) return;
    const { activeElement } = document;
    const focused = activeElement?.closest('[data-prerender="events"]')
      ? activeElement.textContent
      : undefined;
    Object.assign(globalThis, { handover: { heading: document.querySelector('main h1') !== null, focused } });
  };
  new MutationObserver(() => setTimeout(record)).observe(document, { childList: true, subtree: true });
}

test('prerendered markup stays while the screen is slow, and a focused event keeps the focus', async ({
  page,
}) => {
  await page.addInitScript(recordHandover);
  const { release } = await holdRequests(page, '**/mf-discovery/**/HomeScreen.js*');
  await openHome(page);
  const link = getPrerenderedEvents(page).getByRole('link').first();
  await link.focus();
  const title = await link.textContent();
  await page.waitForFunction(() => 'handover' in globalThis);
  release();
  const handover = await page.evaluate(() => (globalThis as { handover?: unknown }).handover);
  expect(handover).toEqual({ heading: true, focused: title });
  await expect(getCarousel(page).getByRole('link', { name: title ?? '', exact: true })).toBeFocused();
});

/** Types two letters as soon as the page's own field has the focus, before React runs effects. */
function typeAtFocus(): void {
  const type = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['prerender'] !== undefined) return;
    removeEventListener('focusin', type);
    queueMicrotask(() => {
      for (const letter of 'oo') document.execCommand('insertText', false, letter);
    });
  };
  addEventListener('focusin', type);
}

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('text typed before the scripts load is searched, and typing continues', async ({ page }) => {
    await page.addInitScript(typeAtFocus);
    const { release } = await holdRequests(page, '**/shell/**');
    await openHome(page);
    const input = page.locator('input[data-prerender="search"]');
    await input.click();
    await page.keyboard.type('mons');
    await expect(input).toHaveValue('mons');
    release();
    const form = page.getByRole('form', { name: 'Search' });
    await expect(form.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('n');
    await expect(form.getByRole('searchbox', { name: 'Search events' })).toHaveValue('monsoon');
    await expect(form.getByRole('link').first()).toContainText('Monsoon');
  });
});
