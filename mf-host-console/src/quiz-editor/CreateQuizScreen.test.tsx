import { quizEditor } from '@marquee/shared-contracts';
import {
  clearStorage,
  sampleAuthoredQuiz,
  fakeApi,
  hoursFromNow,
  readStoredTexts,
  renderScreen,
  renderScreens,
  sampleHost,
  success,
  quizEditorPage,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, sent, numbers, save, edit, eventId, address } = quizEditorPage;
const open = () => renderScreen(<CreateQuizScreen />, address);

async function write(user: UserEvent, text: string, options: string[], right?: string): Promise<void> {
  await user.click(screen.getByLabelText('Question text'));
  await user.paste(text);
  for (const [position, option] of options.entries()) {
    await user.click(screen.getByLabelText(`Option ${'ABCD'[position]}`));
    await user.paste(option);
  }
  if (right !== undefined) await user.click(screen.getByRole('radio', { name: `${right} is right` }));
}

beforeEach(clearStorage);

describe('writing a quiz', () => {
  it('starts without questions, saves added questions, and returns with a message', async () => {
    const api = serving(sampleAuthoredQuiz(0));
    const { user } = await renderScreens(
      { '/start': <Link to={`/create-quiz/${eventId}`}>Write</Link>, [address.path]: <CreateQuizScreen /> },
      { at: '/start', as: sampleHost() },
    );
    await user.click(screen.getByRole('link', { name: 'Write' }));
    expect(
      await screen.findByText('This quiz has no questions yet. Nobody can start it without any.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(screen.getByLabelText('Question text')).toHaveFocus();
    await write(user, 'Which is odd?', ['2', '9', '4', '6'], 'B');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText('Question text')).toHaveValue('');
    await write(user, 'Which is even?', ['1', '3', '5', '8'], 'D');
    await save(user);
    expect(await screen.findByText('Quiz questions added successfully!')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Write' })).toBeVisible();
    expect(sent(api)).toEqual([
      {
        title: 'Circuit Quiz',
        showScores: 'after-submitting',
        replaces: [],
        questions: [
          { questionText: 'Which is odd?', options: ['2', '9', '4', '6'], correctAnswer: '9' },
          { questionText: 'Which is even?', options: ['1', '3', '5', '8'], correctAnswer: '8' },
        ],
      },
    ]);
    expect(readStoredTexts().join()).not.toContain('Which is odd?');
  });

  it('opens all events after direct navigation', async () => {
    serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await save(user);
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
  });

  it('stays on the site when the previous history entry is another site', async () => {
    serving(sampleAuthoredQuiz(1));
    const { user } = await renderScreens(
      { '/start': <Link to={`/create-quiz/${eventId}`}>Write</Link>, [address.path]: <CreateQuizScreen /> },
      { at: '/start', as: sampleHost() },
    );
    await user.click(screen.getByRole('link', { name: 'Write' }));
    await screen.findByRole('list', { name: 'Questions' });
    window.history.replaceState({ idx: 0 }, '');
    await save(user);
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    window.history.replaceState(null, '');
  });

  it('keeps the text that is typed while a save is pending', async () => {
    const api = serving(sampleAuthoredQuiz(1));
    let finish: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => {
      finish = resolve;
    });
    api.on(quizEditor.replaceQuestions, async () => {
      await pending;
      return success(sampleAuthoredQuiz(1), 'Quiz questions added successfully!');
    });
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 1);
    await save(user);
    await user.type(screen.getByLabelText('Question text'), ' Really?');
    finish();
    expect(await screen.findByText('Quiz questions added successfully!')).toBeVisible();
    expect(screen.getByLabelText('Question text')).toHaveValue('What is 1 and 1? Really?');
    expect(screen.getByText('Your changes are not saved yet.')).toBeVisible();
    expect(readStoredTexts().join()).toContain('Really?');
  });

  it('keeps unsaved changes across navigation and says that they are not saved', async () => {
    serving(sampleAuthoredQuiz(1));
    const { user } = await renderScreens(
      {
        '/start': <Link to={`/create-quiz/${eventId}`}>Write</Link>,
        [address.path]: (
          <>
            <CreateQuizScreen />
            <Link to="/start">Leave</Link>
          </>
        ),
      },
      { at: `/create-quiz/${eventId}`, as: sampleHost() },
    );
    await screen.findByText('Everything is saved.');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await write(user, 'Half of a que', ['this']);
    expect(screen.getByText('Your changes are not saved yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'Write' }));
    expect(await screen.findByRole('button', { name: /Half of a que/ })).toHaveTextContent('Not complete');
  });

  it('discards unsaved changes', async () => {
    serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(numbers()).toEqual(['2']);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to your events' })).toHaveFocus());
    await waitFor(() => expect(numbers()).toEqual(['1', '2']));
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });
});

describe('a quiz that can no longer change', () => {
  it.each([
    ['Somebody has started the quiz: its questions can no longer change.', { locked: true }, {}],
    ['This event was cancelled.', {}, { cancelled: true }],
    ['This event has ended.', {}, { startTime: hoursFromNow(-4), endTime: hoursFromNow(-2) }],
  ])('shows "%s" and its questions with their answers', async (reason, quiz, event) => {
    serving(sampleAuthoredQuiz(2, quiz), event);
    await open();
    expect(await screen.findByRole('note')).toHaveTextContent(reason);
    expect(screen.getByRole('heading', { name: '1. What is 1 and 1?' })).toBeVisible();
    expect(screen.getByText('What is 2 and 2?', { exact: false })).toBeVisible();
    expect(screen.getAllByText('✓ Right answer')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Save quiz' })).not.toBeInTheDocument();
  });
});

describe('the preview', () => {
  it('shows the draft as a participant sees it, page by page, and sends nothing', async () => {
    const api = serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Quiz title'), ' 2');
    await user.click(screen.getByRole('link', { name: 'Preview' }));
    expect(
      screen.getByText('This is what a participant sees. Nothing you choose here is stored.'),
    ).toBeVisible();
    expect(screen.getByText('Circuit Quiz 2')).toBeVisible();
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'B: 2' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('radiogroup', { name: 'What is 2 and 2?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('radio', { name: 'B: 2' })).toBeChecked();
    const parts = screen.getByRole('navigation', { name: 'Questions and preview' });
    await user.click(within(parts).getByRole('link', { name: 'Questions' }));
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Circuit Quiz 2');
    expect(sent(api)).toEqual([]);
  });

  it('shows a text without questions', async () => {
    serving(sampleAuthoredQuiz(0));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Preview' }));
    expect(screen.getByText('There is nothing to see yet: this quiz has no questions.')).toBeVisible();
  });
});

describe('the screen of a quiz', () => {
  it('shows "No event selected. Please go back and select an event." without an event', async () => {
    fakeApi();
    await renderScreen(<CreateQuizScreen />, { path: address.path, at: '/create-quiz', as: sampleHost() });
    expect(screen.getByText('No event selected. Please go back and select an event.')).toBeVisible();
  });

  it('shows "Failed to fetch quiz questions", and Try again recovers', async () => {
    const api = serving(sampleAuthoredQuiz(1));
    api.breakDown(quizEditor.questions);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch quiz questions');
    api.on(quizEditor.questions, () => success(sampleAuthoredQuiz(1)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Quiz title')).toHaveValue('Circuit Quiz');
  });

  it('shows "Only a quiz has questions." for another type of event', async () => {
    serving(sampleAuthoredQuiz(0)).refuse(quizEditor.questions, 'NOT_A_QUIZ');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Only a quiz has questions.');
  });
});
