import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, register } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { slotTest as test } from '../fixtures/slotTest';
import { expect } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

const getSeatAction = (page: Page, state: string) =>
  page.getByRole('button', { name: `Choose a seat (${state})` });
const getOutage = (page: Page, label: string) =>
  page.getByRole('button', { name: `${label} (Fixture) cannot be shown right now. Retry` });
const getProfileTabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

/** Opens the menu of this width that has the entries of remotes, and returns an entry. */
async function openEntry(page: Page, name: string) {
  const isNarrow = page.viewportSize()?.width === NARROW.width;
  await page.getByRole('button', { name: isNarrow ? 'Open menu' : 'More', exact: true }).click();
  return isNarrow
    ? page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })
    : page.getByRole('menuitem', { name });
}

const createOpenEvent = (api: ApiClient, host: Account) => createEvent(api, host, { title: 'Seated talk' });

for (const viewport of [WIDE, NARROW])
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a participant meets a remote in the menu, on an event and in the profile (RT-25, RT-26)', async ({
      participantPage: page,
      participant,
      api,
      host,
    }) => {
      const event = await createOpenEvent(api, host);
      await page.goto(`/event/${event.id}`);
      await expect(getSeatAction(page, 'OPEN')).toHaveAttribute('data-event', event.id);
      await expectNoOverflow(page);
      await register(api, event, participant);
      await page.reload();
      await expect(getSeatAction(page, 'REGISTERED')).toBeVisible();
      await checkAccessibility(page);

      const tabs: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('SeatTab')) tabs.push(request.url());
      });
      await page.goto('/part-profile');
      await expect(page.getByRole('button', { name: 'Bell' })).toBeVisible();
      expect(tabs).toEqual([]);
      await getProfileTabs(page).getByRole('link', { name: 'Seats' }).click();
      await expect(page.getByText('You have no seats.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Seats' })).toBeVisible();
      await expectNoOverflow(page);
      await checkAccessibility(page);
      await page.reload();
      await expect(page.getByText('You have no seats.')).toBeVisible();

      await (await openEntry(page, 'My seats')).click();
      await expect(page).toHaveURL('/fixture/seats');
      await expect(page.getByRole('heading', { level: 1, name: 'Seats' })).toBeVisible();
    });

    test('a host has the entry for hosts', async ({ hostPage: page }) => {
      await page.goto('/home-host');
      await (await openEntry(page, 'Seat plans')).click();
      await expect(page).toHaveURL('/fixture/seats');
    });

    test('slots that throw name their remote, and the screens around them work (RT-26)', async ({
      participantPage: page,
      consoleErrors,
      api,
      host,
    }) => {
      consoleErrors.expect(/thrown on purpose/);
      const event = await createOpenEvent(api, host);
      await page.goto(`/event/${event.id}?throws`);
      await expect(getOutage(page, 'Actions')).toBeVisible();
      await expectNoOverflow(page);
      await checkAccessibility(page);
      await page.getByRole('link', { name: 'Register' }).click();
      await expect(page).toHaveURL(`/regifore/${event.id}`);

      await page.goto('/part-profile?tab=mf-fixture.SeatTab&throws');
      await expect(getOutage(page, 'Seats')).toBeVisible();
      await expectNoOverflow(page);
      await checkAccessibility(page);
      await getProfileTabs(page).getByRole('link', { name: 'Badges' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Badges and Coins' })).toBeVisible();
    });
  });
