import { auth } from '@marquee/shared-contracts';
import { createEmail, createSignUpDraft, DEMO, hostWork, resetPassword } from '../fixtures/accounts';
import { enterCode, logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading, getUpcomingEvents } from '../fixtures/eventScreens';
import { findDemoEvent } from '../fixtures/events';
import { readMailedCode } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** Wrong passwords for one account that an address may try at once. */
const TRIES = 20;

test('a session that ends on another device is announced in each tab and continues after a login', async ({
  page,
  api,
  consoleErrors,
  participant: { email },
}) => {
  consoleErrors.expect(/401/);
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await logInOnScreen(page, email);
  await expect(getHeading(page, 'Your account')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(getHeading(other, 'Your account')).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Current password' });
  await password.fill('half a pass');

  // The event stream ends with the session, so the tab notices it without a click.
  await resetPassword(api, email, 'Fresh@1234');
  for (const tab of [page, other])
    await expect(tab.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Log In' }).click();
  await logInOnScreen(page, email, 'Fresh@1234');
  await expect(getHeading(page, 'Your account')).toBeVisible();
  await expect(password).toHaveValue('half a pass');
  await expect(getHeading(other, 'Your account')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('a heart that a visitor presses is red after the login', async ({
  page,
  api,
  participant: { email },
}) => {
  const event = await findDemoEvent(api, 'Monsoon Hack');
  const getLikeButton = (pressed: boolean) =>
    page.getByRole('button', { name: `Like ${event.title}`, exact: true, pressed }).first();
  await page.goto('/');
  await getLikeButton(false).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await Promise.all([
    expect(page.getByText('Event added to favorites successfully')).toBeVisible(),
    logInOnScreen(page, email),
  ]);
  await expect(getLikeButton(true)).toBeVisible();
  await page.reload();
  await expect(getLikeButton(true)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a wrong email keeps its field, and the password is gone after a reload', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/401/);
    const email = createEmail('nobody');
    await page.goto('/login');
    await logInOnScreen(page, email);
    await expect(page.getByRole('main').getByText('Invalid username or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await checkAccessibility(page);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  });

  test('a host who has not entered the code enters it after the login', async ({
    page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.expect(/403/);
    const { email } = await createSignUpDraft(api, { work: hostWork });
    await page.goto('/login');
    await Promise.all([
      expect(page.getByText('Please confirm your email with the code we sent.')).toBeVisible(),
      logInOnScreen(page, email),
    ]);
    await expect(page).toHaveURL('/otp-host');
    await enterCode(page, await readMailedCode(api, email));
    await expect(page).toHaveURL('/home-host');
    await page.goto('/login');
    await expect(page).toHaveURL('/home-host');
  });

  test('a participant without a network keeps the form and logs in later', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.context().setOffline(true);
    await logInOnScreen(page, DEMO.participant);
    await expect(page.getByRole('main').getByText('You appear to be offline')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(DEMO.participant);
    await checkAccessibility(page);
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(getUpcomingEvents(page)).toBeVisible();
  });

  test('a login after too many wrong passwords is rejected and keeps the email', async ({
    page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.expect(/429/);
    const email = createEmail('guessed');
    const body = { email, password: 'Wrong@1234' };
    // In parallel, because later tries wait up to ten seconds each.
    const replies = await Promise.all(
      Array.from({ length: TRIES }, () => api.send(auth.authenticate, { body })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(TRIES).fill(401));
    await page.goto('/login');
    await logInOnScreen(page, email);
    await expect(
      page.getByRole('main').getByText('Too many attempts. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await checkAccessibility(page);
  });
});
