import { events } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading, openEvent, getRegistrationPanel } from '../fixtures/eventScreens';
import { createEvent, createTeam, createTeamEvent, findDemoEvent, register } from '../fixtures/events';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

test('a participant registers, keeps the draft of the form and cancels the registration', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const person = await signUpParticipant(api, 'Tara Menon');
  const event = await createEvent(api, host, { title: 'Lantern Talk' });
  const panel = getRegistrationPanel(page);
  const institute = page.getByLabel('Institute');
  const phone = page.getByLabel('Phone number');
  const course = page.getByLabel('Course');
  await logIn(person);
  await openEvent(page, event);
  await panel.getByRole('link', { name: 'Register' }).click();
  await expect(getHeading(page, 'Registration')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByLabel('First name')).toHaveValue('Tara');

  await phone.fill('12345');
  await submit(page).click();
  await expect(page.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
  await expect(page.getByText('Institute is required.')).toBeVisible();
  await expect(phone).toBeFocused();
  await checkAccessibility(page);

  await phone.fill('9876543210');
  await institute.fill('Lakeside College');
  await page.getByLabel('Type').selectOption('College Student');
  await course.fill('Physics');
  await page.reload();
  await expect(course).toHaveValue('Physics');
  await expect(institute).toHaveValue('Lakeside College');
  await page.goBack();
  await expect(getHeading(page, event.title)).toBeVisible();
  await page.goForward();
  await expect(course).toHaveValue('Physics');

  await submit(page).click();
  await expect(getHeading(page, 'Registration successful')).toBeVisible();
  await expect(page).toHaveURL(`/registered/${event.id}`);
  await checkAccessibility(page);
  await page.reload();
  await expect(getHeading(page, 'Registration successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await page.goBack();
  await expect(getHeading(page, event.title)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Already Registered' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await Promise.all([
    expect(page.getByText('Registration cancelled')).toBeVisible(),
    dialog.getByRole('button', { name: 'Cancel registration' }).click(),
  ]);
  await expect(panel.getByRole('link', { name: 'Register' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a form that cannot be sent says so, keeps its values and is sent later', async ({
    participantPage: page,
    api,
    consoleErrors,
    host,
  }) => {
    const event = await createEvent(api, host, { title: 'Lantern Talk' });
    await page.goto(`/regifore/${event.id}`);
    await page.getByLabel('Institute').fill('Lakeside College');
    consoleErrors.expect(/ERR_FAILED|Failed to load/);
    const call = `**/api/v1/participant/events/${event.id}/register`;
    await page.route(call, (route) => route.abort());
    await submit(page).click();
    await expect(page.getByText("We can't reach Marquee. Nothing is lost; try again.")).toBeVisible();
    await expect(page.getByLabel('Institute')).toHaveValue('Lakeside College');
    await checkAccessibility(page);
    await page.unroute(call);
    await Promise.all([
      expect(page.getByText('Registration successful')).toBeVisible(),
      submit(page).click(),
    ]);
  });

  test('a full event takes no registration on its page and its form', async ({
    page,
    api,
    logIn,
    participant,
  }) => {
    const event = await findDemoEvent(api, 'The Fine Print');
    const listed = await api.call(events.events, { query: { size: '100' } });
    expect(listed.find(({ id }) => id === event.id)).toHaveProperty('registrationState', 'FULL');
    await openEvent(page, event);
    await expect(getRegistrationPanel(page).getByRole('button', { name: 'Event full' })).toBeVisible();
    await logIn(participant);
    await page.goto(`/regifore/${event.id}`);
    await expect(page.getByText('Event full')).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'See the event' }).click();
    await expect(getHeading(page, event.title)).toBeVisible();
  });

  test('a participant who registers for a team event reads until when it needs a team (RG-9)', async ({
    participantPage: page,
    api,
    host,
  }) => {
    const leader = await signUpParticipant(api, 'Lata Rao');
    const event = await createTeamEvent(api, host, { title: 'Brook Quiz', minTeamSize: 2, maxTeamSize: 3 });
    await register(api, event, leader);
    await createTeam(api, leader, { eventId: event.id, teamName: 'Periodic Fable' });
    await page.goto(`/regifore/${event.id}`);
    await page.getByLabel('Institute').fill('Lakeside College');
    await Promise.all([
      expect(page.getByText('Registration successful')).toBeVisible(),
      submit(page).click(),
    ]);
    const dialog = page.getByRole('dialog', { name: "You're in! Next: your team" });
    await expect(dialog.getByText('This event is for teams of 2 to 3')).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText(/^You need a team by/)).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Join a Team' }).click();
    await expect(getHeading(page, 'Create or join a team')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request to join Periodic Fable' })).toBeVisible();
    await page.getByRole('link', { name: event.title }).click();
    await expect(getHeading(page, event.title)).toBeVisible();
    await expect(page.getByText(/needs a team by/)).toBeVisible();
    await checkAccessibility(page);
  });
});
