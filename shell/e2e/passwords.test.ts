import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { mailedLink } from './harness/mailedLink';
import { stories } from './harness/stories';
import { logIn, PASSWORD } from './steps/accounts';
import { enterCode, enterRightCode, heading, typePasswords } from './steps/entering';
import { eventually } from './steps/eventually';
import { makeAccount } from './steps/madeAccount';

const tell = stories({ CODE_PAUSE_SECONDS: '1' });
const FRESH = 'Fresh#1234';

tell('a forgotten password is reset by the mailed code', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const email = 'forgot.code@demo.test';
  complaints.expect(/400/);
  await makeAccount(stage, email);
  await go('/change-password');
  await page.waitForURL('**/forgot-password');
  await go('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(stage, 'Forgot your password?').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue(), email);
  await stage.accessible();
  await stage.screenshot('forgot-password-390');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.waitForURL('**/otp-forgot-password');
  const code = await stage.mailedCode(email);
  await page.reload();
  await enterCode(stage, code === '0000' ? '1111' : '0000');
  await page.getByText('Incorrect code!').waitFor();
  await stage.accessible();
  await enterRightCode(stage, () => enterCode(stage, code));
  await heading(stage, 'Choose a new password').waitFor();
  await typePasswords(stage, ['New password', PASSWORD], ['Confirm new password', FRESH]);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText("Passwords don't match!").waitFor();
  await typePasswords(stage, ['Confirm new password', PASSWORD]);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Please choose a password that differs from your current one.').waitFor();
  await stage.accessible();
  await stage.screenshot('change-password-390');
  await page.reload();
  await typePasswords(stage, ['New password', FRESH], ['Confirm new password', FRESH]);
  await page.getByRole('button', { name: 'Change password' }).click();
  const popup = page.getByRole('dialog', { name: 'Log in with your new password' });
  await popup.waitFor();
  await page.waitForURL(`${stage.origin}/`);
  await page.getByText('Your password was changed. Please log in.').waitFor();
  await stage.accessible();
  await popup.getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, email, FRESH);
  await page.getByText('Login successful').waitFor();
});

tell('a forgotten password is reset by the mailed link, once', 'wide', async (stage) => {
  const { page, go, complaints } = stage;
  const email = 'forgot.link@demo.test';
  complaints.expect(/401/);
  await makeAccount(stage, email);
  await go('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.waitForURL('**/otp-forgot-password');
  const link = await mailedLink(stage.origin, email);
  const change = async () => {
    await go('/');
    await go(link);
    await page.getByText(email).waitFor();
    await typePasswords(stage, ['New password', FRESH], ['Confirm new password', FRESH]);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change();
  await page.getByRole('dialog', { name: 'Log in with your new password' }).waitFor();
  await change();
  await page.getByRole('alert').getByText('Password change failed').waitFor();
  await stage.accessible();
  await stage.screenshot('change-password-refused-1280');
  await page.getByRole('link', { name: 'Ask for a new code' }).click();
  await page.waitForURL('**/forgot-password');
});

tell(
  'a person changes the password, saves the own data, and deletes the account',
  'narrow',
  async (stage) => {
    const { page, go, complaints } = stage;
    const email = 'leaving@demo.test';
    complaints.expect(/400|401/);
    await makeAccount(stage, email);
    await go('/account');
    await logIn(stage, email);
    await heading(stage, 'Your account').waitFor();
    await stage.accessible();
    await stage.screenshot('account-390');
    const change = page.getByRole('button', { name: 'Change password' });
    const typed: [string, string][] = [
      ['New password', FRESH],
      ['Confirm new password', FRESH],
    ];
    await typePasswords(stage, ['Current password', 'Wrong@123'], ...typed);
    await change.click();
    await page.getByText('This is not your current password.').waitFor();
    await typePasswords(stage, ['Current password', PASSWORD]);
    await change.click();
    await page.getByText('Your password was changed.').waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const saved = await saving;
    assert.equal(saved.suggestedFilename(), 'marquee-my-data.json');
    const data = JSON.parse(await readFile(await saved.path(), 'utf8')) as { account: { email: string } };
    assert.equal(data.account.email, email);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(FRESH);
    await stage.accessible();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account was deleted.').waitFor();
    await page.waitForURL(`${stage.origin}/`);
    await go('/login');
    await logIn(stage, email, FRESH);
    await page.getByText('Invalid username or password').waitFor();
  },
);

tell('a leader and a host with events are told what to do before they leave', 'wide', async (stage) => {
  const { page, go, complaints } = stage;
  complaints.expect(/409/);
  for (const [email, words] of [
    ['participant1@demo.test', 'Hand the team over to a member first.'],
    ['host1@demo.test', 'Cancel or hand over your upcoming events first.'],
  ] as const) {
    await go('/account');
    await logIn(stage, email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText(words).waitFor();
    await stage.accessible();
    await stage.screenshot(`deletion-refused-${email.slice(0, 4)}-1280`);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await page.evaluate(() => localStorage.removeItem('authToken'));
  }
});
