import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleHost,
  sampleId,
  sampleLeaderboard,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { LeaderboardScreen } from './LeaderboardScreen';

type Score = Leaderboard['topScores'][number];

const score = (rank: number, changes: Partial<Score> = {}): Score => ({
  rank,
  participantName: `Person ${rank}`,
  correctAnswers: 20 - rank,
  seconds: 100 + rank,
  imageUrl: '/images/avatars/1.svg',
  own: false,
  ...changes,
});

const topTen = Array.from({ length: 10 }, (_row, place) => score(place + 1));

const open = (as = sampleAccount(), at = `/leader/${sampleId(7)}`) =>
  renderScreen(<LeaderboardScreen />, { path: '/leader/:eventId?', at, as });

const answering = (changes: Partial<Leaderboard>) =>
  fakeApi().on(quiz.leaderboardAndScores, () => success(sampleLeaderboard(changes)));

const rowTexts = () => screen.getAllByRole('row').map((row) => row.textContent);
const steps = () =>
  within(screen.getByRole('list', { name: 'Podium' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('the leaderboard of a quiz', () => {
  it('asks for the board of the event in the address and names its quiz', async () => {
    const api = answering({ ended: true, total: 30 });
    await open();
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

  it('puts the three best on the podium and the others in a list under it', async () => {
    answering({ topScores: topTen, total: 10, rank: null, participantDetails: null, totalQuestions: 20 });
    await open();
    await screen.findByRole('table');
    expect(steps()).toEqual([
      'Person 1Rank 119 of 20in 1:41',
      'Person 2Rank 218 of 20in 1:42',
      'Person 3Rank 317 of 20in 1:43',
    ]);
    expect(rowTexts()).toHaveLength(8);
    expect(rowTexts()[1]).toBe('4Person 4 161:44');
  });

  it('states the rule of ties, and shows equal ranks as the server gives them', async () => {
    answering({
      topScores: [score(1, { own: true }), score(1, { participantName: 'Ravi K.' }), score(3)],
      rank: 1,
      total: 3,
    });
    await open();
    expect(
      await screen.findByText(
        'More correct answers rank higher, then less time; who is equal in both shares a rank.',
      ),
    ).toBeVisible();
    expect(steps().map((step) => /Rank (\d)/.exec(step)?.[1])).toEqual(['1', '1', '3']);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the own rank, score and time large', async () => {
    answering({
      rank: 12,
      total: 30,
      participantDetails: { totalQuestions: 20, correctAnswers: 7, seconds: 245 },
    });
    await open();
    expect((await screen.findByText('Your rank')).parentElement).toHaveTextContent('Your rank12 of 30');
    expect(screen.getByText('Your score').parentElement).toHaveTextContent('Your score7 of 20');
    expect(screen.getByText('Your time').parentElement).toHaveTextContent('Your time4:05');
  });

  it('marks the own row in the list', async () => {
    const topScores = [...topTen.slice(0, 4), score(5, { participantName: 'Asha R.', own: true })];
    answering({ topScores, rank: 5, total: 5 });
    await open();
    const row = await screen.findByRole('row', { name: /Asha R\./ });
    expect(within(row).getByText('You')).toBeVisible();
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('marks the own step on the podium', async () => {
    answering({});
    await open();
    const podium = within(await screen.findByRole('list', { name: 'Podium' }));
    expect(podium.getAllByRole('listitem')[0]).toHaveTextContent('Asha R.You');
  });

  it('keeps the own row in sight when it is outside the top list', async () => {
    answering({
      topScores: topTen,
      rank: 23,
      total: 30,
      participantDetails: { totalQuestions: 20, correctAnswers: 3, seconds: 400 },
    });
    await open();
    await screen.findByRole('table');
    expect(rowTexts().at(-1)).toBe('23 You36:40');
  });

  it('says of a quiz that is not over that it is still running', async () => {
    answering({ ended: false });
    await open();
    expect(await screen.findByText('Still running')).toBeVisible();
  });

  it('tells a participant without an attempt so, and shows a host the board alone', async () => {
    answering({ rank: null, participantDetails: null });
    const { unmount } = await open();
    expect(await screen.findByText('You did not take part in this quiz.')).toBeVisible();
    unmount();
    await open(sampleHost());
    await screen.findByRole('list', { name: 'Podium' });
    expect(screen.queryByText('You did not take part in this quiz.')).not.toBeInTheDocument();
    expect(screen.queryByText('Your rank')).not.toBeInTheDocument();
  });
});

describe('a leaderboard without rows', () => {
  it('says that nobody has finished, and leads to the event', async () => {
    answering({ topScores: [], rank: null, participantDetails: null, total: 0 });
    await open();
    expect(await screen.findByText('Nobody has finished this quiz yet.')).toBeVisible();
    expect(screen.getByText('0 participants')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
  });

  it('says "No event selected" without an event, with a way back, and asks nothing', async () => {
    const api = answering({});
    await open(sampleAccount(), '/leader');
    expect(await screen.findByText('No event selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/');
    expect(api.inputs(quiz.leaderboardAndScores)).toEqual([]);
  });
});

describe('a leaderboard that fails', () => {
  it('says "Finish the quiz first" before the own submit, and shows the board on Try again', async () => {
    const api = fakeApi().refuse(quiz.leaderboardAndScores, 'QUIZ_NOT_FINISHED');
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Finish the quiz first');
    api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Podium' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says "Failed to fetch leaderboard" when the answer is no reason to read', async () => {
    fakeApi().breakDown(quiz.leaderboardAndScores);
    await open();
    expect(await screen.findByText('Failed to fetch leaderboard')).toBeVisible();
  });
});
