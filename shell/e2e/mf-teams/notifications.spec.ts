import { manageEvents } from '@marquee/shared-contracts';
import { logInByApi } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, inHours } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { failRequests, holdRequests, tryAgain } from '../fixtures/network';
import { signUpAttendee } from '../fixtures/teams';
import { getBell } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST, WIDE } from '../fixtures/viewports';

const INBOX = '/notification2';
const FIRST_PAGE = '**/api/v1/participant/notifications/0/5';

/** People of the demonstration without notifications; each new account has a notification. */
const UNNOTIFIED = { participant: 'participant2@demo.test', host: 'host2@demo.test' } as const;

test('notifications that cannot be read say so and appear on Try again', async ({
  page,
  api,
  consoleErrors,
  logIn,
}) => {
  await logIn(await logInByApi(api, UNNOTIFIED.participant));
  const recover = await failRequests(page, FIRST_PAGE, consoleErrors);
  await page.goto(INBOX);
  await expect(page.getByText('Failed to fetch notifications')).toBeVisible();
  await checkAccessibility(page);
  await tryAgain(page, recover);
  await expect(page.getByText('No notifications')).toBeVisible();
  await checkAccessibility(page);
});

test('a notification shows each change of an event on a line of its own (NT-10)', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk' });
  await logIn(await signUpAttendee(api, event, 'Nila Devi'));
  const body = { startTime: inHours(60), endTime: inHours(62) };
  await api.call(manageEvents.update, { params: { eventId: event.id }, body }, host.token);
  await page.goto(INBOX);
  const row = page.getByRole('listitem', { name: 'Lantern Talk has changed' });
  await expect(row).toHaveText(/\nStart: [^\n]+\nEnd: [^\n]+\n/, { useInnerText: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a participant marks one notification and all as read, in every tab', async ({
    page,
    api,
    logIn,
    host,
  }) => {
    const event = await createEvent(api, host, { title: 'Lantern Talk' });
    const person = await signUpAttendee(api, event, 'Nila Devi');
    await api.call(manageEvents.cancel, { params: { eventId: event.id } }, host.token);
    await logIn(person);
    const { release } = await holdRequests(page, FIRST_PAGE);
    await page.goto(INBOX);
    await expect(page.getByText('Loading notifications...')).toBeAttached();
    release();
    await expect(getBell(page, 'Notifications, 2 unread')).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'Lantern Talk was cancelled' })).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);

    const other = await page.context().newPage();
    await other.goto('/');
    await expect(getBell(other, 'Notifications, 2 unread')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Mark as read' }).first().press('Enter');
    await expect(getBell(page, 'Notifications, 1 unread')).toBeVisible();
    // The focus stays in place although the button is gone.
    await expect(page.locator('li:focus')).toBeVisible();
    await other.bringToFront();
    await expect(getBell(other, 'Notifications, 1 unread')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('All read')).toBeVisible();
    await other.bringToFront();
    await getBell(other, 'Notifications').click();
    await expect(other.getByText('All read')).toBeVisible();
  });

  test('the notification of a badge leads to the badges', async ({ demoParticipantPage: page }) => {
    await page.goto(INBOX);
    const link = page.getByRole('link', { name: 'See your badges' }).first();
    await expect(link).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
    // The demonstration is shared, so that its notifications must stay unread.
    await holdRequests(page, '**/notifications/*/read');
    await link.click();
    await expect(page).toHaveURL('/coins');
  });

  test('a host opens the bell and reads the newest notifications', async ({ demoHostPage: page }) => {
    const newest = page.getByRole('region', { name: 'Newest notifications' });
    const button = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await page.goto('/home-host');
    await button.press('Enter');
    await expect(newest.getByRole('listitem').first()).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
    await page.setViewportSize(WIDE);
    await page.keyboard.press('Escape');
    await expect(newest).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the bell and the page of a host without notifications say so', async ({ page, api, logIn }) => {
  const newest = page.getByRole('region', { name: 'Newest notifications' });
  await logIn(await logInByApi(api, UNNOTIFIED.host));
  await page.goto('/home-host');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'Notifications', exact: true }).press('Enter');
  await expect(newest.getByText('No notifications')).toBeVisible();
  await checkAccessibility(page);
  await newest.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('main').getByText('No notifications')).toBeVisible();
  await checkAccessibility(page);
});
