import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';

const tell = stories();

const main = ({ page }: Stage) => page.getByRole('navigation', { name: 'Main' });
const narrow = ({ page }: Stage) => page.getByRole('navigation', { name: 'Menu' });

/** Opens a menu of the bar, which axe looks at, and answers what it offers. */
async function offered(stage: Stage, menu: string): Promise<string[]> {
  const { page } = stage;
  await page.getByRole('button', { name: menu }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await items.first().waitFor();
  await stage.accessible();
  return items.allTextContents();
}

async function loggedIn(stage: Stage, email: string): Promise<void> {
  await stage.go('/login');
  await logIn(stage, email);
  await main(stage).getByRole('button', { name: 'Logout' }).or(narrow(stage).getByRole('button')).waitFor();
}

async function behindHamburger(stage: Stage): Promise<string[]> {
  await narrow(stage).getByRole('button', { name: 'Open menu' }).click();
  return narrow(stage).getByRole('listitem').allTextContents();
}

tell('a visitor goes to a type, is asked to log in by Explore, and goes on there', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  assert.deepEqual(await offered(stage, 'Compete'), ['Quiz', 'Hackathon', 'Seminar', 'Webinar']);
  await page.getByRole('menuitem', { name: 'Seminar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seminars' }).waitFor();

  assert.ok((await offered(stage, 'Explore')).includes('Registered Events'));
  await page.getByRole('menuitem', { name: 'Registered Events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, 'participant1@demo.test');
  await page.waitForURL('**/registered-events');

  const menu = await offered(stage, 'My Event');
  assert.deepEqual(menu, ['Registered Events', 'Past Events']);
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
  const entries = await behindHamburger(stage);
  for (const entry of [
    'Quiz',
    'Hackathon',
    'Seminar',
    'Webinar',
    'Past Events',
    'Registered Events',
    'Logout',
  ])
    assert.ok(entries.includes(entry), entry);
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
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(kept, []);
});

tell('a host has the host’s navigation, on the home page too (RT-5)', 'wide', async (stage) => {
  const { page, go } = stage;
  await loggedIn(stage, 'host1@demo.test');
  await page.waitForURL('**/home-host');
  await go('/');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await stage.accessible();
  assert.ok((await offered(stage, 'My Events')).includes('Manage Events'));
  await page.getByRole('menuitem', { name: 'Manage Events' }).click();
  await page.waitForURL('**/event-manage');
  await stage.screenshot('navigation-host-1280');
  await page.setViewportSize({ width: 1000, height: 800 });
  const entries = await behindHamburger(stage);
  assert.ok(entries.includes('Manage Events') && entries.includes('Logout'), entries.join());
  await stage.accessible();
});

tell(
  'the theme of the footer stays over a reload without a flash, and reaches other tabs',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await go('/terms');
    const light = await ground();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    const dark = await ground();
    assert.notEqual(dark, light);
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');

    // Before any script of the shell: the document alone.
    await page.route('**/shell/**', (route) => route.abort());
    stage.complaints.expect(/ERR_FAILED/);
    await page.reload();
    assert.equal(await ground(), dark);
    await page.unroute('**/shell/**');
    await page.reload();
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await stage.screenshot('terms-dark-1280');
    await page.getByRole('radio', { name: 'System' }).check({ force: true });
    assert.equal(await ground(), light);
  },
);
