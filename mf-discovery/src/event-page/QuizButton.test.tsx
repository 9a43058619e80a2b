import {
  type EventDetails,
  links,
  registration,
  type ParticipantEventDetails,
  quiz,
  type QuizProgress,
} from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventScreen } from './EventScreen';

const id = sampleId();
const participant = { path: '/event/:eventId', at: links.event(id), as: sampleAccount() };

const started = {
  registerStart: hoursFromNow(-9),
  registerEnd: hoursFromNow(-3),
  startTime: hoursFromNow(-2),
};
const running = { ...started, endTime: hoursFromNow(1) };
const ended = { ...started, endTime: hoursFromNow(-1) };

type Own = Pick<ParticipantEventDetails, 'attemptState'>;
const serveRegistration = (changes: Partial<EventDetails>, own: Own = {}) =>
  fakeApi().on(registration.details, () =>
    success({ ...sampleEventDetails(changes), registered: true, favourite: false, ...own }),
  );

describe('the quiz button of a registered participant (RG-4)', () => {
  const createProgress = (changes: object = {}): QuizProgress => ({
    title: 'Circuit Quiz',
    totalQuestions: 10,
    answered: 0,
    answeredPages: [],
    lastPage: 1,
    state: 'NOT_STARTED',
    startsAt: running.startTime,
    startedAt: null,
    showScores: 'after-submitting',
    serverNow: hoursFromNow(0),
    endsAt: running.endTime,
    ...changes,
  });
  const fakeProgress = (api: ReturnType<typeof fakeApi>, changes: object = {}) =>
    api.on(quiz.progress, () => ({ ...success(createProgress(changes)), totalQuestions: 10 }));

  test('before the start: "The quiz has not started yet!", with the start', async () => {
    serveRegistration({ startTime: '2031-05-03T04:30:00.000Z', endTime: '2031-05-03T05:30:00.000Z' });
    const { user } = await renderScreen(<EventScreen />, participant);
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The quiz has not started yet!' }));
    expect(dialog.getByText(/^It starts on May 3, 2031, 10:00\sAM/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('before the start: the start in the event’s zone first, then in the reader’s (EV-5)', async () => {
    serveRegistration({
      startTime: '2031-05-03T04:30:00.000Z',
      endTime: '2031-05-03T05:30:00.000Z',
      timezone: 'America/New_York',
    });
    const { user } = await renderScreen(<EventScreen />, participant);
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/^It starts on May 3, 2031, 12:30\sAM EDT \(May 3, 2031, 10:00\sAM IST for you\)\.$/),
    ).toBeVisible();
  });

  test('"Start Quiz" opens a running quiz', async () => {
    fakeProgress(serveRegistration(running));
    const { user } = await renderScreen(<EventScreen />, participant);
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    expect(await screen.findByText(`Now at ${links.quiz(id)}`)).toBeVisible();
  });

  test.each([
    ['that has ended since', { serverNow: running.endTime }, 'The quiz is over!'],
    ['without questions', { totalQuestions: 0 }, 'Unable to fetch quiz details. Please try again later.'],
    ['submitted elsewhere', { state: 'SUBMITTED' }, 'You have already submitted the quiz.'],
  ])('shows the reason for a quiz %s', async (_what, changes, text) => {
    fakeProgress(serveRegistration(running), changes);
    const { user } = await renderScreen(<EventScreen />, participant);
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
  });

  test('a failure shows the server’s reason', async () => {
    serveRegistration(running).refuse(quiz.progress, 'NOT_REGISTERED');
    const { user } = await renderScreen(<EventScreen />, participant);
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    expect(await screen.findByRole('alertdialog', { name: 'Register for the event first' })).toBeVisible();
  });

  test('"Resume quiz" once begun, "View leaderboard" once handed in', async () => {
    serveRegistration(running, { attemptState: 'OPEN' });
    const rendered = await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('button', { name: 'Resume quiz' })).toBeVisible();
    rendered.unmount();
    serveRegistration(running, { attemptState: 'SUBMITTED' });
    await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('link', { name: 'View leaderboard' })).toHaveAttribute(
      'href',
      links.leaderboard(id),
    );
  });

  test('after the end: "The quiz is over!" and the leaderboard', async () => {
    serveRegistration(ended);
    await renderScreen(<EventScreen />, participant);
    expect(await screen.findByRole('link', { name: 'View leaderboard' })).toBeVisible();
    expect(screen.getByText('The quiz is over!')).toBeVisible();
    expect(screen.getByText('This event has ended.')).toBeVisible();
  });
});
