import type { Page } from '@playwright/test';
import { DEMO } from '../fixtures/accounts';
import { logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const TYPES = ['Quiz', 'Hackathon', 'Seminar', 'Webinar'];
const PARTICIPANT = [
  'My Profile',
  'Notification',
  'Registrations',
  'Watchlist',
  'Badges and Coins',
  'Certificates',
];
const HOST = ['Create Event', 'Manage Events', 'Host home', 'Notifications', 'Profile', 'Logout'];

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const getUpcomingEvents = (page: Page) => page.getByRole('heading', { name: 'Upcoming Events' });

/** Opens a menu of the navigation, which offers exactly these entries. */
async function openMenu(page: Page, name: string, entries: string[]): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(entries);
  await checkAccessibility(page);
}

/** Opens the menu of narrow screens, which contains exactly these entries. */
async function openHamburger(page: Page, entries: string[]): Promise<void> {
  await getMenu(page).getByRole('button', { name: 'Open menu' }).click();
  await expect(getMenu(page).getByRole('listitem')).toHaveText(entries);
}

test('a visitor chooses a type, is asked to log in by Explore, and continues there', async ({ page }) => {
  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  await openMenu(page, 'Compete', TYPES);
  await page.getByRole('menuitem', { name: 'Seminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seminars' })).toBeVisible();

  await openMenu(page, 'Explore', ['Create Events', 'Registered Events']);
  await page.getByRole('menuitem', { name: 'Create Events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign UP' }).click();
  await expect(page.getByRole('radio', { name: /^Host/ })).toBeChecked();

  await openMenu(page, 'Explore', ['Create Events', 'Registered Events']);
  await page.getByRole('menuitem', { name: 'Registered Events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logInOnScreen(page, DEMO.participant);
  await expect(page).toHaveURL('/registered-events');

  await openMenu(page, 'My Event', ['Registered Events', 'Past Events']);
  await page.getByRole('menuitem', { name: 'Past Events' }).click();
  await expect(page).toHaveURL('/past');
});

test('a host has the navigation of hosts, on the home page too', async ({ page, host }) => {
  await page.goto('/login');
  await logInOnScreen(page, host.email);
  await expect(page).toHaveURL('/home-host');
  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  await checkAccessibility(page);
  await openMenu(page, 'My Events', ['Create Event', 'Manage Events', 'Host home']);
  await page.getByRole('menuitem', { name: 'Manage Events' }).click();
  await expect(page).toHaveURL('/event-manage');
  await page.setViewportSize({ width: 1000, height: 800 });
  await openHamburger(page, HOST);
  await checkAccessibility(page);
});

test('the document shows no links for visitors to an account, before any script', async ({
  page,
  consoleErrors,
  participant,
}) => {
  const signUp = page.getByRole('link', { name: 'Sign up', exact: true });
  await page.goto('/login');
  await logInOnScreen(page, participant.email);
  await expect(page).toHaveURL('/');
  await page.route('**/shell/**', (route) => route.abort());
  consoleErrors.expect(/ERR_FAILED/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /See what/ })).toBeVisible();
  await expect(signUp).toBeHidden();
  await page.context().clearCookies();
  await page.reload();
  await expect(signUp).toBeVisible();

  // With its scripts the page corrects the document.
  await page.unroute('**/shell/**');
  await page.reload();
  await expect(page.getByRole('button', { name: 'My Event', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/known=1/);
});

test('the theme stays after a reload without a flash, and changes other tabs', async ({
  page,
  consoleErrors,
}) => {
  const readBackground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = (theme: string) =>
    page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const terms = page.getByRole('heading', { level: 1, name: /Terms/ });
  await expect(terms).toBeVisible();
  const light = await readBackground();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await choose('Dark');
  await expect.poll(readBackground).not.toBe(light);
  const dark = await readBackground();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  // The document alone, before any script of the shell.
  await page.route('**/shell/**', (route) => route.abort());
  consoleErrors.expect(/ERR_FAILED/);
  await page.reload();
  expect(await readBackground()).toBe(dark);
  await page.unroute('**/shell/**');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(terms).toBeVisible();
  await choose('System');
  await expect.poll(readBackground).toBe(light);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the search link leads to the search field of the home page from anywhere', async ({ page }) => {
    const search = page.getByRole('searchbox');
    await page.goto('/event-type/quiz');
    await page.getByRole('link', { name: 'Search events' }).click();
    await expect(getUpcomingEvents(page)).toBeVisible();
    await expect(search).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(search).not.toBeFocused();
    await page.getByRole('link', { name: 'Search events' }).click();
    await expect(search).toBeFocused();
  });

  test('a press outside the menu only closes it, and so does Back', async ({ page }) => {
    await page.goto('/event-type/quiz');
    await page.getByRole('link', { name: 'Marquee' }).click();
    await expect(getUpcomingEvents(page)).toBeVisible();
    await openHamburger(page, ['Log in', 'Sign up', ...TYPES]);
    await page.mouse.click(200, 780);
    await expect(getMenu(page).getByRole('listitem')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await openHamburger(page, ['Log in', 'Sign up', ...TYPES]);
    await page.goBack();
    await expect(page).toHaveURL('/event-type/quiz');
    await expect(getMenu(page).getByRole('listitem')).toHaveCount(0);
  });

  test('a participant finds everything in the menu, and logging out empties the device', async ({
    demoParticipantPage: page,
  }) => {
    await page.goto('/');
    await openHamburger(page, [...PARTICIPANT, ...TYPES, 'Past Events', 'Registered Events', 'Logout']);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.keyboard.press('Escape');
    await expect(getMenu(page).getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await getMenu(page).getByRole('button', { name: 'Logout' }).click();
    const hostNow = page.getByRole('heading', { name: 'Host now' });
    await expect(hostNow.or(page.getByRole('link', { name: 'Host now' }))).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
