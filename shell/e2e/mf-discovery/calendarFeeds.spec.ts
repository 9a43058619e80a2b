import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpAttendee } from '../fixtures/teams';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createQuiz } from '../fixtures/quizzes';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const getAddress = (page: Page) => page.getByLabel('Address for other calendars').inputValue();

/** The calendar as a program reads it, without the session of the browser. */
async function readCalendar(address: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(address);
  return { status: reply.status, text: (await reply.text()).replaceAll('\r\n ', '') };
}

test('a participant subscribes to the own events, and renews the address (EV-43)', async ({
  api,
  host,
  openPage,
}) => {
  const event = await createQuiz(api, host, { questions: 1 });
  const person = await signUpAttendee(api, event, 'Asha Rao');
  const page = await openPage(links.registeredEvents(), { as: person, viewport: NARROW });
  await page.getByRole('button', { name: 'Subscribe to your calendar' }).click();
  const address = await getAddress(page);
  const { status, text } = await readCalendar(address);
  expect(status).toBe(200);
  expect(text).toContain(`${links.event(event.id)}\r\nSTATUS:CONFIRMED`);
  await checkAccessibility(page);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('button', { name: 'Renew address' }).click();
  await expect(page.getByText('Your calendar has a new address.')).toBeVisible();
  const renewed = await getAddress(page);
  expect(renewed).not.toBe(address);
  expect((await readCalendar(address)).status).toBe(404);
  expect((await readCalendar(renewed)).text).toBe(text);
  await page.reload();
  await page.getByRole('button', { name: 'Subscribe to your calendar' }).click();
  expect(await getAddress(page)).toBe(renewed);
});

test('a visitor subscribes to the events of a search (EV-42)', async ({ page }) => {
  await page.goto('/search?type=seminar');
  await page.getByRole('button', { name: 'Subscribe to calendar' }).click();
  const { status, text } = await readCalendar(await getAddress(page));
  expect(status).toBe(200);
  expect(text).toContain('NAME:Marquee: seminar');
  await checkAccessibility(page);
});
