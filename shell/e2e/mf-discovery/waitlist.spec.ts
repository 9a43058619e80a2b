import { links, manageEvents, registration } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/ApiClient';
import { type Account, signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, createRegistrationForm, register, type TestEvent } from '../fixtures/events';
import { getHeading, getRegistrationPanel, openEvent } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readMails } from '../fixtures/mails';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';
import { signUpAttendee } from '../fixtures/teams';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const getPlace = (page: Page, place: number) => page.getByText(`You are number ${place} on the waitlist.`);

async function joinByApi(api: ApiClient, { id }: TestEvent, account: Account): Promise<void> {
  await api.call(
    registration.joinWaitlist,
    { params: { eventId: id }, body: createRegistrationForm(account) },
    account.token,
  );
}

const freeSeat = (api: ApiClient, { id }: TestEvent, { token }: Account) =>
  api.call(registration.cancelRegistration, { params: { eventId: id } }, token);

test.use({ viewport: NARROW });

test('a participant waits for a seat of a full event, moves up live and is registered', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', capacityMax: 1, waitlist: true });
  const first = await signUpAttendee(api, event, 'First Comer');
  const ahead = await signUpParticipant(api, 'Second Comer');
  await joinByApi(api, event, ahead);
  const person = await signUpParticipant(api, 'Nila Devi');
  await logIn(person);
  await openEvent(page, event);
  const panel = getRegistrationPanel(page);
  await panel.getByRole('link', { name: 'Join the waitlist' }).click();
  await expect(page.getByText(/^This event is full\. Join the waitlist/)).toBeVisible();
  await page.getByLabel('Institute').fill('Lakeside College');
  await checkAccessibility(page);
  await getButton(page, 'Join the waitlist').click();
  await expect(getHeading(page, event.title)).toBeVisible();
  await expect(getPlace(page, 2)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'On the waitlist' })).toBeDisabled();
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);

  await api.call(registration.leaveWaitlist, { params: { eventId: event.id } }, ahead.token);
  await expect(getPlace(page, 1)).toBeVisible();
  await page.goto(links.registeredEvents());
  await expect(page.getByRole('region', { name: 'On the waitlist' })).toContainText(
    'number 1 on the waitlist',
  );
  await expect(page.getByText('No registered events found.')).toBeVisible();
  await page.goto(links.registration(event.id));
  await expect(getPlace(page, 1)).toBeVisible();
  await openEvent(page, event);
  await expect(getPlace(page, 1)).toBeVisible();

  await freeSeat(api, event, first);
  await expect(panel.getByRole('button', { name: 'Already Registered' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your registration' })).toBeVisible();
  await expect(page.getByText(/on the waitlist/)).toHaveCount(0);
  const [mail] = await readMails(api, person.email);
  expect(mail?.text).toContain('A seat of Lantern Talk became free, and you are registered.');
  await page.goto(links.notifications());
  await expect(page.getByText('A seat of Lantern Talk became free, and you are registered.')).toBeVisible();
});

test('a person leaves the waitlist after a question, and may join again', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', capacityMax: 1, waitlist: true });
  await signUpAttendee(api, event, 'First Comer');
  const person = await signUpParticipant(api, 'Nila Devi');
  await joinByApi(api, event, person);
  await logIn(person);
  await openEvent(page, event);
  await getButton(page, 'Leave the waitlist').press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave the waitlist?' });
  await question.getByRole('button', { name: 'Keep my place' }).press('Enter');
  await expect(getButton(page, 'Leave the waitlist')).toBeFocused();
  await getButton(page, 'Leave the waitlist').press('Enter');
  await question.getByRole('button', { name: 'Leave the waitlist' }).press('Enter');
  await expect(getRegistrationPanel(page).getByRole('link', { name: 'Join the waitlist' })).toBeVisible();
  await expect(getPlace(page, 1)).toHaveCount(0);
});

