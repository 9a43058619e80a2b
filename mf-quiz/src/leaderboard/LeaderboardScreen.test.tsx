import { type Leaderboard, quiz, type QuizProgress, type QuizResult } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleHost,
  sampleId,
  sampleLeaderboard,
  sampleQuizResult,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LeaderboardScreen } from './LeaderboardScreen';

type Score = Leaderboard['topScores'][number];

const createScore = (rank: number, changes: Partial<Score> = {}): Score => ({
  rank,
  participantName: `Person ${rank}`,
  correctAnswers: 20 - rank,
  seconds: 100 + rank,
  imageUrl: '/images/avatars/1.svg',
  own: false,
  ...changes,
});

const topTen = Array.from({ length: 10 }, (_row, index) => createScore(index + 1));

const openLeaderboard = (as = sampleAccount(), at = `/leader/${sampleId(7)}`) =>
  renderScreen(<LeaderboardScreen />, { path: '/leader/:eventId?', at, as });

/** The progress of a participant who is not on the board. */
const createProgress = (state: QuizProgress['state']) => ({
  ...success({
    title: 'Circuit Quiz',
    totalQuestions: 10,
    answered: 0,
    answeredPages: [],
    lastPage: 1,
    state,
    startsAt: hoursFromNow(-2),
    startedAt: null,
    showScores: 'after-submitting' as const,
    endsAt: hoursFromNow(-1),
    serverNow: hoursFromNow(0),
  }),
  totalQuestions: 10,
});

const serveLeaderboard = (changes: Partial<Leaderboard>, own: Partial<QuizResult> = {}) =>
  fakeApi()
    .on(quiz.leaderboardAndScores, () => success(sampleLeaderboard(changes)))
    .on(quiz.progress, () => createProgress('NOT_STARTED'))
    .on(quiz.results, () => success(sampleQuizResult(own)));

