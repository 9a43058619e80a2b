import { quiz } from '@marquee/shared-contracts';
import {
  clearStorage,
  FAKE_QUIZ_ID,
  fakeApi,
  FakeQuiz,
  renderScreens,
  sampleAccount,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { QuizScreen } from '../QuizScreen';

let server: FakeQuiz;
beforeEach(() => {
  clearStorage();
  server = new FakeQuiz(fakeApi());
});

/** Opens the quiz this many milliseconds before its start by the server's clock. */
async function openBeforeStart(milliseconds: number) {
  server.clockAhead = 3_600_000;
  server.startsAt = Date.now() + server.clockAhead + milliseconds;
  server.endsAt = server.startsAt + 3_600_000;
  await renderScreens(
    { '/quiz/:eventId?': <QuizScreen /> },
    { at: `/quiz/${FAKE_QUIZ_ID}`, as: sampleAccount() },
  );
  return screen.findByRole('timer');
}

describe('waiting for the start (QZ-24)', () => {
  it('shows the time left by the server’s clock, silently', async () => {
    const timer = await openBeforeStart(299_000);
    expect(timer).toHaveTextContent(/^Starts in 4:5[89]$/);
    expect(timer).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(timer).toHaveTextContent(/^Starts in 4:57$/), { timeout: 4_000 });
  });

  it('opens the quiz by itself, says so once, and asks the server nothing', async () => {
    await openBeforeStart(1_500);
    const before = server.api.inputs(quiz.progress).length;
    expect(await screen.findByRole('button', { name: 'Start' }, { timeout: 4_000 })).toBeVisible();
    expect(screen.getAllByText('The quiz has started.')).toHaveLength(1);
    expect(screen.queryByText(/^Starts in/)).toBeNull();
    expect(server.api.inputs(quiz.progress)).toHaveLength(before);
  });

  it('follows a start that the host moves', async () => {
    const stream = server.api.stream();
    const timer = await openBeforeStart(299_000);
    await waitFor(() => expect(stream.readers).toBe(1));
    server.startsAt += 600_000;
    act(() => stream.send('EVENT_CHANGED', FAKE_QUIZ_ID));
    await waitFor(() => expect(timer).toHaveTextContent(/^Starts in 14:5\d$/));
  });
});
