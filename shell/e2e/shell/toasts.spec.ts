import type { Locator, Page } from '@playwright/test';
import { DEMO } from '../fixtures/accounts';
import { logInOnScreen } from '../fixtures/authScreens';
import { findDemoEvent } from '../fixtures/events';
import { navigateInPage } from '../fixtures/navigateInPage';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST, WIDE } from '../fixtures/viewports';

const screens = {
  participant:
    '/ /registered-events /past /edit /coins /watchlist /notification2 /account /event-type/quiz /nowhere',
  host: '/home-host /event-manage /create-events /host-profile /notifications /room-allocate /account /terms',
};

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The rectangle of the toasts; the pointer on them keeps them open (AP-5). */
async function holdToast(page: Page, text: string): Promise<Locator> {
  await page.getByText(text).hover();
  return page
    .locator('[aria-live="polite"] > div')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
}

/** Whether two elements share a point of the window; undefined while a screen replaces them. */
async function doOverlap(one: Locator, other: Locator): Promise<boolean | undefined> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) return undefined;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [width, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)
  test.describe(`in a ${width} window`, () => {
    test.use({ viewport });

    for (const [person, paths] of Object.entries(screens))
      test(`a toast hides no heading of a ${person}`, async ({ page, consoleErrors }) => {
        consoleErrors.expect(/404/);
        await page.goto('/login');
        await logInOnScreen(page, person === 'host' ? DEMO.host : DEMO.participant);
        const toast = await holdToast(page, 'Login successful');
        for (const path of paths.split(' ')) {
          await navigateInPage(page, path);
          // A wide list adds its first event as a parameter.
          await expect(page).toHaveURL(({ pathname }) => pathname === path);
          await expect(getHeading(page)).toBeVisible();
          await expect.poll(() => doOverlap(toast, getHeading(page)), path).toBe(false);
        }
      });

    test('a toast of many lines ends above the heading and hides no other control', async ({ page }) => {
      await page.goto('/login');
      await logInOnScreen(page, DEMO.participant);
      const toast = await holdToast(page, 'Login successful');
      await toast.evaluate((list) => {
        const text = list.querySelector('span');
        if (text !== null) text.textContent = 'Solar Sparrows could not take you in. '.repeat(12);
      });
      await navigateInPage(page, '/past');
      await expect(getHeading(page)).toHaveText('Past Events');
      await expect.poll(() => doOverlap(toast, getHeading(page))).toBe(false);
      const buttons = page.getByRole('navigation').getByRole('button');
      for (const button of await buttons.all())
        await expect.poll(() => doOverlap(toast, button), await button.innerText()).toBe(false);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a toast hides neither bell nor menu, nor the bar of actions', async ({ page, api }) => {
    const event = await findDemoEvent(api, 'Capital Quest');
    await page.goto('/login');
    await logInOnScreen(page, DEMO.participant);
    const toast = await holdToast(page, 'Login successful');
    await navigateInPage(page, `/event/${event.id}`);
    await expect(getHeading(page)).toHaveText(/Capital Quest/);
    const action = page.getByRole('main').getByRole('link', { name: 'Register' });
    await expect.poll(() => doOverlap(toast, action)).toBe(false);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const size of [NARROW, NARROWEST]) {
      await page.setViewportSize(size);
      const bell = page.getByRole('link', { name: /^Notifications/ });
      await expect.poll(() => doOverlap(toast, bell)).toBe(false);
      await expect.poll(() => doOverlap(toast, menu.getByRole('button', { name: 'Open menu' }))).toBe(false);
    }
    await menu.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expect.poll(() => doOverlap(toast, menu.getByRole('link', { name: 'My Profile' }))).toBe(false);
    await expect.poll(() => doOverlap(toast, menu.getByRole('heading', { name: 'Account' }))).toBe(false);
  });
});

test('a printed page shows no toast (LK-9)', async ({ page }) => {
  await page.goto('/login');
  await logInOnScreen(page, DEMO.participant);
  const toast = await holdToast(page, 'Login successful');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
});
