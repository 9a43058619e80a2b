import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/accounts';
import {
  enterCode,
  expectVerifiedCode,
  fillPasswords,
  logInOnScreen,
  toWrongCode,
} from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { readMailedCode, readMailedLink } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const NEW_PASSWORD = 'Fresh#1234';
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' });
const getLoginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in with your new password' });

test('a participant resets a forgotten password by the mailed link, which works once', async ({
  page,
  api,
  consoleErrors,
  participant: { email },
}) => {
  consoleErrors.expect(/401/);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp-forgot-password');
  const link = await readMailedLink(api, email);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await fillPasswords(page, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
  await changePassword(page).click();
  await expect(getLoginDialog(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert').getByText('This link or code was used before')).toBeVisible();
  await expect(changePassword(page)).toBeHidden();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a participant resets a forgotten password by the mailed code', async ({
    page,
    api,
    consoleErrors,
    participant: { email },
  }) => {
    consoleErrors.expect(/400/);
    await page.goto('/change-password');
    await expect(page).toHaveURL('/forgot-password');
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(getHeading(page, 'Forgot your password?')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(page).toHaveURL('/otp-forgot-password');
    const code = await readMailedCode(api, email);
    await page.reload();
    await enterCode(page, toWrongCode(code));
    await expect(page.getByText('Incorrect code!')).toBeVisible();
    await checkAccessibility(page);
    await expectVerifiedCode(page, () => enterCode(page, code));
    await expect(getHeading(page, 'Choose a new password')).toBeVisible();

    await fillPasswords(page, { 'New password': PASSWORD, 'Confirm new password': NEW_PASSWORD });
    await changePassword(page).click();
    await expect(page.getByText("Passwords don't match!")).toBeVisible();
    await fillPasswords(page, { 'Confirm new password': PASSWORD });
    await changePassword(page).click();
    await expect(
      page.getByText('Please choose a password that differs from your current one.'),
    ).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await fillPasswords(page, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
    await Promise.all([
      expect(page.getByText('Your password was changed. Please log in.')).toBeVisible(),
      changePassword(page).click(),
    ]);
    await expect(getLoginDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await checkAccessibility(page);
    await getLoginDialog(page).getByRole('button', { name: 'Log In' }).click();
    await Promise.all([
      expect(page.getByText('Login successful')).toBeVisible(),
      logInOnScreen(page, email, NEW_PASSWORD),
    ]);
  });
});
