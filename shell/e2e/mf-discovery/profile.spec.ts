import type { Page } from '@playwright/test';
import { getAccountButton } from '../fixtures/accountMenu';
import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { failRequests, tryAgain } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

const PROFILE = '**/api/v1/participant/profile';
const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });
const getRow = (page: Page, name: RegExp) => page.getByRole('article', { name });
const getFirstName = (page: Page) => page.getByLabel('First name');

test('each tab of the profile has its own address, and Back returns to the previous tab', async ({
  demoParticipantPage: page,
}) => {
  const coins = page.getByText('You are 230 coins away from the next badge!');
  await page.goto('/part-profile');
  await expect(getHeading(page, 'Edit profile')).toBeVisible();
  await expect(getFirstName(page)).toBeVisible();
  await expect(getTab(page, 'Edit')).toHaveAttribute('aria-current', 'page');
  await checkAccessibility(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await getTab(page, 'Badges').press('Enter');
  await expect(getHeading(page, 'Badges and Coins')).toBeVisible();
  await expect(coins).toBeVisible();
  await expect(page.getByText(/^Earned /)).toHaveCount(2);
  await expect(page).toHaveURL('/coins');
  await checkAccessibility(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await getTab(page, 'Registrations').click();
  await expect(getRow(page, /Monsoon Hack/)).toBeVisible();
  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await expect(getRow(page, /Kite Morning/)).toBeVisible();
  await page.setViewportSize(WIDE);
  await getTab(page, 'Watchlist').click();
  await expect(getHeading(page, 'Watchlist')).toBeVisible();
  await expect(getRow(page, /Kite Morning/)).toBeVisible();
  await expect(page).toHaveURL('/watchlist');

  await page.goBack();
  await expect(getHeading(page, 'Registrations')).toBeVisible();
  await expect(getRow(page, /Grand Quiz/)).toBeVisible();
  await page.goBack();
  await expect(getRow(page, /Monsoon Hack/)).toBeVisible();
  await page.goBack();
  await expect(getHeading(page, 'Badges and Coins')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  await page.reload();
  await expect(coins).toBeVisible();
});

test('an edited profile is validated, and its draft survives a reload until it is discarded', async ({
  page,
  api,
  logIn,
}) => {
  await logIn(await signUpParticipant(api, 'Dev Malhotra'));
  await page.goto('/edit');
  await getFirstName(page).fill('Dev1');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Name should only contain alphabets and spaces.')).toBeVisible();
  await expect(page.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
  await checkAccessibility(page);

  await page.reload();
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await expect(getFirstName(page)).toHaveValue('Dev1');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(getFirstName(page)).toHaveValue('Dev');
});

test('a saved profile changes the name in the navigation of every tab at once', async ({
  page,
  api,
  consoleErrors,
  logIn,
}) => {
  const expectNameInMenu = async (shown: Page, name: string) => {
    await getAccountButton(shown).click();
    await expect(shown.getByRole('group', { name })).toBeVisible();
    await shown.keyboard.press('Escape');
    await expect(shown.getByRole('group', { name })).toBeHidden();
  };
  await logIn(await signUpParticipant(api, 'Dev Malhotra'));
  await page.goto('/edit');
  await getFirstName(page).fill('Devika');
  await page.getByRole('radio', { name: 'Headscarf' }).press('ArrowLeft');
  await page.getByRole('checkbox', { name: 'Show me as Anonymous on leaderboards' }).check();
  const other = await page.context().newPage();
  await other.goto('/');
  await expectNameInMenu(other, 'Dev Malhotra');
  const recover = await failRequests(page, PROFILE, consoleErrors);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
  await expect(page.getByText('HTTP error! status: 500')).toBeVisible();
  await checkAccessibility(page);
  const toast = expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await Promise.all([toast, tryAgain(page, recover)]);
  await expect(page.getByText('Devika Malhotra')).toBeVisible();
  await expectNameInMenu(page, 'Devika Malhotra');
  await expectNameInMenu(other, 'Devika Malhotra');
  await other.close();
  await page.reload();
  await expect(page.getByText('Devika Malhotra')).toBeVisible();
  await expect(getFirstName(page)).toHaveValue('Devika');
  await expect(page.getByRole('radio', { name: 'Shoulder-length hair' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Anonymous/ })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the profile of a new account starts without coins and fits 320 pixels', async ({
    participantPage: page,
    consoleErrors,
  }) => {
    const coins = page.getByText('You are 100 coins away from the next badge!');
    const recover = await failRequests(page, PROFILE, consoleErrors);
    await page.goto('/coins');
    await expect(page.getByText('Failed to fetch profile')).toBeVisible();
    await expect(page.getByText('HTTP error! status: 500')).toBeVisible();
    await tryAgain(page, recover);
    await expect(coins).toBeVisible();
    await checkAccessibility(page);
    await getTab(page, 'Edit').click();
    await expect(getFirstName(page)).toBeVisible();
    await expect(page).toHaveURL('/edit');
    await checkAccessibility(page);

    const screens = [
      ['/edit', getFirstName(page)],
      ['/coins', coins],
      ['/registration2', page.getByText('No registered events')],
    ] as const;
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [path, content] of screens) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(content).toBeVisible();
      await expectNoOverflow(page);
    }
    await checkAccessibility(page);
  });
});
