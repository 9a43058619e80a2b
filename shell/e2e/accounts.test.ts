import assert from 'node:assert/strict';
import { type Stage, stories } from './harness/stories';
import { logIn, PASSWORD } from './steps/accounts';
import { enterAnotherCode, enterCode, enterRightCode, heading, typePasswords } from './steps/entering';
import { eventually } from './steps/eventually';
import { makeAccount, makeDraft, resetElsewhere } from './steps/madeAccount';

const tell = stories({ CODE_PAUSE_SECONDS: '1' });

const proceed = ({ page }: Stage) => page.getByRole('button', { name: 'Continue' }).click();

tell('a participant signs up: refused fields, a wrong code, another code', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const email = 'asha.devi@demo.test';
  complaints.expect(/400/);
  await page.clock.install();
  await go('/create-pass-participant');
  await page.waitForURL('**/create-account-participant');
  await page.getByLabel('Name').fill('Asha 2');
  await page.getByLabel('Email').fill('asha');
  await page.getByLabel('Mobile number').fill('12345');
  await proceed(stage);
  await page.getByText('Name should only contain alphabets and spaces.').waitFor();
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByText('Please enter a valid 10-digit mobile number.').waitFor();
  await page.getByLabel('Name').and(page.locator(':focus')).waitFor();
  await stage.accessible();
  await stage.screenshot('sign-up-refused-390');
  await page.getByLabel('Name').fill('Asha Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9876501234');
  await proceed(stage);
  await typePasswords(stage, ['Password', PASSWORD], ['Confirm password', 'Demo@1235']);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByText('Please agree to terms and conditions.').waitFor();
  await stage.accessible();
  await page.goBack();
  await eventually(() => page.getByLabel('Name').inputValue(), 'Asha Devi');
  await page.goForward();
  await typePasswords(stage, ['Password', PASSWORD], ['Confirm password', PASSWORD]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(stage, 'Enter the code').waitFor();
  const first = await stage.mailedCode(email);
  await enterCode(stage, first === '0000' ? '1111' : '0000');
  await page.getByText('Incorrect code!').waitFor();
  await page.getByText('Try again.', { exact: true }).waitFor();
  await page.getByText('Invalid OTP. Please try again.').waitFor();
  await stage.accessible();
  await stage.screenshot('code-wrong-390');
  await page.reload();
  await enterRightCode(stage, () => enterAnotherCode(stage, email));
  await page.getByText('Validation successful. Proceeding...').waitFor();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  assert.ok(!kept.includes(PASSWORD), kept);
});

tell('a host signs up: five wrong codes lock, another one opens', 'wide', async (stage) => {
  const { page, go, complaints } = stage;
  const email = 'meera.iyer@demo.test';
  complaints.expect(/400|429/);
  await page.clock.install();
  await go('/choose-role');
  await page.waitForURL('**/areu');
  await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor();
  await page.getByLabel(/Host/).check();
  await stage.accessible();
  await stage.screenshot('role-chooser-1280');
  await proceed(stage);
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9876501235');
  await proceed(stage);
  await heading(stage, 'Who do you host for?').waitFor();
  await proceed(stage);
  await page.getByText('Organization is required.').waitFor();
  await stage.accessible();
  await page.getByLabel('Organization').fill('Lakeside College');
  await page.getByLabel('Designation').fill('Lecturer');
  await proceed(stage);
  await typePasswords(stage, ['Password', 'Demo#1234'], ['Confirm password', 'Demo#1234']);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(stage, 'Enter the code').waitFor();
  const first = await stage.mailedCode(email);
  const wrong = first === '0000' ? '1111' : '0000';
  for (let tries = 0; tries < 5; tries += 1) {
    await enterCode(stage, wrong);
    await page.getByText('Incorrect code!').waitFor();
  }
  await enterCode(stage, first);
  await page.getByRole('main').getByText('Too many wrong codes. Please ask for a new one.').waitFor();
  await stage.accessible();
  await stage.screenshot('code-locked-1280');
  await enterAnotherCode(stage, email);
  await page.waitForURL('**/home-host');
});

tell('a login fails, and one whose code was never entered leads to it', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  complaints.expect(/401|403/);
  await makeDraft(stage, 'late@demo.test', 'host');
  await go('/login');
  await logIn(stage, 'nobody@demo.test');
  await page.getByText('Invalid username or password').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue(), 'nobody@demo.test');
  await stage.accessible();
  await stage.screenshot('login-failed-390');
  await page.reload();
  await eventually(() => page.getByLabel('Email').inputValue(), 'nobody@demo.test');
  await eventually(() => page.getByRole('textbox', { name: 'Password' }).inputValue(), '');
  await logIn(stage, 'late@demo.test');
  await page.waitForURL('**/otp-host');
  await page.getByText('Please confirm your e-mail with the code we sent.').waitFor();
  await enterCode(stage, await stage.mailedCode('late@demo.test'));
  await page.waitForURL('**/home-host');
  await go('/login');
  await page.waitForURL('**/home-host');
});

tell(
  'a session that ends elsewhere is told once in each tab, and goes on after it',
  'wide',
  async (stage) => {
    const { page, go, complaints } = stage;
    const email = 'two.tabs@demo.test';
    complaints.expect(/401/);
    await makeAccount(stage, email);
    await go('/account');
    await page.waitForURL('**/login');
    await logIn(stage, email);
    await heading(stage, 'Your account').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    const typed = page.getByRole('textbox', { name: 'Current password' });
    await typed.fill('half a pass');
    // Nobody presses anything: the stream ends with the session.
    await resetElsewhere(stage, email, 'Fresh@1234');
    for (const tab of [page, other])
      await tab.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await stage.accessible();
    await stage.screenshot('session-ended-1280');
    await page.getByRole('button', { name: 'Log In' }).click();
    await logIn(stage, email, 'Fresh@1234');
    await heading(stage, 'Your account').waitFor();
    await eventually(() => typed.inputValue(), 'half a pass');
    await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await other.getByRole('dialog').waitFor({ state: 'hidden' });
  },
);
