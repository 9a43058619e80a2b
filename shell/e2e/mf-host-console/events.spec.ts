import { links, manageEvents } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { fillTimes } from '../fixtures/eventForm';
import { createEvent } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { failRequests, holdRequests } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const LIST = /\/api\/events\/list\?/;

test.use({ viewport: NARROW });

const getButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('the list of events loads slowly, fails and recovers', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  const main = page.getByRole('main');
  await createEvent(api, host, { title: 'Tide Tables' });
  const held = await holdRequests(page, LIST);
  await page.goto(links.manageEvents());
  await expect(main.getByText('Loading your events...')).toBeAttached();
  held.release();
  await expect(main.getByRole('table')).toBeVisible();
  await page.unrouteAll();
  const recover = await failRequests(page, LIST, consoleErrors);
  await page.reload();
  await expect(main.getByRole('alert').getByText('Failed to fetch events')).toBeVisible();
  await checkAccessibility(page);
  await recover();
  await getButton(page, 'Try again').click();
  await expect(main.getByRole('table')).toBeVisible();
});

/** Saves the copy of an event as a draft, completes, publishes, unpublishes and deletes it. */
async function publishCopy(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'This event is a draft' });
  const choose = async (name: string) => {
    await getButton(page, 'More').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await clickForToast(getButton(page, 'Save draft'), 'Draft saved. Only hosts see it.');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(card).toContainText('fill in: Registration starts, Registration ends, Event starts');
  await checkAccessibility(page);
  const publicPage = links.event(page.url().split('/').at(-1) ?? '');
  const readStatus = async () =>
    (await page.request.get(publicPage, { headers: { accept: 'text/html' } })).status();
  expect(await readStatus()).toBe(404);
  await card.getByRole('link', { name: 'Update' }).click();
  await getButton(page, 'Next').click();
  await fillTimes(page);
  await clickForToast(getButton(page, 'Publish'), `${title} is published.`);
  await expect(main.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expect.poll(readStatus).toBe(200);
  await choose('Unpublish');
  await expect(card.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect.poll(readStatus).toBe(404);
  await expectNoOverflow(page);
  await choose('Delete');
  await clickForToast(
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
    `${title} is deleted.`,
  );
}

test('the menu of an event stays open through a slow press', async ({ hostPage: page, api, host }) => {
  await createEvent(api, host, { title: 'Lake Quiz' });
  await page.goto(links.manageEvents());
  const button = getButton(page, 'More actions for Lake Quiz');
  const item = page.getByRole('menuitem', { name: 'Duplicate' });
  const hold = async () => {
    const { x = 0, y = 0 } = (await button.locator('svg').boundingBox()) ?? {};
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.down();
    await item.waitFor();
    await page.mouse.up();
  };
  // The first press loads the menu's code, and the next one has it.
  await button.click();
  await item.press('Escape');
  await expect(item).toHaveCount(0);
  await hold();
  await item.click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
});

test('a host finds an event, duplicates, cancels and deletes it', async ({ hostPage: page, api, host }) => {
  const main = page.getByRole('main');
  await createEvent(api, host, { title: 'Tide Tables' });
  await createEvent(api, host, { title: 'Lake Quiz', category: 'quiz' });
  const choose = async (name: string) => {
    await getButton(page, 'More actions for Lake Quiz').click();
    await page.getByRole('menuitem', { name }).click();
  };
  const found = main.getByText('1 of 2 events', { exact: true });

  await page.goto(links.manageEvents());
  await main.getByLabel('Search your events').fill('lake quiz');
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await choose('Duplicate');
  await expect(main.getByText('Step 1 of 2')).toBeVisible();
  await expect(main.getByLabel('Title')).toHaveValue('Lake Quiz (copy)');
  await publishCopy(page, 'Lake Quiz (copy)');
  await page.goto(`${links.manageEvents()}?q=lake+quiz`);
  await expect(found).toBeVisible();

  await choose('Cancel event');
  await expect(page.getByRole('alertdialog', { name: 'Cancel Lake Quiz?' })).toBeVisible();
  await checkAccessibility(page);
  await clickForToast(page.getByRole('button', { name: 'Cancel the event' }), 'Lake Quiz is cancelled.');
  await expect(main.getByRole('cell', { name: 'Cancelled' })).toBeVisible();

  await choose('Delete');
  const name = 'Are you sure you want to delete the event "Lake Quiz"?';
  const confirm = page.getByRole('alertdialog', { name }).getByRole('button', { name: 'Delete' });
  await clickForToast(confirm, 'Lake Quiz is deleted.');
  await expect(main.getByText('No events match your selection.')).toBeVisible();
  const { content } = await api.call(manageEvents.list, {}, host.token);
  expect(content.map(({ data }) => data.title)).toEqual(['Tide Tables']);
});

test('a long list of events fits a small phone', async ({ demoHostPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(links.manageEvents());
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expectNoOverflow(page);
});
