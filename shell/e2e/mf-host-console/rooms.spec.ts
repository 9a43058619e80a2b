import { links, rooms } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpHost, signUpParticipant } from '../fixtures/accounts';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, register } from '../fixtures/events';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** So many rows are higher than the dialog. */
const PEOPLE = 24;

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('a host adds rooms and allocates a room until it is full', async ({
  page,
  api,
  logIn,
  consoleErrors,
}) => {
  consoleErrors.expect(/409/);
  const main = page.getByRole('main');
  const [host, ...attendees] = await Promise.all([
    signUpHost(api),
    signUpParticipant(api),
    signUpParticipant(api, 'Omar Sheikh'),
  ]);
  const event = await createEvent(api, host, { title: 'Two Halls' });
  for (const attendee of attendees) await register(api, event, attendee);
  await logIn(host);
  await page.goto(links.rooms(event.id));
  await main.getByLabel('Room names').fill('LT-1\nLT-2\n');
  await clickForToast(getButton(page, 'Add rooms'), '2 rooms added.');

  await getButton(page, /^LT-1/).click();
  const dialog = page.getByRole('dialog', { name: 'LT-1' });
  await dialog.getByText('Name and capacity').click();
  await dialog.getByLabel('Capacity', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Save room' }).click();
  await expect(dialog.getByText('0 of 1 seats taken')).toBeVisible();
  await dialog.getByRole('searchbox').fill('browser.test');
  const allocate = dialog.getByRole('button', { name: / to this room$/ }).first();
  await allocate.click();
  await expect(dialog.getByText('1 of 1 seats taken · Filled')).toBeVisible();
  await allocate.click();
  await expect(dialog.getByText('This room is full.')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(getButton(page, 'LT-1 Filled 1 of 1')).toBeVisible();
});

test('a long list of people scrolls by itself, so that the search stays in reach on a phone', async ({
  page,
  api,
  logIn,
}) => {
  await page.setViewportSize(NARROW);
  const host = await signUpHost(api);
  const event = await createEvent(api, host, { title: 'One Hall' });
  const params = { eventId: event.id };
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpParticipant(api)));
  await Promise.all(people.map((person) => register(api, event, person)));
  const { data } = await api.call(rooms.create, { params, body: { roomNames: ['LT-1'] } }, host.token);
  const room = { ...params, roomId: data[0]?.id ?? '' };
  await api.call(rooms.update, { params: room, body: { capacity: people.length } }, host.token);
  await api.call(rooms.fill, { params }, host.token);
  await logIn(host);
  await page.goto(links.rooms(event.id));
  await getButton(page, /^LT-1/).click();
  const dialog = page.getByRole('dialog', { name: 'LT-1' });
  await expect(dialog.getByRole('listitem')).toHaveCount(PEOPLE);
  const measureHeight = () =>
    dialog.evaluate((element) => {
      const last = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return { scrolled: element.scrollHeight, content: last - element.getBoundingClientRect().top };
    });
  const { scrolled, content } = await measureHeight();
  expect(scrolled - content).toBeLessThan(40);
  await checkAccessibility(page);
});
