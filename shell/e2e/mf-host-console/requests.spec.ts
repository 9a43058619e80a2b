import { links, registration } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { type Account, signUpParticipant } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, createRegistrationForm, type TestEvent } from '../fixtures/events';
import { getHeading, getRegistrationPanel, openEvent } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readMails } from '../fixtures/mails';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function ask(api: ApiClient, { id }: TestEvent, account: Account): Promise<void> {
  const input = { params: { eventId: id }, body: createRegistrationForm(account) };
  await api.call(registration.sendRequest, input, account.token);
}

test('a host approves registrations: a request is sent, approved beyond the capacity, and becomes a seat', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', capacityMax: 1 });
  const form = await openPage(links.updateEventDetails(event.id), { as: host });
  await form.getByLabel(/^Approve each registration/).check();
  await form.getByLabel('Let people wait for a seat when the event is full').check();
  await getButton(form, 'Save').click();
  await expect(form.getByText('No open requests')).toBeVisible();

  const first = await signUpParticipant(api, 'First Comer');
  await ask(api, event, first);
  await page.setViewportSize(NARROW);
  const person = await signUpParticipant(api, 'Nila Devi');
  await logIn(person);
  await openEvent(page, event);
  const panel = getRegistrationPanel(page);
  await panel.getByRole('link', { name: 'Request to register' }).click();
  await expect(page.getByText(/^The hosts of this event approve each registration/)).toBeVisible();
  await page.getByLabel('Institute').fill('Lakeside College');
  await getButton(page, 'Send request').click();
  await expect(getHeading(page, event.title)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Waiting for approval' })).toBeDisabled();
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  await page.goto(links.registeredEvents());
  await expect(page.getByRole('region', { name: 'Your requests' })).toContainText('Lantern Talk');
  await openEvent(page, event);

  await form.goto(links.participants(event.id));
  await form.getByRole('link', { name: 'Requests' }).click();
  await expect(form.getByText('2 requests')).toBeVisible();
  await checkAccessibility(form);
  await getButton(form, 'Approve: First Comer').click();
  await expect(form.getByText('1 approved.')).toBeVisible();
  await getButton(form, 'Approve: Nila Devi').click();
  await expect(form.getByText('1 approved and on the waitlist.')).toBeVisible();
  await expect(form.getByText('No open requests')).toBeVisible();

  await expect(page.getByText('You are number 1 on the waitlist.')).toBeVisible();
  await api.call(registration.cancelRegistration, { params: { eventId: event.id } }, first.token);
  await expect(panel.getByRole('button', { name: 'Already Registered' })).toBeVisible();
  const mails = (await readMails(api, person.email)).map(({ subject }) => subject);
  expect(mails).toEqual(
    expect.arrayContaining(['Your request was approved: Lantern Talk', 'You are registered: Lantern Talk']),
  );
});

test('a host declines requests together with a message, and decides by a file', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', approval: true });
  const people = await Promise.all(
    ['Asha Rao', 'Omar Sheikh', 'Venkatanarasimharajuvaripeta Nair'].map((name) =>
      signUpParticipant(api, name),
    ),
  );
  for (const person of people) await ask(api, event, person);
  await page.setViewportSize(NARROW);
  await logIn(host);
  await page.goto(`${links.participants(event.id)}?view=requests`);
  await expect(page.getByText('3 requests')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('checkbox', { name: 'Asha Rao' }).check();
  await page.getByRole('checkbox', { name: 'Omar Sheikh' }).check();
  await getButton(page, 'Decline selected').click();
  const dialog = page.getByRole('alertdialog', { name: 'Decline 2 requests?' });
  await dialog.getByLabel('Message').fill('This is for students only.');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('2 declined.')).toBeVisible();
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);

  const { lines } = await readCsvDownload(getButton(page, 'Download CSV'));
  const decided = lines.map((line, index) => (index === 0 ? line : line.replace(/"",""$/, '"approve",""')));
  await page.getByLabel('Upload decisions').setInputFiles({
    name: 'requests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(decided.join('\r\n')),
  });
  await expect(page.getByText('1 approved.')).toBeVisible();
  await page.getByLabel('State').selectOption('Declined');
  await expect(page.getByText('“This is for students only.”')).toHaveCount(2);
  await page.reload();
  await getButton(page, 'Approve: Asha Rao').click();
  await expect(page.getByText('1 approved.')).toBeVisible();

  const [, declined] = people;
  const other = await openPage(links.event(event.id), { as: declined, viewport: NARROW });
  await expect(other.getByRole('button', { name: 'Request declined' })).toBeDisabled();
  await expect(other.getByText('“This is for students only.”')).toBeVisible();
});