test('a host sees the waitlist, and a reserved seat is given up by one person and confirmed by the next', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const fields = { title: 'Lantern Talk', capacityMax: 1, waitlist: true, confirmationHours: 24 };
  const event = await createEvent(api, host, fields);
  const first = await signUpAttendee(api, event, 'First Comer');
  const [one, two] = [await signUpParticipant(api, 'Asha Rao'), await signUpParticipant(api, 'Nila Devi')];
  for (const person of [one, two]) await joinByApi(api, event, person);

  const desk = await openPage(links.participants(event.id), { as: host });
  await desk.getByRole('link', { name: 'Waitlist' }).click();
  await expect(desk.getByText('2 people waiting')).toBeVisible();
  await checkAccessibility(desk);
  await freeSeat(api, event, first);
  await expect(desk.getByRole('row', { name: /Asha Rao/ })).toContainText('Seat offered');
  await expect(desk.getByRole('row', { name: /Nila Devi/ })).toContainText('1');
  const { lines } = await readCsvDownload(desk.getByRole('button', { name: 'Download CSV' }));
  expect(lines.map((line) => line.split(',')[0])).toEqual(['"Name"', '"Asha Rao"', '"Nila Devi"']);

  await logIn(two);
  await openEvent(page, event);
  await expect(getPlace(page, 1)).toBeVisible();
  const other = await openPage(links.event(event.id), { as: one, viewport: NARROW });
  await expect(other.getByText(/^A seat is reserved for you until /)).toBeVisible();
  await checkAccessibility(other);
  await getButton(other, 'Give up the seat').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Give up the seat' }).click();

  await expect(page.getByText(/^A seat is reserved for you until /)).toBeVisible();
  await getButton(page, 'Confirm my seat').click();
  await expect(getHeading(page, 'Registration successful')).toBeVisible();
  await expect(desk.getByText('Nobody is waiting')).toBeVisible();
  const { data } = await api.call(manageEvents.details, { params: { eventId: event.id } }, host.token);
  expect(data).toMatchObject({ registrations: 1, waiting: 0 });
});

test('a full event without a waitlist offers none, and a host adds one in the form', async ({
  page,
  api,
  logIn,
  openPage,
  host,
  participant,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk', capacityMax: 1 });
  await register(api, event, await signUpParticipant(api, 'First Comer'));
  await logIn(participant);
  await openEvent(page, event);
  await expect(getRegistrationPanel(page).getByRole('button', { name: 'Event full' })).toBeDisabled();

  const form = await openPage(links.updateEventDetails(event.id), { as: host });
  await form.getByLabel('Let people wait for a seat when the event is full').check();
  await form.getByLabel('Hours to confirm a seat').fill('100');
  await getButton(form, 'Save').click();
  await expect(form.getByText('The time to confirm must be 0 to 72 hours.')).toBeVisible();
  await form.getByLabel('Hours to confirm a seat').fill('12');
  await checkAccessibility(form);
  await getButton(form, 'Save').click();
  await expect(getHeading(form, event.title)).toBeVisible();
  await expect(form.getByText('Nobody is waiting')).toBeVisible();
  await openEvent(page, event);
  await expect(getRegistrationPanel(page).getByRole('link', { name: 'Join the waitlist' })).toBeVisible();
});

test('a reserved seat lapses with an earlier end of registration, and the person is told', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const fields = { title: 'Lantern Talk', capacityMax: 1, waitlist: true, confirmationHours: 24 };
  const event = await createEvent(api, host, fields);
  const first = await signUpAttendee(api, event, 'First Comer');
  const person = await signUpParticipant(api, 'Nila Devi');
  await joinByApi(api, event, person);
  await freeSeat(api, event, first);
  await logIn(person);
  await openEvent(page, event);
  await expect(getButton(page, 'Confirm my seat')).toBeVisible();

  const body = { registerEnd: new Date(Date.now() + 2_000).toISOString() };
  await api.call(manageEvents.update, { params: { eventId: event.id }, body }, host.token);
  await expect(
    getRegistrationPanel(page).getByRole('button', { name: 'Registration closed' }),
  ).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Your seat' })).toHaveCount(0);
  await page.goto(links.notifications());
  const told = page.getByRole('list', { name: 'Notifications' });
  // The job that ends offers runs every 15 seconds.
  await expect(told.getByText('You did not confirm your seat of Lantern Talk in time.')).toBeVisible({
    timeout: 30_000,
  });
  const { data } = await api.call(manageEvents.details, { params: { eventId: event.id } }, host.token);
  expect(data).toMatchObject({ registrations: 0, waiting: 0 });
});
