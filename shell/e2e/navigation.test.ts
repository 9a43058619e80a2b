import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { eventually } from './steps/eventually';

const tell = stories();

const TYPES = ['Quiz', 'Hackathon', 'Seminar', 'Webinar'];
const OWN = ['My Profile', 'Notification', 'Registrations', 'Watchlist', 'Badges and Coins'];
const HOSTS = ['Create Event', 'Manage Events', 'Host home', 'Notifications', 'Profile', 'Logout'];

const narrow = ({ page }: Stage) => page.getByRole('navigation', { name: 'Menu' });

/** Opens a menu of the bar, which offers exactly this, and axe looks at it. */
async function open(stage: Stage, menu: string, entries: string[]): Promise<void> {
  const { page } = stage;
  await page.getByRole('button', { name: menu, exact: true }).click();
  await eventually(() => page.getByRole('menu').getByRole('menuitem').allTextContents(), entries);
  await stage.accessible();
}

async function loggedIn(stage: Stage, email: string): Promise<void> {
  await stage.go('/login');
  await logIn(stage, email);
  await stage.page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens the hamburger, behind which exactly this is. */
async function openHamburger(stage: Stage, entries: string[]): Promise<void> {
  await narrow(stage).getByRole('button', { name: 'Open menu' }).click();
  await eventually(() => narrow(stage).getByRole('listitem').allTextContents(), entries);
}

tell('a visitor goes to a type, is asked to log in by Explore, and goes on there', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await open(stage, 'Compete', TYPES);
  await page.getByRole('menuitem', { name: 'Seminar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seminars' }).waitFor();

  await open(stage, 'Explore', ['Create Events', 'Registered Events']);
  await page.getByRole('menuitem', { name: 'Registered Events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, 'participant1@demo.test');
  await page.waitForURL('**/registered-events');

  await open(stage, 'My Event', ['Registered Events', 'Past Events']);
  await page.getByRole('menuitem', { name: 'Past Events' }).click();
  await page.waitForURL('**/past');
  await stage.accessible();
  await stage.screenshot('navigation-participant-1280');
});

tell('the search of the bar leads to the field of the home page from anywhere', 'narrow', async (stage) => {
  const { page, go } = stage;
  await go('/event-type/quiz');
  await page.getByRole('link', { name: 'Search events' }).click();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Search events' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
});

tell('a participant finds everything behind the hamburger', 'narrow', async (stage) => {
  const { page } = stage;
  await loggedIn(stage, 'participant1@demo.test');
  await openHamburger(stage, [...OWN, ...TYPES, 'Past Events', 'Registered Events', 'Logout']);
  await stage.accessible();
  await stage.screenshot('navigation-participant-390');
  await page.setViewportSize({ width: 320, height: 700 });
  await stage.screenshot('navigation-participant-320');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
  // By the key: a toast may lie over the button.
  await page.keyboard.press('Enter');
  await narrow(stage).getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('heading', { name: 'Host now' })
    .or(page.getByRole('link', { name: 'Host now' }))
    .waitFor();
  await eventually(() => page.evaluate(() => Object.keys(localStorage)), []);
});

tell('a host has the host’s navigation, on the home page too (RT-5)', 'wide', async (stage) => {
  const { page, go } = stage;
  await loggedIn(stage, 'host1@demo.test');
  await page.waitForURL('**/home-host');
  await go('/');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await stage.accessible();
  await open(stage, 'My Events', ['Create Event', 'Manage Events', 'Host home']);
  await page.getByRole('menuitem', { name: 'Manage Events' }).click();
  await page.waitForURL('**/event-manage');
  await stage.screenshot('navigation-host-1280');
  await page.setViewportSize({ width: 1000, height: 800 });
  await openHamburger(stage, HOSTS);
  await stage.accessible();
});

tell('whoever is logged in sees no visitor’s links before any script', 'wide', async (stage) => {
  const { page, go } = stage;
  const signUp = page.getByRole('link', { name: 'Sign up', exact: true });
  await loggedIn(stage, 'participant2@demo.test');
  await page.route('**/shell/**', (route) => route.abort());
  stage.complaints.expect(/ERR_FAILED/);
  await go('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signUp.waitFor({ state: 'hidden' });
  await page.context().clearCookies();
  await page.reload();
  await signUp.waitFor();

  // The page corrects what the server did not know.
  await page.unroute('**/shell/**');
  await page.reload();
  await page.getByRole('button', { name: 'My Event', exact: true }).waitFor();
  assert.match(await page.evaluate(() => document.cookie), /known=1/);
});

tell(
  'the theme of the footer stays over a reload without a flash, and reaches other tabs',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const choose = (theme: string) =>
      page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await go('/terms');
    const terms = page.getByRole('heading', { level: 1, name: /Terms/ });
    await terms.waitFor();
    const light = await ground();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await choose('Dark');
    await eventually(async () => (await ground()) === light, false);
    const dark = await ground();
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');

    // Before any script of the shell: the document alone.
    await page.route('**/shell/**', (route) => route.abort());
    stage.complaints.expect(/ERR_FAILED/);
    await page.reload();
    assert.equal(await ground(), dark);
    await page.unroute('**/shell/**');
    await page.reload();
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await terms.waitFor();
    await stage.screenshot('terms-dark-1280');
    await choose('System');
    await eventually(ground, light);
  },
);
