import { readFile } from 'node:fs/promises';
import { links } from '@marquee/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUpParticipant } from '../fixtures/accounts';
import { clickForToast } from '../fixtures/alerts';
import { fillPasswords, logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { getHeading } from '../fixtures/eventScreens';
import { createTeam, createTeamEvent, register } from '../fixtures/events';
import { addMember } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const NEW_PASSWORD = 'Fresh#1234';

/** Opens the dialog that deletes the account and enters the password. */
async function openDeletion(page: Page, password: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  return dialog;
}

test('a team leader and a host of upcoming events learn what to do before a deletion', async ({
  page,
  api,
  consoleErrors,
  logIn,
  host,
}) => {
  consoleErrors.expect(/409/);
  const [leader, member] = await Promise.all([
    signUpParticipant(api, 'Lena Nair'),
    signUpParticipant(api, 'Ravi Kumar'),
  ]);
  const event = await createTeamEvent(api, host, { title: 'Lantern Hack' });
  await Promise.all([leader, member].map((account) => register(api, event, account)));
  const teamId = await createTeam(api, leader, { eventId: event.id, teamName: 'Night Shift' });
  await addMember(api, { leader, teamId }, member);
  for (const [account, reason] of [
    [leader, 'Hand the team over to a member first.'],
    [host, 'Cancel or delete your upcoming events first.'],
  ] as const) {
    await logIn(account);
    await page.goto('/account');
    const dialog = await openDeletion(page, PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText(reason)).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
  }
});

test('the legal texts and the page that stops reminder mails are accessible', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  for (const [path, content] of [
    [links.terms(), 'Terms and conditions'],
    [links.privacy(), 'Privacy notice'],
    [links.stopReminderMails('id.signature'), 'This link is not valid.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await checkAccessibility(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a participant changes the password, downloads the own data and deletes the account', async ({
    participantPage: page,
    consoleErrors,
    participant: account,
  }) => {
    consoleErrors.expect(/400|401/);
    await page.goto('/account');
    await expect(getHeading(page, 'Your account')).toBeVisible();
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
    await page.setViewportSize(NARROW);
    await checkAccessibility(page);
    const change = page.getByRole('button', { name: 'Change password' });
    await fillPasswords(page, {
      'Current password': 'Wrong@123',
      'New password': NEW_PASSWORD,
      'Confirm new password': NEW_PASSWORD,
    });
    await change.click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await fillPasswords(page, { 'Current password': PASSWORD });
    await clickForToast(change, 'Your password was changed.');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('marquee-my-data.json');
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data).toHaveProperty('account.email', account.email);

    const dialog = await openDeletion(page, NEW_PASSWORD);
    await checkAccessibility(page);
    await clickForToast(dialog.getByRole('button', { name: 'Delete for good' }), 'Your account was deleted.');
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await logInOnScreen(page, account.email, NEW_PASSWORD);
    await expect(page.getByRole('main').getByText('Invalid username or password')).toBeVisible();
  });
});
