import type { Page } from '@playwright/test';
import { buildPath, links, tickets } from '@marquee/shared-contracts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import {
  cancelRegistration,
  expectCount,
  expectOutcome,
  readTicketCode,
  showToCamera,
  typeCode,
  waitUntilCached,
} from '../fixtures/door';
import { createEvent, inHours } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { signUpAttendee } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const TIMES = { registerEnd: inHours(2), startTime: inHours(2), endTime: inHours(4) };

/** Creates a link on the host's page and returns its address, which only the reply of the call has. */
async function createLink(page: Page, eventId: string, name: string): Promise<string> {
  await page.getByLabel('Name of the helper or the gate').fill(name);
  const [reply] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/door/links') && response.request().method() === 'POST',
    ),
    page.getByRole('button', { name: 'Create link' }).click(),
  ]);
  const { data }: { data: { token: string } } = await reply.json();
  await expect(page.getByRole('img', { name: `QR code of the link for ${name}` })).toBeVisible();
  return `${links.checkIn(eventId)}#${data.token}`;
}

/** The number of times that the worker reads the document while the page reads changes three times. */
async function countDocumentReads(page: Page): Promise<number> {
  let reads = 0;
  page.context().on('request', (request) => {
    if (request.serviceWorker() !== null && new URL(request.url()).pathname.startsWith('/check-in/'))
      reads += 1;
  });
  for (let time = 0; time < 3; time += 1)
    await page.waitForResponse((response) => response.url().includes('/door/people'));
  return reads;
}

/** Removes the worker and what it has cached, as the next worker may. */
const forgetWorkers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });

test('three devices check people in, one of them without a network', async ({
  api,
  host,
  openPage,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|status of 410/);
  const event = await createEvent(api, host, { title: 'Lantern Walk', ...TIMES });
  const [asha, bela, cato] = await Promise.all(
    ['Asha Rao', 'Bela Rao', 'Cato Rao'].map((name) => signUpAttendee(api, event, name)),
  );
  if (asha === undefined || bela === undefined || cato === undefined)
    throw new Error('Three people are expected.');
  const [ashasCode, belasCode, catosCode] = await Promise.all(
    [asha, bela, cato].map((person) => readTicketCode(api, event, person)),
  );

  const hostPage = await openPage(links.checkIn(event.id), { as: host });
  await expectCount(hostPage, '0 of 3 in');
  await checkAccessibility(hostPage);
  const north = await openPage(await createLink(hostPage, event.id, 'North gate'), { viewport: NARROW });
  const south = await openPage(await createLink(hostPage, event.id, 'South gate'), { viewport: NARROW });
  for (const device of [north, south]) await expectCount(device, '0 of 3 in');
  expect(south.url()).not.toContain('#');
  await checkAccessibility(south);
  await waitUntilCached(south, '/check-in/', 'CheckInScreen');
  expect(await countDocumentReads(south), 'reads of the document by the worker').toBe(0);

  await south.context().setOffline(true);
  await typeCode(south, belasCode ?? '');
  await expectOutcome(south, /Checked in.*Bela Rao/);
  const scannedAt = Date.now();
  await south.reload();
  await expectCount(south, '1 check-in waits to be sent');
  const tab = await south.context().newPage();
  await south.close();
  await tab.goto(links.checkIn(event.id));
  await typeCode(tab, belasCode ?? '');
  await expectOutcome(tab, /Already in.*Bela Rao/);
  await typeCode(tab, ashasCode ?? '');
  await expectOutcome(tab, /Checked in.*Asha Rao/);

  // The north gate sees Bela after the south gate, and sends first. Within a second devices count as one (TK-7).
  await expect.poll(() => Date.now() - scannedAt).toBeGreaterThan(1000);
  await typeCode(north, belasCode ?? '');
  await expectOutcome(north, /Checked in.*Bela Rao/);
  await expectCount(hostPage, '1 of 3 in');
  await tab.context().setOffline(false);
  await forgetWorkers(tab);
  await tab.reload();
  await expectCount(hostPage, '2 of 3 in');
  await expect(
    north.getByText('Bela Rao was already in when you scanned the ticket: another device was first.'),
  ).toBeVisible({
    timeout: 15_000,
  });
  await north.getByRole('button', { name: 'Understood' }).click();
  await expectCount(tab, '2 of 3 in');
  await expect(tab.getByText(/waits? to be sent/)).toBeHidden();

  await cancelRegistration(api, event, cato);
  await expectCount(north, '2 of 2 in');
  await typeCode(north, catosCode ?? '');
  await expectOutcome(north, /Cancelled registration.*Cato Rao/);
  await hostPage.getByRole('button', { name: 'End the link North gate' }).click();
  await expect(north.getByText('The host has ended this link. Ask for a new one.')).toBeVisible({
    timeout: 15_000,
  });
  await north.reload();
  await expect(
    north.getByText('Hosts log in here. Helpers open the link that a host gave them.'),
  ).toBeVisible();
  const southCode = hostPage.getByRole('img', { name: 'QR code of the link for South gate' });
  await expect(southCode).toBeVisible();
  await hostPage.getByRole('button', { name: 'End the link South gate' }).click();
  await expect(southCode).toBeHidden();
});

test('a host reads a ticket by the camera, undoes, finds by name, and adds a person', async ({
  api,
  host,
  openPage,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Walk', ...TIMES });
  const other = await createEvent(api, host, { title: 'Other Walk', ...TIMES });
  const asha = await signUpAttendee(api, event, 'Asha Rao');
  const stranger = await signUpAttendee(api, other, 'Zubin Rao');
  const page = await openPage(links.checkIn(event.id), { as: host, viewport: NARROW });
  await expectCount(page, '0 of 1 in');
  const picture = await page.request.get(buildPath(tickets.picture.path, { eventId: event.id }), {
    headers: { authorization: `Bearer ${asha.token}` },
  });
  await showToCamera(page, await picture.body());
  await page.getByRole('button', { name: 'Scan tickets' }).click();
  await expectOutcome(page, /Checked in.*Asha Rao/);
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expectCount(page, '1 of 1 in');
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Undo: Asha Rao' }).click();
  await expectOutcome(page, 'Check-in undone');
  await expectCount(page, '0 of 1 in');
  await page.getByLabel('Find a person').fill('rao ash');
  await page.getByRole('button', { name: 'Check in Asha Rao' }).click();
  await expectOutcome(page, /Checked in.*Asha Rao/);
  await typeCode(page, await readTicketCode(api, other, stranger));
  await expectOutcome(page, 'A ticket of another event');
  await typeCode(page, `MARQUEE-${event.id.replaceAll('-', '').toUpperCase()}-${'A'.repeat(32)}`);
  await expectOutcome(page, 'Unknown ticket');

  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dev Rao');
  await page.getByRole('button', { name: 'Register and check in' }).click();
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await page.getByLabel('Email').fill('dev.rao@example.org');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Register and check in' }).click();
  await expectOutcome(page, /Checked in.*Dev Rao/);
  await expectCount(page, '2 of 2 in');
});
