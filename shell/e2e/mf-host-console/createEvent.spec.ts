import { links, rooms } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEventOnScreens, fillBasics, fillTimes, PICTURE } from '../fixtures/eventForm';
import { createEvent } from '../fixtures/events';
import { expectOneRow } from '../fixtures/expectOneRow';
import { failRequests } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('the form of a hackathon with a picture survives Back and a reload', async ({ hostPage: page }) => {
  const main = page.getByRole('main');
  await page.goto(links.hostHome());
  await main.getByRole('link', { name: 'Hackathon', exact: true }).click();
  await expect(main.getByText('Step 1 of 2')).toBeVisible();
  await fillBasics(page, { type: 'Hackathon', title: 'Lake Hack', isOffline: true });
  await main.getByLabel('Picture file').setInputFiles(PICTURE);
  await expect(getButton(page, 'Choose another picture')).toBeVisible();
  await checkAccessibility(page);
  await getButton(page, 'Next').click();
  await expect(main.getByText('Step 2 of 2')).toBeVisible();
  await main.getByLabel('Venue').fill('Hall 1');
  await page.goBack();
  await expect(main.getByText('Step 1 of 2')).toBeVisible();
  await page.reload();
  await expect(getButton(page, 'Choose another picture')).toBeVisible();
  await expect(main.getByLabel('Title')).toHaveValue('Lake Hack');
  await page.goForward();
  await expect(main.getByText('Step 2 of 2')).toBeVisible();
  await expect(main.getByLabel('Venue')).toHaveValue('Hall 1');
});

/** Fills in team size, rooms and a stage, leaves out a time, and reloads. */
async function fillTeamDetails(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByText('Team', { exact: true }).click();
  await main.getByLabel('Largest team').fill('4');
  await main.getByLabel('Rooms').fill('LT-1\n\nLT-2');
  await getButton(page, 'Add stage').click();
  await main.getByLabel('What happens').fill('Opening');
  await getButton(page, 'Save stage 1').click();
  await main.getByLabel('Event starts').fill('');
  await getButton(page, 'Publish').click();
  await expect(main.getByText('Please enter a date and a time.')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(main.getByText('Opening')).toBeVisible();
  await expect(main.getByLabel('Largest team')).toHaveValue('4');
  await fillTimes(page);
}

test('a host publishes a hackathon with teams, rooms and stages', async ({ hostPage: page, api, host }) => {
  const main = page.getByRole('main');
  const basics = { type: 'Hackathon', title: 'River Hack', isOffline: true };
  const eventId = await createEventOnScreens(page, basics, () => fillTeamDetails(page));
  await main.getByRole('link', { name: 'River Hack', exact: true }).click();
  await expect(page).toHaveURL(links.eventDetail(eventId));
  await expect(main.getByText('Teams of 1–4')).toBeVisible();
  const { data } = await api.call(rooms.list, { params: { eventId } }, host.token);
  expect(data.map(({ name }) => name)).toEqual(['LT-1', 'LT-2']);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a quiz whose rooms failed is created once', async ({ hostPage: page, api, consoleErrors, host }) => {
    const main = page.getByRole('main');
    await createEvent(api, host, { title: 'Tide Tables' });
    const recover = await failRequests(page, /\/rooms\/create/, consoleErrors);
    await page.goto(`${links.createEvents()}?type=quiz`);
    await fillBasics(page, { type: 'Quiz', title: 'Lake Quiz', isOffline: true });
    await checkAccessibility(page);
    await getButton(page, 'Next').click();
    await fillTimes(page);
    await main.getByLabel('Rooms').fill('Lab');
    await getButton(page, 'Publish').click();
    await expect(main.getByText('Room creation failed')).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await recover();
    await getButton(page, 'Retry the rooms').click();
    await expect(page.getByRole('dialog', { name: 'Event Created Successfully!' })).toBeVisible();
    await page.getByRole('button', { name: 'Manage events' }).click();
    await expect(page).toHaveURL(links.manageEvents());
    await main.getByLabel('Search your events').fill('lake quiz');
    await expect(main.getByText('1 of 2 events', { exact: true })).toBeVisible();
  });

  test('the buttons of the second step stand in one row', async ({ hostPage: page }) => {
    await page.goto(links.createEvents());
    await fillBasics(page, { type: 'Quiz', title: 'Lake Quiz' });
    await getButton(page, 'Next').click();
    const back = page.getByRole('main').getByRole('link', { name: 'Back' });
    for (const size of [NARROW, NARROWEST]) {
      await page.setViewportSize(size);
      await expectOneRow(back, getButton(page, 'Save draft'), getButton(page, 'Publish'));
    }
  });
});
