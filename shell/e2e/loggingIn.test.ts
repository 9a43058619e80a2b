import assert from 'node:assert/strict';
import { stories } from './harness/stories';
import { logIn, PASSWORD } from './steps/accounts';
import { heading, typePasswords } from './steps/entering';
import { eventually } from './steps/eventually';
import { makeAccount } from './steps/madeAccount';

const tell = stories();

/** Wrong passwords for one account that an address may try at once. */
const FAILURES = 20;

tell(
  'without a network nothing typed is lost, and the same press works afterwards',
  'narrow',
  async (stage) => {
    const { page, go, complaints } = stage;
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await go('/create-account-participant');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('offline@demo.test');
    await page.getByLabel('Mobile number').fill('9876501234');
    await page.getByRole('button', { name: 'Continue' }).click();
    await typePasswords(stage, ['Password', PASSWORD], ['Confirm password', PASSWORD]);
    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You appear to be offline').first().waitFor();
    await stage.accessible();
    await stage.screenshot('sign-up-offline-390');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(stage, 'Enter the code').waitFor();

    await go('/login');
    await page.getByLabel('Email').waitFor();
    await page.context().setOffline(true);
    await logIn(stage, 'participant1@demo.test');
    await page.getByText('You appear to be offline').waitFor();
    await eventually(() => page.getByLabel('Email').inputValue(), 'participant1@demo.test');
    await stage.accessible();
    await stage.screenshot('login-offline-390');
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  },
);

tell('a heart that a visitor presses is red after the login', 'wide', async (stage) => {
  const { page, go } = stage;
  await makeAccount(stage, 'hearts@demo.test');
  await go('/');
  const hearts = page.getByRole('button', { name: /^Like / });
  const name = (await hearts.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
  await stage.accessible();
  await stage.screenshot('login-popup-1280');
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, 'hearts@demo.test');
  await page.getByRole('button', { name, pressed: true }).first().waitFor();
  await page.getByText('Event added to favorites successfully').waitFor();
  await page.reload();
  await page.getByRole('button', { name, pressed: true }).first().waitFor();
});

tell('too many wrong passwords are answered so, and what was typed stays', 'narrow', async (stage) => {
  const { page, go, origin, complaints } = stage;
  const email = 'guessed@demo.test';
  complaints.expect(/429/);
  // At once, since later tries wait up to ten seconds each.
  const tries = Array.from({ length: FAILURES }, async () => {
    const { status } = await fetch(`${origin}/api/v1/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Wrong@1234' }),
    });
    return status;
  });
  assert.deepEqual(await Promise.all(tries), Array(FAILURES).fill(401));
  await go('/login');
  await logIn(stage, email);
  await page.getByText('Too many attempts. Please try again later.').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue(), email);
  await stage.accessible();
  await stage.screenshot('login-429-390');
});
