import { manageEvents, quiz } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { openEvent, getRegistrationPanel } from '../fixtures/eventScreens';
import { createEvent, inHours, register } from '../fixtures/events';
import { findPastDemoEvent } from '../fixtures/pastEvents';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

test.use({ viewport: NARROW });

const getButton = (page: Page, name: string) => getRegistrationPanel(page).getByRole('button', { name });
const getDisabledButton = (page: Page, name: string | RegExp) =>
  getRegistrationPanel(page).getByRole('button', { name, disabled: true });
const link = (page: Page, name: string) => getRegistrationPanel(page).getByRole('link', { name });

test('a visitor reads on the button why an event takes no registration', async ({
  page,
  api,
  host,
  participant,
}) => {
  const [later, closed, full, cancelled, ended] = await Promise.all([
    createEvent(api, host, { title: 'Opens later', registerStart: inHours(1) }),
    createEvent(api, host, {
      title: 'Closed early',
      registerStart: inHours(-2),
      registerEnd: inHours(-1),
    }),
    createEvent(api, host, { title: 'Single seat', capacityMax: 1 }),
    createEvent(api, host, { title: 'Called off' }),
    findPastDemoEvent(api, 'Samanvay Grand Quiz'),
  ]);
  await register(api, full, participant);
  await api.call(manageEvents.cancel, { params: { eventId: cancelled.id } }, host.token);
  const labels = [
    [later, /^Registration opens [A-Z][a-z]{2} \d+, \d+:\d\d/],
    [closed, 'Registration closed'],
    [full, 'Event full'],
    [cancelled, 'Cancelled'],
    [ended, 'Event ended'],
  ] as const;
  for (const [event, label] of labels) {
    await openEvent(page, event);
    await expect(getDisabledButton(page, label)).toBeVisible();
  }
  await checkAccessibility(page);
});

test('an open event asks a visitor to log in and links a participant to its form', async ({
  page,
  api,
  logIn,
  host,
  participant,
}) => {
  const event = await createEvent(api, host, { title: 'Open to all' });
  await openEvent(page, event);
  await expect(getRegistrationPanel(page).getByText('Log in or sign up to register.')).toBeVisible();
  await getButton(page, 'Register Now').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  await logIn(participant);
  await openEvent(page, event);
  await expect(link(page, 'Register')).toBeVisible();
});

test('the button of a registered participant leads to the next step', async ({
  participantPage: page,
  api,
  host,
  participant,
}) => {
  const [seminar, hackathon] = await Promise.all([
    createEvent(api, host, { title: 'Registered talk' }),
    createEvent(api, host, { title: 'Stages', category: 'hackathon' }),
  ]);
  const later = await createQuiz(api, host, { questions: 1, startsIn: 3600, registered: [participant] });
  await register(api, seminar, participant);
  await register(api, hackathon, participant);

  await openEvent(page, seminar);
  await expect(getDisabledButton(page, 'Already Registered')).toBeVisible();
  await openEvent(page, hackathon);
  await expect(link(page, 'See Details')).toBeVisible();
  await openEvent(page, later);
  await getButton(page, 'Start Quiz').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'The quiz has not started yet!' });
  await expect(dialog.getByText(/^It starts on /)).toBeVisible();
  await checkAccessibility(page);
  await api.call(manageEvents.cancel, { params: { eventId: later.id } }, host.token);
  await openEvent(page, later);
  await expect(getDisabledButton(page, 'Cancelled')).toBeVisible();
});

test('the button of a quiz starts the attempt, resumes it and shows the leaderboard', async ({
  participantPage: page,
  api,
  host,
  participant,
}) => {
  const running = await createQuiz(api, host, { questions: 1, registered: [participant] });
  await openEvent(page, running);
  await getButton(page, 'Start Quiz').press('Enter');
  await expect(page.getByRole('region', { name: 'Before you start' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Which word belongs to question 1?')).toBeVisible();
  await page.getByRole('radio', { name: 'Basil' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openEvent(page, running);
  await expect(getButton(page, 'Resume quiz')).toBeVisible();
  await api.call(quiz.submit, { params: { eventId: running.id } }, participant.token);
  await openEvent(page, running);
  await expect(link(page, 'View leaderboard')).toBeVisible();
  await checkAccessibility(page);
});
