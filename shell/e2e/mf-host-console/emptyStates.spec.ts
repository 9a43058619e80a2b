import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent } from '../fixtures/events';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

test.use({ viewport: NARROW });

/** Opens a screen that has nothing to show and expects its sentence about it. */
async function expectEmpty(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
}

test('a new host has no events yet', async ({ hostPage: page }) => {
  await expectEmpty(page, links.manageEvents(), 'No events found');
  await expectEmpty(page, links.hostHome(), 'You have no events yet.');
  await checkAccessibility(page);
});

test('a new quiz has no participants, rooms and questions yet', async ({ hostPage: page, api, host }) => {
  const fields = { title: 'First Try', category: 'quiz', mode: 'online', venue: null } as const;
  const { id } = await createEvent(api, host, fields);
  await expectEmpty(page, links.participants(id), 'No participants found');
  await expectEmpty(page, links.rooms(id), 'This event is online: it needs no rooms.');
  await expectEmpty(
    page,
    `${links.createQuiz(id)}?view=preview`,
    'There is nothing to see yet: this quiz has no questions.',
  );
  await expectEmpty(
    page,
    links.createQuiz(id),
    'This quiz has no questions yet. Nobody can start it without any.',
  );
  await checkAccessibility(page);
});

const screens = ['event-detail', 'update-event', 'view-participants', 'host-manage'];

test('a screen without an event leads to the list of events', async ({ hostPage: page }) => {
  for (const name of screens) await expectEmpty(page, `/${name}`, 'No event selected');
  await expectEmpty(page, '/create-quiz', 'No event selected. Please go back and select an event.');
});

test('a screen of an event that does not exist leads to the list of events', async ({
  hostPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  const unknown = '00000000-0000-7000-8000-000000000000';
  for (const name of [...screens, 'room-allocate', 'create-quiz'])
    await expectEmpty(page, `/${name}/${unknown}`, 'No event details available.');
  await checkAccessibility(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Manage events' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Manage events' })).toBeVisible();
});
