import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getUpcomingEvents } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expect, test } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

// The number of events decides which controls the carousel has.
test.use({ ownProduct: 'home' });

const getCarousel = (page: Page) => page.getByRole('region', { name: 'Upcoming Events' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search events' });
const getHostNowLink = (page: Page) => page.getByRole('link', { name: 'Host now' });

test('a visitor searches events, turns the carousel and finds Host now', async ({ page }) => {
  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  await expect(getCarousel(page).getByRole('article').first()).toBeVisible();
  await checkAccessibility(page);
  await expect(getHostNowLink(page)).toHaveAttribute('href', '/create-account-host');
  await expect(page.getByRole('heading', { name: 'Your events' })).toHaveCount(0);

  const hits = page.getByRole('form', { name: 'Search' }).getByRole('link');
  await search(page).fill('pune hackathon');
  await expect(hits.first()).toContainText('Monsoon Hack');
  await expect(page.getByText(/^\d+ events? found$/)).toBeAttached();
  await checkAccessibility(page);
  await search(page).press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await search(page).fill('Core Team Rehearsal');
  await expect(page.getByText('No events found.')).toBeVisible();
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');

  const getDot = (name: RegExp) => getCarousel(page).getByRole('button', { name });
  await getCarousel(page).getByRole('button', { name: 'Next events' }).click();
  await expect(getDot(/^Page 2 of/)).toHaveAttribute('aria-current');
  await page.keyboard.press('ArrowRight');
  await expect(getDot(/^Page 3 of/)).toHaveAttribute('aria-current');
});

test('a host sees the public home page without registration links', async ({ demoHostPage: page }) => {
  await page.goto('/');
  await expect(getCarousel(page).getByRole('article').first()).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('button', { name: 'My Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Register Now/ })).toHaveCount(0);
});

for (const viewport of [WIDE, NARROW])
  test(`the first window of ${viewport.width} pixels shows events, and a link to all of them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(getCarousel(page).getByRole('article').first().locator('img')).toBeInViewport({
      ratio: 0.8,
    });
    await page.getByRole('main').getByRole('link', { name: 'See all' }).click();
    // Wide windows open the first event beside the list (RT-11).
    await expect(page).toHaveURL(viewport === WIDE ? /\/event-type\?event=[\w-]+$/ : '/event-type');
  });

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the carousel shows one card per page, turns by a swipe and fits 320 pixels', async ({ page }) => {
    await page.goto('/');
    await expect(getUpcomingEvents(page)).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    await expect(getCarousel(page).getByRole('article').first()).toBeVisible();
    await expectNoOverflow(page);
    await checkAccessibility(page);
    const cutNames = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section[aria-labelledby="types"] h3')]
          .filter((name) => {
            const text = document.createRange();
            text.selectNodeContents(name);
            const edge = name.parentElement?.getBoundingClientRect().right ?? 0;
            return text.getBoundingClientRect().right > edge - 6;
          })
          .map((name) => name.textContent),
      );
    await expect.poll(cutNames).toEqual([]);
    const track = getCarousel(page).getByRole('list').first();
    await track.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
    await expect(getCarousel(page).getByText(/^Page 2 of/)).toBeVisible();
  });

  test('a participant sees own lists, and the address contains their tab', async ({
    demoParticipantPage: page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your events' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Your events' });
    await expect(tabs.getByRole('link', { name: 'Registered' })).toHaveAttribute('aria-current');
    await expect(getHostNowLink(page)).toHaveCount(0);
    await tabs.getByRole('link', { name: 'Liked' }).click();
    await expect(page.getByRole('region', { name: 'watchlist' })).toBeVisible();
    await expect(page).toHaveURL(/list=liked/);
    await checkAccessibility(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'registered events' })).toBeVisible();
  });
});
