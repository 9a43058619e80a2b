import { type Leaderboard, quiz, type QuizResult } from '@marquee/shared-contracts';
import {
  fakeApi,
  FakeQuiz,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleLeaderboard,
  sampleQuizResult,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LeaderboardScreen } from './LeaderboardScreen';

const ravi: Leaderboard['topScores'][number] = {
  rank: 1,
  participantName: 'Ravi K.',
  correctAnswers: 9,
  seconds: 101,
  imageUrl: '/images/avatars/1.svg',
  own: false,
};

const open = () =>
  renderScreen(<LeaderboardScreen />, {
    path: '/leader/:eventId',
    at: `/leader/${sampleId(7)}`,
    as: sampleAccount(),
  });

const serveLeaderboard = (changes: Partial<Leaderboard>, own: Partial<QuizResult> = {}) =>
  fakeApi()
    .on(quiz.leaderboardAndScores, () => success(sampleLeaderboard(changes)))
    .on(quiz.results, () => success(sampleQuizResult(own)));

describe('live leaderboard', () => {
  it('updates on stream events, and says that it is live', async () => {
    const api = serveLeaderboard({ ended: false, topScores: [], total: 0 });
    const stream = api.stream();
    await open();
    expect(await screen.findByText('Live')).toBeVisible();
    api.on(quiz.leaderboardAndScores, () =>
      success(sampleLeaderboard({ ended: false, topScores: [ravi], total: 1 })),
    );
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await screen.findByText('Ravi K.')).toBeVisible();
    expect(screen.getByText('1 participant')).toBeVisible();
  });

  it('says how often it polls while the stream is disconnected', async () => {
    serveLeaderboard({ ended: false });
    await open();
    expect(await screen.findByText('Updates every 15 seconds')).toBeVisible();
  });

  it('stays visible after a failed refresh, says so, and recovers', async () => {
    const api = serveLeaderboard({ ended: false, topScores: [ravi] });
    const stream = api.stream();
    const { user } = await open();
    await screen.findByText('Live');
    await screen.findByText('Ravi K.');
    api.breakDown(quiz.leaderboardAndScores);
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not up to date: Failed to fetch leaderboard');
    expect(screen.getByText('Ravi K.')).toBeVisible();
    api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard({ ended: false, total: 31 })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('31 participants')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('becomes final and shows the participant’s answers when the quiz ends', async () => {
    const api = serveLeaderboard({ ended: false });
    const stream = api.stream();
    await open();
    await screen.findByText('Live');
    const answers = [
      { questionText: 'Which unit?', options: ['Volt', 'Ohm'], selectedOption: 'Volt', correctOption: 'Ohm' },
    ];
    api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard({ ended: true })));
    api.on(quiz.results, () => success(sampleQuizResult({ answers })));
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await screen.findByText('Final result')).toBeVisible();
    expect(await screen.findByText('Review your answers')).toBeVisible();
  });
});

describe('leaderboard of a quiz that shows scores after its end', () => {
  it('says when it opens and that the answers were submitted, and opens on its own', async () => {
    const fake = new FakeQuiz(serveLeaderboard({}));
    fake.state = 'SUBMITTED';
    fake.showScores = 'after-end';
    fake.endsAt = Date.parse('2030-05-04T10:00:00Z');
    fake.api.refuse(quiz.leaderboardAndScores, 'SCORES_AFTER_END');
    const stream = fake.api.stream();
    await open();
    expect(await screen.findByText('Scores are shown after the quiz ends.')).toBeVisible();
    expect(screen.getByText('You have submitted the quiz with 0 of 3 questions answered.')).toBeVisible();
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2030-05-04T10:00:00.000Z');
    expect(fake.api.inputs(quiz.results)).toEqual([]);
    fake.api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard({ topScores: [ravi] })));
    await waitFor(() => expect(stream.readers).toBe(1));
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await screen.findByText('Ravi K.')).toBeVisible();
  });
});

describe('review of the participant’s answers', () => {
  it('shows the selected and the correct option of each question in words', async () => {
    const options = ['Volt', 'Ohm', 'Watt'];
    serveLeaderboard(
      {},
      {
        answers: [
          { questionText: 'Unit of power?', options, selectedOption: 'Watt', correctOption: 'Watt' },
          { questionText: 'Unit of resistance?', options, selectedOption: 'Volt', correctOption: 'Ohm' },
          { questionText: 'Unit of voltage?', options, selectedOption: null, correctOption: 'Volt' },
        ],
      },
    );
    const { user } = await open();
    await user.click(await screen.findByText('Review your answers'));
    expect(screen.getByText('1 of 3 right')).toBeVisible();
    const questions = within(screen.getByRole('group'))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.parentElement?.textContent);
    expect(questions).toEqual([
      '1. Unit of power? RightAVoltBOhm✓CWattYour choice · Right answer',
      '2. Unit of resistance? Wrong✗AVoltYour choice✓BOhmRight answerCWatt',
      '3. Unit of voltage? Not answered✓AVoltRight answerBOhmCWatt',
    ]);
  });

  it('says "Failed to fetch quiz results" on failure, beside the leaderboard', async () => {
    const api = serveLeaderboard({});
    api.breakDown(quiz.results);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch quiz results');
    expect(screen.getByRole('list', { name: 'Podium' })).toBeVisible();
    api.on(quiz.results, () => success(sampleQuizResult()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You earned 10 coins.')).toBeVisible();
  });
});
