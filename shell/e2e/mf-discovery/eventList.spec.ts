import { type Category, events, registration } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/ApiClient';
import { logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { findDemoEvent } from '../fixtures/events';
import { failRequests, tryAgain } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getRows = (page: Page) => page.getByRole('region', { name: 'Matching events' }).getByRole('article');
const getTitles = (page: Page) => getRows(page).getByRole('heading');
const getDetails = (page: Page) => page.getByRole('article', { name: /^Details of / });

/** The public events of a type, soonest first, and the titles of the open events from A to Z. */
async function readEvents(api: ApiClient, category: Category) {
  const all = await api.call(events.events, { query: { category, size: '100' } });
  const open = all.filter(({ registrationState }) => registrationState === 'OPEN');
  return {
    all: all.map(({ title }) => title),
    open: open.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other)),
  };
}

/** The options that are wider than the text area of their select; runs in the page. */
function findCutOptions(select: Element): string[] {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return ['No canvas'];
  context.font = font;
  // Chromium's arrow takes 16 pixels.
  const space = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16;
  return [...select.querySelectorAll('option')]
    .map(({ text }) => text)
    .filter((text) => context.measureText(text).width > space);
}

test('a visitor selects and filters events, and the address keeps the selection', async ({
  page,
  api,
  participant,
}) => {
  const hackathons = await readEvents(api, 'hackathon');
  expect(hackathons.open.length).toBeGreaterThan(0);
  expect(hackathons.open.length).toBeLessThan(hackathons.all.length);
  const [first = '', second = ''] = hackathons.all;
  await page.goto('/event-type/hackathons');
  await expect(getTitles(page)).toHaveText(hackathons.all);
  await expect(getDetails(page).getByRole('heading', { name: first })).toBeVisible();
  await expect(page).toHaveURL(/[?&]event=/);
  await checkAccessibility(page);

  await getRows(page).nth(1).getByRole('link').click();
  await expect(getDetails(page).getByRole('heading', { name: second })).toBeVisible();
  await page.reload();
  await expect(getDetails(page).getByRole('heading', { name: second })).toBeVisible();

  await page.getByLabel('Open for registration').check();
  await page.getByLabel('Order').selectOption('Title, A to Z');
  await expect(page).toHaveURL(/open=1.*sort=title|sort=title.*open=1/);
  await expect(getTitles(page)).toHaveText(hackathons.open);

  const webinars = await readEvents(api, 'webinar');
  await page.getByLabel('Type of event').selectOption('Webinars');
  await expect(getHeading(page, 'Webinars')).toBeVisible();
  await expect(page).toHaveURL(/[?&]open=1/);
  await expect(getTitles(page)).toHaveText(webinars.open);
  await expect(getTitles(page).filter({ hasText: /^Sponsors/ }), 'private events').toHaveCount(0);
  await page.goBack();
  await expect(getHeading(page, 'Hackathons')).toBeVisible();
  await expect(getTitles(page)).toHaveText(hackathons.open);

  await getDetails(page).getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logInOnScreen(page, participant.email);
  await expect(page).toHaveURL(/\/regifore\/[^/]+$/);
});

test('a heart changes in list and details at once, and back when the server refuses', async ({
  participantPage: page,
  api,
  consoleErrors,
  participant,
}) => {
  const event = await findDemoEvent(api, 'Mic Check');
  await api.call(registration.addFavourite, { params: { eventId: event.id } }, participant.token);
  await page.goto(`/event-type/webinar?event=${event.id}`);
  const getLikeButtons = (pressed: boolean) =>
    page.getByRole('button', { name: `Like ${event.title}`, pressed });
  await expect(getLikeButtons(true)).toHaveCount(2);

  consoleErrors.expect(/500/);
  let reply: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route('**/favourites', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await getLikeButtons(true).first().click();
  await expect(getLikeButtons(false)).toHaveCount(2);
  await Promise.all([expect(page.getByText('Failed to remove favorite')).toBeVisible(), reply()]);
  await expect(getLikeButtons(true)).toHaveCount(2);
});

test('a list that fails says so and recovers, and an unknown type matches nothing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/preload/);
  const recover = await failRequests(page, '**/api/v1/public/homepage/events', consoleErrors);
  await page.goto('/event-type/seminar');
  await expect(page.getByText('Error loading events').first()).toBeVisible();
  await checkAccessibility(page);
  await tryAgain(page, recover);
  await expect(getRows(page).first()).toBeVisible();
  await page.goto('/event-type/opera');
  await expect(page.getByText('No events match your selection.')).toBeVisible();
  await checkAccessibility(page);
});

test('the details appear beside the list at 920 pixels and above (RT-11)', async ({ page }) => {
  await page.setViewportSize({ width: 920, height: 800 });
  await page.goto('/event-type/hackathon');
  await expect(getRows(page).first()).toBeVisible();
  await expect(getDetails(page)).toHaveCount(1);
  await page.setViewportSize({ width: 919, height: 800 });
  await page.goto('/event-type/hackathon');
  await expect(getRows(page).first()).toBeVisible();
  await expect(getDetails(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the filters show every order whole at 390 and 320 pixels', async ({ page }) => {
    await page.goto('/event-type');
    for (const viewport of [NARROW, NARROWEST]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.getByLabel('Order').evaluate(findCutOptions)).toEqual([]);
      await expectNoOverflow(page);
    }
  });

  test('a row opens the event, and Back restores list, filters and scroll position', async ({ page }) => {
    await page.goto('/event-type?sort=title');
    const last = getRows(page).last().getByRole('link');
    const title = await last.textContent();
    expect(new URL(page.url()).searchParams.get('event')).toBeNull();
    await checkAccessibility(page);
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await last.click();
    await expect(getHeading(page, title ?? '')).toBeVisible();
    await page.goBack();
    await expect(last).toBeVisible();
    await expect(page).toHaveURL('/event-type?sort=title');
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, left);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.goForward();
    await expect(getHeading(page, title ?? '')).toBeVisible();
    await page.goto('/event-type/webinar');
    await expect(getHeading(page, 'Webinars')).toBeVisible();
    // An address that is entered starts at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
