import { events } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const getField = (page: Page) => page.getByRole('searchbox', { name: 'Search events' });
const getTitles = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('article').getByRole('heading');

// Events of other tests would change the results.
test.use({ ownProduct: 'home' });

test('a visitor opens the results of a search, filters them, goes back and reloads', async ({
  page,
  api,
}) => {
  const query = { q: 'St. Brendan’s', size: '100' };
  const all = (await api.call(events.search, { query })).content.map(({ title }) => title);
  const seminars = await api.call(events.search, { query: { ...query, category: 'seminar' } });
  const titles = seminars.content.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThan(all.length);

  await page.goto('/');
  await getField(page).pressSequentially("st brendan's");
  await expect(page.getByRole('form', { name: 'Search' }).getByRole('link').first()).toContainText(
    all[0] ?? '',
  );
  await expect(page.getByRole('link', { name: 'See all results' })).toBeVisible();
  await checkAccessibility(page);
  await getField(page).press('Enter');
  await expect(page).toHaveURL('/search?q=st%20brendan%27s');
  await expect(getHeading(page, "Results for “st brendan's”")).toBeVisible();
  await expect(page).toHaveTitle("Results for “st brendan's” · Marquee");
  await expect(getTitles(page)).toHaveText(all);
  await checkAccessibility(page);

  await page.getByLabel('Type of event').selectOption('Seminars');
  await expect(page).toHaveURL(/type=seminar/);
  await expect(getTitles(page)).toHaveText(titles);
  await getTitles(page).first().getByRole('link').click();
  await expect(getHeading(page, titles[0] ?? '')).toBeVisible();
  await page.goBack();
  await expect(getTitles(page)).toHaveText(titles);
  await page.reload();
  await expect(getTitles(page)).toHaveText(titles);
  await expect(page.getByLabel('Type of event')).toHaveValue('Seminars');
});

test('a typing error is corrected, and a search without results leads on', async ({ page }) => {
  await page.goto('/search?q=hackahton');
  await expect(getHeading(page, 'Results for “hackathon”')).toBeVisible();
  await expect(page.getByText('Nothing matches “hackahton”.')).toBeVisible();
  await getField(page).fill('xyzzy');
  await expect(page.getByText('No events match “xyzzy”.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'See all events' }).click();
  await expect(getHeading(page, 'All events')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(getTitles(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('filters and results fit 390 and 320 pixels', async ({ page }) => {
    await page.goto('/search?q=quiz&when=dates&from=2031-05-03');
    await expect(page.getByLabel('From')).toHaveValue('2031-05-03');
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.goto('/search?q=quiz');
    await expect(getTitles(page).first()).toBeVisible();
    await expectNoOverflow(page);
    await checkAccessibility(page);
  });
});
