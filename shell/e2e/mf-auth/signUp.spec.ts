import type { Page } from '@playwright/test';
import { createEmail, PASSWORD } from '../fixtures/accounts';
import {
  enterCode,
  enterNewCode,
  expectVerifiedCode,
  fillPasswords,
  toWrongCode,
} from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading, getUpcomingEvents } from '../fixtures/eventScreens';
import { readMailedCode } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Fills in the first step of a participant. */
async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9876501234');
}

test('a host signs up with another code after five wrong codes', async ({ page, api, consoleErrors }) => {
  const email = createEmail('meera');
  consoleErrors.expect(/400|429/);
  await page.clock.install();
  await page.goto('/choose-role');
  await expect(page).toHaveURL('/areu');
  await expect(page.getByRole('button', { name: 'Continue', disabled: true })).toBeVisible();
  await page.getByLabel(/Host/).check();
  await checkAccessibility(page);
  await clickContinue(page);
  await expect(page.getByLabel('First name')).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9876501235');
  await clickContinue(page);
  await expect(getHeading(page, 'Who do you host for?')).toBeVisible();
  await clickContinue(page);
  await expect(page.getByText('Organization is required.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('Organization').fill('Lakeside College');
  await page.getByLabel('Designation').fill('Lecturer');
  await clickContinue(page);
  await fillPasswords(page, { Password: 'Demo#1234', 'Confirm password': 'Demo#1234' });
  await checkAccessibility(page);
  await page.getByRole('checkbox').check();
  await createAccount(page).click();
  await expect(getHeading(page, 'Enter the code')).toBeVisible();

  const code = await readMailedCode(api, email);
  for (let tries = 0; tries < 5; tries += 1) {
    await Promise.all([page.waitForResponse('**/auth/validate'), enterCode(page, toWrongCode(code))]);
    await expect(page.getByText('Incorrect code!')).toBeVisible();
  }
  await enterCode(page, code);
  await expect(
    page.getByRole('main').getByText('Too many wrong codes. Please ask for a new one.'),
  ).toBeVisible();
  await checkAccessibility(page);
  await enterNewCode(page, api, email);
  await expect(page).toHaveURL('/home-host');
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a participant corrects rejected fields and passwords, and keeps the form on the way back', async ({
    page,
  }) => {
    await page.goto('/create-pass-participant');
    await expect(page).toHaveURL('/create-account-participant');
    await page.getByLabel('Name').fill('Asha 2');
    await page.getByLabel('Email').fill('asha');
    await page.getByLabel('Mobile number').fill('12345');
    await clickContinue(page);
    await expect(page.getByText('Name should only contain alphabets and spaces.')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await checkAccessibility(page);

    await fillPerson(page, 'Asha Devi', createEmail('asha'));
    await clickContinue(page);
    await fillPasswords(page, { Password: PASSWORD, 'Confirm password': 'Demo@1235' });
    await createAccount(page).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText('Please agree to terms and conditions.')).toBeVisible();
    await checkAccessibility(page);
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Devi');
    await page.goForward();
    await fillPasswords(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('checkbox').check();
    await createAccount(page).click();
    await expect(getHeading(page, 'Enter the code')).toBeVisible();
  });

  test('a participant signs up with another code after a wrong code and a reload', async ({
    page,
    api,
    consoleErrors,
  }) => {
    const email = createEmail('asha');
    consoleErrors.expect(/400/);
    await page.clock.install();
    await page.goto('/create-account-participant');
    await fillPerson(page, 'Asha Devi', email);
    await clickContinue(page);
    await fillPasswords(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('checkbox').check();
    await createAccount(page).click();
    await expect(getHeading(page, 'Enter the code')).toBeVisible();
    const code = await readMailedCode(api, email);
    await Promise.all([
      expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible(),
      enterCode(page, toWrongCode(code)),
    ]);
    await expect(page.getByText('Incorrect code!')).toBeVisible();
    await expect(page.getByText('Try again.', { exact: true })).toBeVisible();
    await checkAccessibility(page);

    await page.reload();
    await Promise.all([
      expect(page.getByText('Validation successful. Proceeding...')).toBeVisible(),
      expectVerifiedCode(page, () => enterNewCode(page, api, email)),
    ]);
    await expect(getUpcomingEvents(page)).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(PASSWORD);
  });

  test('a participant without a network keeps the form and sends it later', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/create-account-participant');
    await fillPerson(page, 'Asha', createEmail('offline'));
    await clickContinue(page);
    await fillPasswords(page, { Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await createAccount(page).click();
    await expect(page.getByText('You appear to be offline').first()).toBeVisible();
    await checkAccessibility(page);
    await page.context().setOffline(false);
    await createAccount(page).click();
    await expect(getHeading(page, 'Enter the code')).toBeVisible();
  });
});
