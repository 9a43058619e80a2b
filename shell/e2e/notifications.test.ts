import type { Page } from 'playwright-core';
import { stories } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { fits } from './steps/eventually';
import { breakDown, slowDown, tryAgain } from './steps/failing';

const tell = stories();

const FIRST_PAGE = '/api/v1/participant/notifications/0/5';
const bell = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

tell('notices are read one by one and all at once, in every tab', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  await beLoggedIn(stage, 'participant1@demo.test');
  const release = await slowDown(stage, FIRST_PAGE);
  await go('/notification2');
  await page.getByText('Loading notifications...').waitFor({ state: 'attached' });
  await stage.screenshot('notifications-loading-390');
  release();
  await bell(page, 'Notifications, 2 unread').waitFor();
  await stage.accessible();
  await stage.screenshot('notifications-390');
  await page.setViewportSize({ width: 320, height: 700 });
  await fits(page);
  await stage.screenshot('notifications-320');

  const other = await page.context().newPage();
  await other.goto(origin);
  await bell(other, 'Notifications, 2 unread').waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Mark as read' }).first().press('Enter');
  await bell(page, 'Notifications, 1 unread').waitFor();
  // The focus stays in place.
  await page.locator('li:focus').waitFor();
  await other.bringToFront();
  await bell(other, 'Notifications, 1 unread').waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('All read').waitFor();
  await other.bringToFront();
  await bell(other, 'Notifications').waitFor();
  await bell(other, 'Notifications').click();
  await other.getByText('All read').waitFor();
  await other.getByRole('link', { name: 'See your badges' }).first().click();
  await other.waitForURL('**/coins');
});

tell('notices that cannot be read say so, and are there on Try again', 'wide', async (stage) => {
  const { page, go } = stage;
  await beLoggedIn(stage, 'participant2@demo.test');
  const recover = await breakDown(stage, FIRST_PAGE);
  await go('/notification2');
  await page.getByText('Failed to fetch notifications').waitFor();
  await stage.accessible();
  await stage.screenshot('notifications-failed-1280');
  await tryAgain(page, recover);
  await page.getByText('No notifications').waitFor();
  await stage.accessible();
  await stage.screenshot('notifications-empty-1280');
});

tell(
  'a host opens the bell, reads what is new there, and where nothing is reads so',
  'narrow',
  async (stage) => {
    const { page, go } = stage;
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const newest = page.getByRole('region', { name: 'Newest notifications' });
    await beLoggedIn(stage, 'host1@demo.test');
    await go('/home-host');
    const own = navigation.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await own.press('Enter');
    await newest.getByRole('listitem').first().waitFor();
    await stage.accessible();
    await stage.screenshot('host-bell-390');
    await page.setViewportSize({ width: 320, height: 700 });
    await fits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await stage.screenshot('host-bell-1280');
    await page.keyboard.press('Escape');
    await newest.waitFor({ state: 'hidden' });
    await own.and(page.locator(':focus')).waitFor();

    await beLoggedIn(stage, 'host2@demo.test');
    await go('/home-host');
    await navigation.getByRole('button', { name: 'Notifications', exact: true }).press('Enter');
    await newest.getByText('No notifications').waitFor();
    await stage.accessible();
    await stage.screenshot('host-bell-empty-1280');
    await newest.getByRole('link', { name: 'See all notifications' }).click();
    await page.getByRole('main').getByText('No notifications').waitFor();
    await stage.accessible();
    await stage.screenshot('host-notifications-empty-1280');
  },
);
