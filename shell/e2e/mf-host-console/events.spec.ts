import { links, manageEvents } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
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
  await page.goBack();
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