const getRowTexts = () => screen.getAllByRole('row').map((row) => row.textContent);
const getPodiumSteps = () =>
  within(screen.getByRole('list', { name: 'Podium' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('leaderboard', () => {
  it('loads the leaderboard of the event in the address and names its quiz', async () => {
    const api = serveLeaderboard({ ended: true, total: 30 });
    await openLeaderboard();
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
    expect(api.inputs(quiz.leaderboardAndScores)[0]?.params).toEqual({ eventId: sampleId(7) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leaderboard');
    expect(screen.getByText('30 participants')).toBeVisible();
    expect(screen.getByText('Final result')).toBeVisible();
    expect(document.title).toBe('Leaderboard of Circuit Quiz · Marquee');
  });

  it('shows the three best on the podium and the others in the table', async () => {
    serveLeaderboard({
      topScores: topTen,
      total: 10,
      rank: null,
      participantDetails: null,
      totalQuestions: 20,
    });
    await openLeaderboard();
    await screen.findByRole('table');
    expect(getPodiumSteps()).toEqual([
      'Person 1Rank 119 of 20in 1:41',
      'Person 2Rank 218 of 20in 1:42',
      'Person 3Rank 317 of 20in 1:43',
    ]);
    expect(getRowTexts()).toHaveLength(8);
    expect(getRowTexts()[1]).toBe('4Person 4 161:44');
  });

  it('states the rule of ties, and shows equal ranks as the server sends them', async () => {
    serveLeaderboard({
      topScores: [
        createScore(1, { own: true }),
        createScore(1, { participantName: 'Ravi K.' }),
        createScore(3),
      ],
      rank: 1,
      total: 3,
    });
    await openLeaderboard();
    expect(
      await screen.findByText('More correct answers rank higher, then less time. Ties share a rank.'),
    ).toBeVisible();
    expect(getPodiumSteps().map((step) => /Rank (\d)/.exec(step)?.[1])).toEqual(['1', '1', '3']);
    const steps = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.rank)).toEqual(['1', '1', '3']);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the participant’s rank, score and time', async () => {
    serveLeaderboard({
      rank: 12,
      total: 30,
      participantDetails: { totalQuestions: 20, correctAnswers: 7, seconds: 245 },
    });
    await openLeaderboard();
    expect((await screen.findByText('Your rank')).parentElement).toHaveTextContent('Your rank12 of 30');
    expect(screen.getByText('Your score').parentElement).toHaveTextContent('Your score7 of 20');
    expect(screen.getByText('Your time').parentElement).toHaveTextContent('Your time4:05');
  });

  it('marks the participant’s row in the table', async () => {
    const topScores = [...topTen.slice(0, 4), createScore(5, { participantName: 'Asha R.', own: true })];
    serveLeaderboard({ topScores, rank: 5, total: 5 });
    await openLeaderboard();
    const row = await screen.findByRole('row', { name: /Asha R\./ });
    expect(within(row).getByText('You')).toBeVisible();
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('marks the participant’s step on the podium', async () => {
    serveLeaderboard({});
    await openLeaderboard();
    const podium = within(await screen.findByRole('list', { name: 'Podium' }));
    expect(podium.getAllByRole('listitem')[0]).toHaveTextContent('Asha R.You');
  });

  it('pins the participant’s row if it is below the rows shown', async () => {
    serveLeaderboard({
      topScores: topTen,
      rank: 23,
      total: 30,
      participantDetails: { totalQuestions: 20, correctAnswers: 3, seconds: 400 },
    });
    await openLeaderboard();
    await screen.findByRole('table');
    expect(getRowTexts().at(-1)).toBe('23 You36:40');
  });

  it('says that the quiz is still running', async () => {
    serveLeaderboard({ ended: false });
    await openLeaderboard();
    expect(await screen.findByText('Still running')).toBeVisible();
  });

  it('says that the participant did not take part', async () => {
    const api = serveLeaderboard({ rank: null, participantDetails: null });
    await openLeaderboard();
    expect(await screen.findByText('You did not take part in this quiz.')).toBeVisible();
    expect(screen.queryByText('Your rank')).not.toBeInTheDocument();
    expect(api.inputs(quiz.results)).toEqual([]);
  });

  it.each([
    ['DISQUALIFIED', 10, 'A host has disqualified your attempt: it does not count.'],
    ['SUBMITTED', 0, 'You submitted no answer, so you are not on the board.'],
  ] as const)('explains why a %s attempt is not ranked', async (state, answered, text) => {
    const api = serveLeaderboard(
      { rank: null, participantDetails: null },
      { state, answered, coinsEarned: 0 },
    );
    api.on(quiz.progress, () => createProgress(state));
    await openLeaderboard();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows hosts the leaderboard with a link to the scores', async () => {
    serveLeaderboard({ rank: null, participantDetails: null });
    await openLeaderboard(sampleHost());
    expect(await screen.findByRole('link', { name: 'View Quiz Scores' })).toHaveAttribute(
      'href',
      `/quiz-scores/${sampleId(7)}`,
    );
    expect(screen.queryByText('You did not take part in this quiz.')).not.toBeInTheDocument();
    expect(screen.queryByText('Your rank')).not.toBeInTheDocument();
  });

  it('shows the coins that the quiz brought', async () => {
    serveLeaderboard({}, { state: 'AUTO_SUBMITTED' });
    await openLeaderboard();
    expect(
      await screen.findByText('You earned 10 coins. It was submitted for you at the end.'),
    ).toBeVisible();
  });

  it('shows anonymous participants, and ranks the teams', async () => {
    serveLeaderboard({
      topScores: [createScore(1, { participantName: 'Anonymous', own: true })],
      teamScores: [
        { rank: 1, teamName: 'Night Owls', score: 31, members: 4, own: false },
        { rank: 2, teamName: 'Early Birds', score: 20, members: 3, own: true },
      ],
    });
    await openLeaderboard();
    expect(await screen.findByText('Anonymous')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Teams' })).toBeVisible();
    expect(getRowTexts().slice(1)).toEqual(['1Night Owls 431', '2Early Birds Your team320']);
  });

  it('shows up to 100 rows on request, and fewer again', async () => {
    const api = serveLeaderboard({ topScores: topTen, total: 140 });
    const { user } = await openLeaderboard();
    await user.click(await screen.findByRole('button', { name: 'Show the best 100' }));
    await user.click(await screen.findByRole('button', { name: 'Show the best 10' }));
    expect(await screen.findByRole('button', { name: 'Show the best 100' })).toBeVisible();
    expect(api.inputs(quiz.leaderboardAndScores).map(({ query }) => query?.limit)).toEqual([
      '10',
      '100',
      '10',
    ]);
  });
});

describe('leaderboard without rows', () => {
  it('says that nobody has finished, and links to the event', async () => {
    serveLeaderboard({ topScores: [], rank: null, participantDetails: null, total: 0 });
    await openLeaderboard();
    expect(await screen.findByText('Nobody has finished this quiz yet.')).toBeVisible();
    expect(screen.getByText('0 participants')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
  });

  it('redirects to the quiz submitted last without an event in the address', async () => {
    fakeApi().on(quiz.latest, () => success({ eventId: sampleId(9) }));
    await renderScreen(<LeaderboardScreen />, { path: '/leader', as: sampleAccount() });
    expect(await screen.findByText(`Now at /leader/${sampleId(9)}`)).toBeVisible();
  });

  it('says "No event selected" without a submitted quiz, and links home', async () => {
    fakeApi().on(quiz.latest, () => success(null));
    await openLeaderboard(sampleAccount(), '/leader');
    expect(await screen.findByText('No event selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/');
  });

  it('says "No event selected" to a host without a request', async () => {
    const api = fakeApi();
    await openLeaderboard(sampleHost(), '/leader');
    expect(await screen.findByText('No event selected')).toBeVisible();
    expect(api.inputs(quiz.latest)).toEqual([]);
  });
});

describe('leaderboard errors', () => {
  it('says "Finish the quiz first" before the participant’s submit, and opens after it', async () => {
    const api = serveLeaderboard({}).refuse(quiz.leaderboardAndScores, 'QUIZ_NOT_FINISHED');
    const stream = api.stream();
    await openLeaderboard();
    expect(await screen.findByText('Finish the quiz first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the quiz' })).toHaveAttribute(
      'href',
      `/quiz/${sampleId(7)}`,
    );
    api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard()));
    await waitFor(() => expect(stream.readers).toBe(1));
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await screen.findByRole('list', { name: 'Podium' })).toBeVisible();
  });

  it('says "Failed to fetch leaderboard" if the reply is unreadable', async () => {
    fakeApi().breakDown(quiz.leaderboardAndScores);
    const { user } = await openLeaderboard();
    expect(await screen.findByText('Failed to fetch leaderboard')).toBeVisible();
    serveLeaderboard({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Podium' })).toBeVisible();
  });
});
