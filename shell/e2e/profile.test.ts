import assert from 'node:assert/strict';
import { type Stage, stories } from './harness/stories';
import { logIn, signUpAsParticipant } from './steps/accounts';
import { eventually, fits } from './steps/eventually';
import { breakDown } from './steps/failing';

const tell = stories();

const PROFILE = '/api/v1/participant/profile';
const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { level: 1, name });
const tab = ({ page }: Stage, name: string) =>
  page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });

async function enterAs(stage: Stage, email: string, path: string): Promise<void> {
  await stage.go(path);
  await logIn(stage, email);
  await stage.page.waitForURL(`**${path}`);
}

tell('the parts of the profile have addresses of their own in one history', 'wide', async (stage) => {
  const { page } = stage;
  await enterAs(stage, 'participant1@demo.test', '/part-profile');
  await heading(stage, 'Edit profile').waitFor();
  await page.getByLabel('First name').waitFor();
  await tab(stage, 'Edit').and(page.locator('[aria-current="page"]')).waitFor();
  await stage.accessible();
  await stage.screenshot('part-profile-1280');
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));

  await tab(stage, 'Badges').press('Enter');
  await heading(stage, 'Badges and Coins').waitFor();
  await page.getByText('You are 230 coins away from the next badge!').waitFor();
  await eventually(() => page.getByText(/^Earned /).count(), 2);
  await page.waitForURL('**/coins');
  await stage.accessible();
  await stage.screenshot('coins-1280');
  await page.setViewportSize({ width: 1000, height: 800 });
  await stage.screenshot('coins-1000');
  await tab(stage, 'Registrations').click();
  await page.getByRole('article', { name: /Monsoon Hack/ }).waitFor();
  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await page.getByRole('article', { name: /Kite Morning/ }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab(stage, 'Watchlist').click();
  await heading(stage, 'Watchlist').waitFor();
  await page.getByRole('article', { name: /Kite Morning/ }).waitFor();
  await page.waitForURL('**/watchlist');
  await stage.screenshot('watchlist-1280');

  await page.goBack();
  await heading(stage, 'Registrations').waitFor();
  await page.getByRole('article', { name: /Grand Quiz/ }).waitFor();
  await page.goBack();
  await page.getByRole('article', { name: /Monsoon Hack/ }).waitFor();
  await page.goBack();
  await heading(stage, 'Badges and Coins').waitFor();
  assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'samePage')), true);
  await page.reload();
  await page.getByText('You are 230 coins away from the next badge!').waitFor();
});

tell('editing is checked, kept, saved, and named in the navigation at once', 'wide', async (stage) => {
  const { page } = stage;
  await enterAs(stage, 'participant2@demo.test', '/edit');
  const first = page.getByLabel('First name');
  const save = page.getByRole('button', { name: 'Save changes' });
  await first.fill('Dev1');
  await page.getByLabel('Mobile number').fill('12345');
  await save.click();
  await page.getByText('Name should only contain alphabets and spaces.').waitFor();
  await page.getByText('Please enter a valid 10-digit mobile number.').waitFor();
  await stage.accessible();
  await stage.screenshot('edit-refused-1280');

  await page.reload();
  await page.getByText('Your changes are not saved yet.').waitFor();
  await eventually(() => first.inputValue(), 'Dev1');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await eventually(() => first.inputValue(), 'Dev');

  await first.fill('Devika');
  await page.getByRole('radio', { name: 'Headscarf' }).press('ArrowLeft');
  await page.getByRole('checkbox', { name: 'Show me as Anonymous on leaderboards' }).check();
  const other = await page.context().newPage();
  await other.goto(stage.origin);
  const named = (name: string) =>
    other.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true });
  await named('Dev').waitFor();
  const recover = await breakDown(stage, PROFILE);
  await save.click();
  await page.getByText('Failed to update profile').waitFor();
  await page.getByText('HTTP error! status: 500').waitFor();
  await stage.accessible();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.getByText('Devika Malhotra').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Devika', { exact: true }).waitFor();
  await named('Devika').waitFor();
  await other.close();
  await page.reload();
  await page.getByText('Devika Malhotra').waitFor();
  await eventually(() => first.inputValue(), 'Devika');
  await page.getByRole('radio', { name: 'Shoulder-length hair', checked: true }).waitFor();
  await page.getByRole('checkbox', { name: /Anonymous/, checked: true }).waitFor();
});

tell('on a phone the profile of a new account begins from nothing', 'narrow', async (stage) => {
  const { page, go } = stage;
  await go('/areu');
  await signUpAsParticipant(stage, 'jaya@demo.test');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

  const recover = await breakDown(stage, PROFILE);
  await go('/coins');
  await page.getByText('Failed to fetch profile').waitFor();
  await page.getByText('HTTP error! status: 500').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You are 100 coins away from the next badge!').waitFor();
  await stage.accessible();
  await stage.screenshot('coins-390');
  await tab(stage, 'Edit').click();
  await page.getByLabel('First name').waitFor();
  await page.waitForURL('**/edit');
  await stage.accessible();
  await stage.screenshot('edit-390');
  for (const path of ['/edit', '/coins', '/registration2']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await go(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/First name|100 coins away|No registered events/)
      .first()
      .waitFor();
    await fits(page);
    await stage.screenshot(`${path.slice(1)}-320`);
  }
});
