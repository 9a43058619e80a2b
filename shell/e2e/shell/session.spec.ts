import type { Page } from '@playwright/test';
import { auth } from '@marquee/shared-contracts';
import { getAccountButton, logOutOnScreen } from '../fixtures/accountMenu';
import { createEmail, DEMO, signUpParticipant } from '../fixtures/accounts';
import { logInOnScreen, signUpOnScreens } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, findDemoEvent } from '../fixtures/events';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** Each reply takes a second and a half. */
const SLOW = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 };

const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const getUpcomingEvents = (page: Page) => page.getByRole('heading', { name: 'Upcoming Events' });

test('a visitor finds an event, signs up, registers, and the host sees it', async ({
  page,
  api,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', capacityMax: 500 });
  const main = page.getByRole('main');

  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  await page.goto(`/event/${event.id}`);
  await expect(getHeading(page, event.title)).toBeVisible();
  await page.reload();
  await expect(getHeading(page, event.title)).toBeVisible();
  await main.getByRole('button', { name: 'Register' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Sign UP' })).toBeVisible();
  await checkAccessibility(page);
  await popup.getByRole('button', { name: 'Close' }).click();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Sign up' }).click();
  await expect(getHeading(page, 'How will you use Marquee?')).toBeVisible();
  await signUpOnScreens(page, api, createEmail());
  await expect(page.getByText('Validation successful. Proceeding...')).toBeVisible();
  await expect(getUpcomingEvents(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(getAccountButton(page)).toHaveText(/^N/);

  await page.goto(`/event/${event.id}`);
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(getHeading(page, 'Registration')).toBeVisible();
  await page.getByLabel('Institute').fill('Lakeside College');
  await page.getByLabel('Type').selectOption('Professional');
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await page.goto(`/event/${event.id}`);
  await expect(main.getByText('Already Registered').first()).toBeVisible();

  await logOutOnScreen(page);
  // The page starts afresh at home.
  await expect(page).toHaveURL('/');
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeVisible();

  const console = await openPage('/login');
  await logInOnScreen(console, host.email);
  await expect(console.getByText('Login successful')).toBeVisible();
  await expect(console).toHaveURL('/home-host');
  await expect(getHeading(console, /Ananya/)).toBeVisible();
  await console.getByRole('link', { name: 'See all' }).click();
  await expect(console.getByRole('row', { name: event.title }).getByText('1 of 500')).toBeVisible();
});

test('hearts and navigation change without a reload and stay changed', async ({ page, api }) => {
  const person = await signUpParticipant(api, 'Tara Menon');
  const event = await findDemoEvent(api, 'Monsoon Hack');
  await page.goto('/login');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await logInOnScreen(page, person.email);
  await expect(getUpcomingEvents(page)).toBeVisible();
  await expect(getAccountButton(page)).toHaveText(/^TM/);

  const getLikeButton = (pressed: boolean) =>
    page.getByRole('button', { name: `Like ${event.title}`, pressed }).first();
  const stored = page.waitForResponse('**/favourites');
  await getLikeButton(false).click();
  await expect(getLikeButton(true)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  await stored;
  await page.reload();
  await expect(getLikeButton(true)).toBeVisible();
});

test('logging out on a slow network continues at once and stays logged out (AU-25)', async ({
  page,
  api,
  logIn,
}) => {
  const [first, second] = [await signUpParticipant(api), await signUpParticipant(api)];
  await logIn(first);
  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.emulateNetworkConditions', SLOW);
  await logOutOnScreen(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(second.email);
  // The late reply of the logout must not navigate away from the form.
  await page.waitForTimeout(2 * SLOW.latency);
  await expect(page.getByLabel('Email')).toHaveValue(second.email);
  await expect.poll(async () => (await api.send(auth.me, {}, first.token)).status).toBe(401);
  await logInOnScreen(page, second.email);
  await expect(getAccountButton(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a visitor who presses Register continues at the form after signing up', async ({ page, api }) => {
    const event = await findDemoEvent(api, 'Capital Quest');
    await page.goto(`/event/${event.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign UP' }).click();
    await expect(getHeading(page, 'How will you use Marquee?')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Participant/ })).toBeChecked();
    await checkAccessibility(page);
    await signUpOnScreens(page, api, createEmail('usha'));
    await expect(getHeading(page, 'Registration')).toBeVisible();
    await expect(page).toHaveURL(`/regifore/${event.id}`);
    await checkAccessibility(page);
  });

  test('logging out in one tab logs the other out', async ({ participantPage: page }) => {
    await page.goto('/');
    await expect(getUpcomingEvents(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Open menu' }).click();
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('each remote shows a screen to the people it is for', async ({ page, api, openPage }) => {
    const team = await findDemoEvent(api, 'Monsoon Hack');
    await page.goto('/event-manage');
    await expect(page).toHaveURL('/login');
    await logInOnScreen(page, DEMO.host);
    await expect(page).toHaveURL('/event-manage');
    const quiz = page.getByRole('link', { name: 'Samanvay Grand Quiz: online prelims', exact: true });
    const quizId = (await quiz.getAttribute('href'))?.split('/').at(-1) ?? '';

    const participant = await openPage(`/team/${team.id}`, { viewport: NARROW });
    await logInOnScreen(participant, DEMO.participant);
    await expect(participant.getByRole('heading', { name: 'Night Owls' })).toBeVisible();
    await checkAccessibility(participant);
    await participant.goto(`/event/${quizId}`);
    await participant.getByRole('main').getByRole('link', { name: 'View leaderboard' }).click();
    await expect(getHeading(participant, 'Leaderboard')).toBeVisible();
    await expect(participant.getByText('30 participants')).toBeVisible();
    await checkAccessibility(participant);
  });

  test('an unknown address has a page of its own that leads home', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/404/);
    await page.goto('/nothing/here');
    await expect(getHeading(page, 'Page not found')).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(getUpcomingEvents(page)).toBeVisible();
  });
});
