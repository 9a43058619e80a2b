import { manageEvents, quizEditor, type AttemptScore } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { QuizScoresScreen } from './QuizScoresScreen';
import type { Scores } from './ScoresStore';

const createAttempt = (changes: Partial<AttemptScore> = {}): AttemptScore => ({
  id: sampleId(1),
  name: 'Asha Rao',
  email: 'asha@demo.test',
  state: 'SUBMITTED',
  startedAt: hoursFromNow(-3),
  submittedAt: hoursFromNow(-2),
  answered: 9,
  correctAnswers: 8,
  seconds: 245,
  rank: 1,
  ...changes,
});

const ravi = createAttempt({
  id: sampleId(2),
  name: 'Ravi K',
  email: 'ravi@demo.test',
  state: 'OPEN',
  submittedAt: null,
  answered: null,
  correctAnswers: null,
  seconds: null,
  rank: null,
});

const createScores = (changes: Partial<Scores> = {}): Scores => ({
  status: 'SUCCESS',
  content: [createAttempt(), ravi],
  totalPages: 1,
  totalElements: 2,
  number: 0,
  title: 'Circuit Quiz',
  totalQuestions: 10,
  ended: false,
  questions: null,
  ...changes,
});

const serveScores = (changes: Partial<Scores> = {}) =>
  fakeApi()
    .on(manageEvents.details, () => success(sampleHostEventDetails({ id: sampleId(7) })))
    .on(quizEditor.scores, () => createScores(changes));

const open = (search = '') =>
  renderScreen(<QuizScoresScreen />, {
    path: '/quiz-scores/:eventId?',
    at: `/quiz-scores/${sampleId(7)}${search}`,
    as: sampleHost(),
  });

const getRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const listQueries = (api: ReturnType<typeof fakeApi>) =>
  api.inputs(quizEditor.scores).map(({ query }) => query);

describe('quiz scores', () => {
  it('show every attempt with rank, person, state and figures', async () => {
    serveScores();
    await open();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(getRows()[0]).toMatch(/^1Asha Raoasha@demo\.testSubmitted8 of 1094:05.+Disqualify Asha Rao$/);
    expect(getRows()[1]).toMatch(/^–Ravi Kravi@demo\.testStill open–––.+–$/);
    expect(screen.getByText('2 attempts · 10 questions')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Circuit Quiz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scores' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      `/event/${sampleId(7)}`,
    );
    expect(document.title).toBe('Quiz scores of Circuit Quiz · Marquee');
  });

  it('are searched by name or email after a debounce, and by state; the address holds both', async () => {
    const api = serveScores({ totalPages: 3 });
    const { user } = await open('?state=OPEN&page=2');
    await screen.findByRole('table');
    expect(listQueries(api)).toEqual([{ page: '1', size: '25', state: 'OPEN' }]);
    await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'ash');
    await waitFor(() =>
      expect(listQueries(api).at(-1)).toEqual({ page: '0', size: '25', q: 'ash', state: 'OPEN' }),
    );
    expect(listQueries(api)).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('State'), 'All states');
    await waitFor(() => expect(listQueries(api).at(-1)).toEqual({ page: '0', size: '25', q: 'ash' }));
  });

  it('clear the search when the host navigates back', async () => {
    serveScores();
    const { user } = await renderScreen(
      <>
        <QuizScoresScreen />
        <Link to="?">Start again</Link>
      </>,
      { path: '/quiz-scores/:eventId?', at: `/quiz-scores/${sampleId(7)}?q=asha`, as: sampleHost() },
    );
    expect(screen.getByRole('searchbox')).toHaveValue('asha');
    await user.click(screen.getByRole('link', { name: 'Start again' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are paged; Next continues behind the last attempt shown (AP-17)', async () => {
    const api = serveScores({ totalPages: 3, totalElements: 60, next: 'cursor-0' });
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() =>
      expect(listQueries(api).at(-1)).toEqual({ page: '1', size: '25', after: 'cursor-0' }),
    );
  });

  it.each([
    ['Nobody has started this quiz yet.', ''],
    ['No attempts match your search.', '?q=nobody'],
  ])('say "%s" without attempts', async (text, search) => {
    serveScores({ content: [], totalElements: 0, totalPages: 0 });
    await open(search);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say "Failed to fetch quiz results", and load on Try again', async () => {
    serveScores().breakDown(quizEditor.scores);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch quiz results');
    serveScores();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('update on stream events while participants submit', async () => {
    const api = serveScores();
    const stream = api.stream();
    await open();
    await screen.findByRole('table');
    await waitFor(() => expect(stream.readers).toBe(1));
    api.on(quizEditor.scores, () =>
      createScores({ content: [createAttempt(), createAttempt({ ...ravi, state: 'SUBMITTED' })] }),
    );
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    await waitFor(() => expect(getRows()[1]).toContain('Submitted'));
  });

  it('can be downloaded as a file', async () => {
    const api = serveScores();
    const saved: string[] = [];
    URL.createObjectURL = (file) => {
      saved.push((file as Blob).type);
      return 'blob:made';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['text/csv', 'quiz-scores.csv']));
    expect(listQueries(api).at(-1)).toEqual({ format: 'csv' });
  });

  it('say "No event selected" without an event', async () => {
    fakeApi();
    await renderScreen(<QuizScoresScreen />, { path: '/quiz-scores', as: sampleHost() });
    expect(screen.getByText('No event selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage events' })).toHaveAttribute('href', '/event-manage');
  });
});

