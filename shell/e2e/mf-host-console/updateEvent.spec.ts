import { links, manageEvents } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpHost } from '../fixtures/accounts';
import { addAdministrator } from '../fixtures/administrators';
import { clickForToast, closeAlert } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent } from '../fixtures/events';
import { failRequests } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const getButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Waits until the page has requested no file for half a second. */
async function waitUntilIdle(page: Page): Promise<void> {
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await countFiles();
        return count === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

async function addStage(page: Page, description: string): Promise<void> {
  await getButton(page, 'Add stage').click();
  await page.getByRole('main').getByLabel('What happens').fill(description);
  await getButton(page, 'Save stage 1').click();
}

test('an event that was cancelled meanwhile cannot be updated, and the alert shows the reason', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  const { id } = await createEvent(api, host, { title: 'Called Off' });
  await page.goto(links.updateEventDetails(id));
  await page.getByRole('main').getByLabel('Venue').fill('Hall 2');
  await api.call(manageEvents.cancel, { params: { eventId: id } }, host.token);
  consoleErrors.expect(/status of 409/);
  await getButton(page, 'Save').click();
  await closeAlert(page, 'Failed to update event: This event was cancelled.');
});

test('without a network the alert appears at once, and the save works when the network is back', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await createEvent(api, host, { title: 'Tidal Talk' });
  await page.goto(links.updateEvent(id));
  await page.getByRole('main').getByLabel('Title').fill('Tidal Talk, again');
  await waitUntilIdle(page);
  await page.context().setOffline(true);
  await getButton(page, 'Save').click();
  await closeAlert(page, 'An unexpected error occurred: You appear to be offline');
  await expect(page.getByRole('main').getByLabel('Title')).toHaveValue('Tidal Talk, again');
  await page.context().setOffline(false);
  await getButton(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidal Talk, again' })).toBeVisible();
});

test('two hosts update an event at once, and neither loses a field', async ({
  hostPage: page,
  api,
  openPage,
  consoleErrors,
  host: owner,
}) => {
  consoleErrors.expect(/409/);
  const main = page.getByRole('main');
  const second = await signUpHost(api, 'Farah Siddiqui');
  const event = await createEvent(api, owner, { title: 'Shared Seminar' });
  await addAdministrator(api, { owner, event }, second);
  await page.goto(links.updateEvent(event.id));
  await main.getByLabel('Title').fill('Shared Seminar, mine');
  await getButton(page, 'Next').click();
  await main.getByLabel('Venue').fill('Hall 2');
  await addStage(page, 'Welcome');

  const other = await openPage(links.updateEventDetails(event.id), { as: second });
  await other.getByRole('main').getByLabel('Venue').fill('Hall 3');
  await other.getByRole('main').getByLabel('Capacity').fill('150');
  await addStage(other, 'Keynote');
  await getButton(other, 'Save').click();
  await expect(other).toHaveURL(links.eventDetail(event.id));

  await getButton(page, 'Save').click();
  await expect(main.getByText('Their changes to these fields are included: Capacity.')).toBeVisible();
  await expect(main.getByText('theirs: Hall 3')).toBeVisible();
  await expect(main.getByText('theirs: Day 1: Keynote')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Somebody else has changed this event' })).toBeFocused();
  await expect(main.getByRole('textbox', { name: 'Venue' })).toHaveValue('Hall 2');
  await checkAccessibility(page);
  await getButton(page, 'Use theirs: Stages').click();
  await clickForToast(getButton(page, 'Save'), 'Event updated successfully!');
  await expect(page).toHaveURL(links.eventDetail(event.id));
  await expect(main.getByText('0 of 150')).toBeVisible();
  await expect(main.getByText('Hall 2')).toBeVisible();
  await expect(main.getByText('Keynote')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('an update names missing fields and failures, and keeps the fields', async ({
    hostPage: page,
    api,
    consoleErrors,
    host,
  }) => {
    const main = page.getByRole('main');
    const { id } = await createEvent(api, host, { title: 'Second Thoughts' });
    await page.goto(links.updateEvent(id));
    await main.getByLabel('Title').fill('');
    await main.getByLabel('Organization').fill(' ');
    await getButton(page, 'Next').click();
    await closeAlert(page, 'Please fill in the following fields: Title, Organization');
    await main.getByLabel('Title').fill('Third Thoughts');
    await main.getByLabel('Organization').fill('Lakeside College');
    await getButton(page, 'Next').click();
    await expect(main.getByText('Step 2 of 2')).toBeVisible();

    const recover = await failRequests(page, `**/api/events/update/${id}`, consoleErrors);
    await getButton(page, 'Save').click();
    const failure = 'Update failed: No additional details provided';
    await expect(page.getByRole('alertdialog', { name: failure })).toBeVisible();
    await checkAccessibility(page);
    await closeAlert(page, failure);
    await recover();

    consoleErrors.expect(/net::ERR_/);
    await page.context().setOffline(true);
    await getButton(page, 'Save').click();
    await closeAlert(page, 'An unexpected error occurred: You appear to be offline');
    await page.context().setOffline(false);
    await clickForToast(getButton(page, 'Save'), 'Event updated successfully!');
    await expect(page).toHaveURL(links.eventDetail(id));
    await expect(main.getByRole('heading', { name: 'Third Thoughts' })).toBeVisible();
  });
});
