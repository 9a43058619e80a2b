import { quiz } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  clearStorage,
  FAKE_QUIZ_ID,
  fakeApi,
  FakeQuiz,
  renderScreens,
  sampleAccount,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { QuizScreen } from './QuizScreen';

const MINUTE = 60_000;

let server: FakeQuiz;
beforeEach(() => {
  clearStorage();
  server = new FakeQuiz(fakeApi());
});

const open = (at = `/quiz/${FAKE_QUIZ_ID}`) =>
  renderScreens({ '/quiz/:eventId?': <QuizScreen /> }, { at, as: sampleAccount() });

const getHeading = () => screen.getByRole('heading', { level: 1 });
const findQuestion = (page: number) =>
  waitFor(() =>
    expect(getHeading()).toHaveTextContent(`Question ${page} of 3 Where does question ${page} lead?`),
  );
const getOption = (name: RegExp) => screen.getByRole('radio', { name });

describe('start screen', () => {
  it('shows the time left, the number of questions and the rules', async () => {
    server.endsAt = Date.now() + 90 * MINUTE + 5_000;
    await open();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(getHeading()).toHaveTextContent('Circuit Quiz');
    expect(screen.getByText('Time left').nextSibling).toHaveTextContent(/^90:0[45]$/);
    expect(screen.getByText('Questions').nextSibling).toHaveTextContent('3');
    expect(screen.getByText(/You submit once/)).toBeVisible();
  });

  it('names the times in the event’s zone first, then in the reader’s (EV-5)', async () => {
    server.timezone = 'America/New_York';
    server.endsAt = Date.parse('2099-05-03T04:30:00.000Z');
    await open();
    expect((await screen.findByText('Open until')).nextSibling).toHaveTextContent(
      /^May 3, 2099, 12:30\sAM EDT \(May 3, 2099, 10:00\sAM IST for you\)$/,
    );
  });

  it('names the start in both zones before it', async () => {
    Object.assign(server, { timezone: 'America/New_York', startsAt: Date.now() + 30 * MINUTE });
    await open();
    expect(await screen.findByText(/ E[DS]T \(.* IST for you\)$/)).toBeVisible();
  });

  it.each([
    [
      'before the start',
      { startsAt: Date.now() + 30 * MINUTE },
      'The quiz has not started yet!',
      /It starts on/,
    ],
    ['after the end', { endsAt: Date.now() - MINUTE }, 'The quiz is over!', /View leaderboard/],
    [
      'after the submit',
      { state: 'SUBMITTED' as const },
      'You have already submitted the quiz.',
      /View leaderboard/,
    ],
    [
      'without questions',
      { totalQuestions: 0 },
      'Unable to fetch quiz details. Please try again later.',
      /See the event/,
    ],
  ])('explains %s why the quiz cannot be taken', async (_when, changes, text, more) => {
    Object.assign(server, changes);
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(more)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  });

  it('links to the registration form without a registration', async () => {
    server.api.refuse(quiz.progress, 'NOT_REGISTERED');
    await open();
    expect(await screen.findByText('Register for the event first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `/regifore/${FAKE_QUIZ_ID}`,
    );
  });

  it('says "Failed to fetch quiz status" if the reply is unreadable, and tries again', async () => {
    server.api.breakDown(quiz.progress, '<h1>no</h1>', 400);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch quiz status');
    server = new FakeQuiz(server.api);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('says "No event selected" without an event, and links home', async () => {
    await open('/quiz');
    expect(await screen.findByText('No event selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/');
  });

  it('asks to log in after the session has ended, and not for an event (AU-26)', async () => {
    await open();
    await screen.findByRole('button', { name: 'Start' });
    await act(() => session.logOut());
    expect(screen.getByText('Log in to continue this quiz.')).toBeVisible();
    expect(screen.queryByText('No event selected')).not.toBeInTheDocument();
  });

  it('reads the event of a legacy link from the router’s state', async () => {
    const link = (
      <Link to="/quiz" state={{ eventId: FAKE_QUIZ_ID, totalQuestions: 3 }}>
        go
      </Link>
    );
    const screens = { '/here': link, '/quiz/:eventId?': <QuizScreen /> };
    const { user } = await renderScreens(screens, { at: '/here', as: sampleAccount() });
    await user.click(screen.getByRole('link', { name: 'go' }));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('does not begin an attempt if the address names a question', async () => {
    await open(`/quiz/${FAKE_QUIZ_ID}?page=2`);
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(server.state).toBe('NOT_STARTED');
  });
});

describe('attempt', () => {
  it('shows a correction of the open question at once, and of a prefetched question when it opens', async () => {
    const stream = server.api.stream();
    const { user } = await open(`/quiz/${FAKE_QUIZ_ID}`);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await findQuestion(1);
    await waitFor(() => expect(stream.readers).toBe(1));
    server.corrections.set(1, 'Where does the first road lead?').set(2, 'Where does the second road lead?');
    act(() => stream.send('EVENT_CHANGED', FAKE_QUIZ_ID));
    expect(await screen.findByRole('heading', { name: /first road/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: /second road/ })).toBeVisible();
  });

  it('navigates by Next, Previous and the palette, saves each answer, and submits after confirmation', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await findQuestion(1);
    await waitFor(() => expect(getHeading()).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(getOption(/^B: East$/));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findQuestion(2);
    await user.click(screen.getByRole('link', { name: 'Question 3, not answered' }));
    await findQuestion(3);
    await user.click(getOption(/^D: West$/));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await findQuestion(2);
    await user.click(screen.getByRole('link', { name: 'Question 1, answered' }));
    await findQuestion(1);
    expect(getOption(/East/)).toBeChecked();
    expect(screen.getByText('2 of 3 answered')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Question 3, answered' }));
    await findQuestion(3);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to submit the quiz?' }),
    );
    expect(dialog.getByText('1 unanswered')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(`Now at /leader/${FAKE_QUIZ_ID}`)).toBeVisible();
    expect(await screen.findByText('Quiz submitted successfully!')).toBeVisible();
    expect(server.stored).toEqual({ 1: 'East', 3: 'West' });
  });

  it('works with the keyboard alone', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: 'Start' });
    await user.tab();
    await user.keyboard('{Enter}');
    await findQuestion(1);
    await user.keyboard('c{Enter}');
    await findQuestion(2);
    await user.keyboard('a{ArrowRight}');
    await findQuestion(3);
    await user.keyboard('{ArrowLeft}');
    await findQuestion(2);
    expect(getOption(/^A: North$/)).toBeChecked();
    await waitFor(() => expect(server.stored).toEqual({ 1: 'South', 2: 'North' }));
    await user.keyboard('{ArrowRight}');
    await findQuestion(3);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('b');
    expect(server.stored[3]).toBeUndefined();
  });

  it('resumes after a reload at the same question with the same answers', async () => {
    server.state = 'OPEN';
    server.chooseElsewhere(2, 'South');
    const first = await open(`/quiz/${FAKE_QUIZ_ID}?page=2`);
    await findQuestion(2);
    expect(getOption(/South/)).toBeChecked();
    first.unmount();
    await open();
    expect(await screen.findByText('You have answered 1 of 3 questions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume at question 2' })).toHaveAttribute(
      'href',
      `/quiz/${FAKE_QUIZ_ID}?page=2`,
    );
  });

  it('shows pending answers while offline, and saves them on reconnect', async () => {
    server.state = 'OPEN';
    const { user } = await open(`/quiz/${FAKE_QUIZ_ID}?page=1`);
    await findQuestion(1);
    server.network = 'away';
    await user.click(getOption(/North/));
    expect(await screen.findByText('Waiting for network. 1 saved on this device.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Question 1, answered, waiting for network' })).toBeVisible();
    server.network = 'there';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(server.stored).toEqual({ 1: 'North' });
  });

  it('shows the error of a submit without a network', async () => {
    server.state = 'OPEN';
    const { user } = await open(`/quiz/${FAKE_QUIZ_ID}?page=3`);
    await findQuestion(3);
    server.network = 'away';
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      "We can't reach Marquee. Nothing is lost; try again.",
    );
    server.network = 'there';
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`Now at /leader/${FAKE_QUIZ_ID}`)).toBeVisible();
  });

  it('submits automatically when the time is up', async () => {
    server.state = 'OPEN';
    server.endsAt = Date.now() + 1_200;
    await open(`/quiz/${FAKE_QUIZ_ID}?page=1`);
    expect(await screen.findByText(`Now at /leader/${FAKE_QUIZ_ID}`, {}, { timeout: 4_000 })).toBeVisible();
    expect(server.state).toBe('SUBMITTED');
  });

  it('counts down by the server’s clock instead of the device’s', async () => {
    server.state = 'OPEN';
    server.clockAhead = 10 * MINUTE;
    server.endsAt = Date.now() + 20 * MINUTE;
    await open(`/quiz/${FAKE_QUIZ_ID}?page=1`);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  });

  it('lists rejected answers until the participant dismisses them', async () => {
    server.state = 'OPEN';
    const { user } = await open(`/quiz/${FAKE_QUIZ_ID}?page=1`);
    await findQuestion(1);
    server.network = 'away';
    await user.click(getOption(/North/));
    await screen.findByText('Waiting for network. 1 saved on this device.');
    server.chooseElsewhere(1, 'West');
    server.network = 'there';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('1 answer was not saved')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Question 1: Where does question 1 lead?Your choice: NorthThis answer was changed on another device.',
    );
    expect(getOption(/West/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('1 answer was not saved')).not.toBeInTheDocument();
  });
});