describe('disqualification', () => {
  const openDialog = async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Disqualify Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disqualify Asha Rao?' }));
    return { ...view, dialog };
  };

  it('is offered for submitted attempts only', async () => {
    serveScores();
    await open();
    await screen.findByRole('table');
    expect(screen.getAllByRole('button', { name: /^Disqualify/ })).toHaveLength(1);
  });

  it('does nothing when the host keeps the attempt', async () => {
    const api = serveScores();
    const { user, dialog } = await openDialog();
    expect(
      dialog.getByText(/loses its 10 coins\. The participant is notified\. You can undo this\./),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep the attempt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.inputs(quizEditor.disqualify)).toEqual([]);
  });

  it('removes the attempt from the board, and shows the new ranks', async () => {
    const api = serveScores();
    api.on(quizEditor.disqualify, () => success({ state: 'DISQUALIFIED' as const }));
    const { user, dialog } = await openDialog();
    api.on(quizEditor.scores, () =>
      createScores({ content: [createAttempt({ state: 'DISQUALIFIED', rank: null })] }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'Shared account');
    await user.click(dialog.getByRole('button', { name: 'Disqualify' }));
    expect(await screen.findByText('Asha Rao is disqualified.')).toBeVisible();
    await waitFor(() => expect(getRows()).toHaveLength(1));
    expect(getRows()[0]).toMatch(/^–Asha Raoasha@demo\.testDisqualified/);
    expect(api.inputs(quizEditor.disqualify)[0]?.params).toEqual({
      eventId: sampleId(7),
      attemptId: sampleId(1),
    });
    expect(api.inputs(quizEditor.disqualify)[0]?.body).toEqual({ reason: 'Shared account' });
    api.on(quizEditor.undoDisqualify, () => success({ state: 'SUBMITTED' as const }));
    api.on(quizEditor.scores, () => createScores({ content: [createAttempt({})] }));
    await user.click(screen.getByRole('button', { name: 'Undo the disqualification of Asha Rao' }));
    expect(await screen.findByText('The attempt of Asha Rao counts again.')).toBeVisible();
    await waitFor(() => expect(getRows()[0]).toMatch(/^1Asha Rao/));
  });

  it('shows the error and keeps the dialog open', async () => {
    const api = serveScores().refuse(quizEditor.disqualify, 'ATTEMPT_OPEN');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Disqualify' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(api.inputs(quizEditor.disqualify)).toHaveLength(1);
  });
});

describe('answer distribution', () => {
  it('shows after the end how many participants selected each option', async () => {
    const api = serveScores({ ended: true });
    api.on(quizEditor.choices, () =>
      success([
        {
          id: sampleId(3),
          questionText: 'Which unit?',
          attempts: 8,
          options: [
            { text: 'Volt', correct: false, chosen: 5 },
            { text: 'Ohm', correct: true, chosen: 2 },
          ],
        },
      ]),
    );
    await open();
    const part = within(await screen.findByRole('region', { name: 'How each question was answered' }));
    expect(await part.findByText('25 % right · 7 of 8 answered')).toBeVisible();
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1. Which unit?25 % right · 7 of 8 answeredAVolt5BOhm ✓ Right answer2',
      'AVolt5',
      'BOhm ✓ Right answer2',
    ]);
  });

  it('says while the answers of a large quiz are counted, and shows them by itself', async () => {
    const api = serveScores({ ended: true });
    const stream = api.stream();
    api.on(quizEditor.choices, () => success(null));
    await open();
    const part = within(await screen.findByRole('region', { name: 'How each question was answered' }));
    expect(await part.findByText(/^The answers are still being counted\./)).toBeVisible();
    await waitFor(() => expect(stream.readers).toBe(1));
    const option = { text: 'Ohm', correct: true, chosen: 2 };
    api.on(quizEditor.choices, () =>
      success([{ id: sampleId(3), questionText: 'Which unit?', attempts: 4, options: [option] }]),
    );
    act(() => stream.send('LEADERBOARD_CHANGED', sampleId(7)));
    expect(await part.findByText('50 % right · 2 of 4 answered')).toBeVisible();
  });

  it('is not requested before the end', async () => {
    const api = serveScores();
    await open();
    await screen.findByRole('table');
    expect(api.inputs(quizEditor.choices)).toEqual([]);
  });
});
