import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn, eventCalled } from './steps/events';
import { eventually } from './steps/eventually';

const tell = stories();

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { level: 1, name });
const panel = ({ page }: Stage) => page.getByRole('region', { name: 'Registration', exact: true });
const submit = ({ page }: Stage) => page.getByRole('main').getByRole('button', { name: 'Register' });

tell('a participant registers, loses nothing on the way, and gives the seat back', 'wide', async (stage) => {
  const { page, go } = stage;
  const event = await eventCalled(stage, 'Before the First Salary');
  await beLoggedIn(stage, 'participant1@demo.test');
  await go(`/event/${event.id}`);
  await panel(stage).getByRole('link', { name: 'Register' }).click();
  await heading(stage, 'Registration').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue(), 'participant1@demo.test');
  await eventually(() => page.getByLabel('Email').isEditable(), false);
  await eventually(() => page.getByLabel('First name').inputValue(), 'Tara');

  await page.getByLabel('Phone number').fill('12345');
  await submit(stage).click();
  await page.getByText('Please enter a valid 10-digit mobile number.').waitFor();
  await page.getByText('Institute is required.').waitFor();
  await page.getByLabel('Phone number').and(page.locator(':focus')).waitFor();
  await stage.accessible();
  await stage.screenshot('registration-refused-1280');

  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Institute').fill('Lakeside College');
  await page.getByLabel('Type').selectOption('College Student');
  await page.getByLabel('Course').fill('Physics');
  await page.reload();
  await eventually(() => page.getByLabel('Course').inputValue(), 'Physics');
  await eventually(() => page.getByLabel('Institute').inputValue(), 'Lakeside College');
  await page.goBack();
  await heading(stage, event.title).waitFor();
  await page.goForward();
  await eventually(() => page.getByLabel('Course').inputValue(), 'Physics');

  await submit(stage).click();
  await page.getByText('Registration successful').waitFor();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await go(`/event/${event.id}`);
  await panel(stage).getByRole('button', { name: 'Already Registered' }).waitFor();
  await stage.screenshot('event-registered-1280');

  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
  await dialog.waitFor();
  await stage.accessible();
  await stage.screenshot('cancel-1280');
  await dialog.getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByText('Registration cancelled').waitFor();
  await panel(stage).getByRole('link', { name: 'Register' }).waitFor();
});

tell('a server that is away is said, and what was typed goes out later', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const event = await eventCalled(stage, 'Mic Check');
  await beLoggedIn(stage, 'participant2@demo.test');
  await go(`/regifore/${event.id}`);
  await page.getByLabel('Institute').fill('Lakeside College');
  complaints.expect(/ERR_FAILED|Failed to load/);
  const call = `**/api/v1/participant/events/${event.id}/register`;
  await page.route(call, (route) => route.abort());
  await submit(stage).click();
  await page.getByText('You appear to be offline').waitFor();
  await eventually(() => page.getByLabel('Institute').inputValue(), 'Lakeside College');
  await stage.accessible();
  await stage.screenshot('registration-offline-390');
  await page.unroute(call);
  await submit(stage).click();
  await page.getByText('Registration successful').waitFor();
});

tell('a full event takes nobody, and says so on its page and its form', 'narrow', async (stage) => {
  const { page, go } = stage;
  const event = await eventCalled(stage, 'The Fine Print');
  assert.equal(event.registrationState, 'FULL');
  await go(`/event/${event.id}`);
  await panel(stage).getByRole('button', { name: 'Event full' }).waitFor();
  await stage.screenshot('event-full-390');
  await beLoggedIn(stage, 'participant1@demo.test');
  await go(`/regifore/${event.id}`);
  await page.getByText('Event full').waitFor();
  await stage.accessible();
  await page.getByRole('link', { name: 'See the event' }).click();
  await heading(stage, event.title).waitFor();
});

tell(
  'after registering for an event of teams one reads until when a team is needed',
  'narrow',
  async (stage) => {
    const { page, go } = stage;
    const event = await eventCalled(stage, 'Brain Wave');
    await beLoggedIn(stage, 'participant1@demo.test');
    await go(`/regifore/${event.id}`);
    await page.getByLabel('Institute').fill('Lakeside College');
    await submit(stage).click();
    await page.getByText('Registration successful').waitFor();
    const choice = page.getByRole('dialog', { name: 'You are registered. Now a team?' });
    await choice.getByText('This event is for teams of 2 to 3', { exact: false }).waitFor();
    await stage.accessible();
    await stage.screenshot('team-choice-390');
    await choice.getByRole('button', { name: 'Join a Team' }).click();
    await heading(stage, 'Create or join a team').waitFor();
    await page
      .getByRole('button', { name: 'Request to join Periodic Fable' })
      .or(page.getByText('Periodic Fable'))
      .first()
      .waitFor();
    await page.getByRole('link', { name: event.title }).click();
    await heading(stage, event.title).waitFor();
    await page.getByText(/needs a team by/).waitFor();
    await stage.accessible();
    await stage.screenshot('event-needs-team-390');
  },
);
