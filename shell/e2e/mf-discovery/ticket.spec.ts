import { links } from '@marquee/shared-contracts';
import { logOutOnScreen } from '../fixtures/accountMenu';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { waitUntilCached } from '../fixtures/door';
import { createEvent } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readMails } from '../fixtures/mails';
import { signUpAttendee } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST, WIDE } from '../fixtures/viewports';

const CODE = 'Your ticket: a QR code for the door';

test('a ticket opens without a network once it was seen, and leaves the device at the logout', async ({
  api,
  host,
  openPage,
  consoleErrors,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Walk', mode: 'offline', venue: 'North Gate' });
  const asha = await signUpAttendee(api, event, 'Asha Rao');
  const mail = (await readMails(api, asha.email)).find(({ subject }) =>
    subject.startsWith('You are registered'),
  );
  expect(mail?.text).toContain(links.ticket(event.id));

  const page = await openPage(links.event(event.id), { as: asha, viewport: NARROW });
  await page.getByRole('link', { name: 'See your ticket' }).click();
  await expect(page.getByRole('img', { name: CODE })).toBeVisible();
  await expect(page.getByText('North Gate')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await downloading).suggestedFilename()).toBe('ticket.png');
  await waitUntilCached(page, '/ticket/', 'TicketScreen');

  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('img', { name: CODE })).toBeVisible();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('img', { name: CODE })).toBeVisible();
  await tab.close();

  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Renew ticket' })).toBeVisible();
  await page.setViewportSize(WIDE);
  await logOutOnScreen(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tickets'))),
  ).toEqual([]);
});
