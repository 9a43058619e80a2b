import { type EditedQuiz, quizEditor } from '@marquee/shared-contracts';
import {
  clearStorage,
  failCall,
  quizEditorPage,
  renderScreens,
  sampleAuthoredQuestion,
  sampleAuthoredQuiz,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, sent, numbers, save, edit, address } = quizEditorPage;
const open = () =>
  renderScreens(
    {
      [address.path]: (
        <>
          <CreateQuizScreen />
          <Link to="/elsewhere">Leave</Link>
        </>
      ),
      '/elsewhere': <Link to={address.at}>Come back</Link>,
    },
    address,
  );

/** Creates the screen and its store anew, as a reload does. */
async function reopen(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(screen.getByRole('link', { name: 'Come back' }));
}

/** Their version of the sample question with this number, stored under a new id. */
const createNewer = (number: number, changes: Partial<EditedQuiz['questions'][number]> = {}) => ({
  ...sampleAuthoredQuestion(number),
  id: sampleId(200 + number),
  ...changes,
});

/** Types into the title and question 1, then saves; another host has saved `newer` meanwhile. */
async function saveAgainst(newer: EditedQuiz) {
  const api = serving(sampleAuthoredQuiz(3));
  const { user } = await open();
  await screen.findByRole('list', { name: 'Questions' });
  await edit(user, 1);
  await user.type(screen.getByLabelText('Question text'), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  api.on(quizEditor.replaceQuestions, () => failCall('QUESTIONS_CHANGED'));
  api.on(quizEditor.questions, () => success(newer));
  await save(user);
  const notice = await screen.findByRole('alert');
  api.on(quizEditor.replaceQuestions, () => success(newer));
  return { api, user, notice };
}

const listSent = (api: Awaited<ReturnType<typeof saveAgainst>>['api']) => {
  const body = sent(api).at(-1);
  if (body === undefined || Array.isArray(body)) throw new Error('Nothing was sent.');
  return { replaces: body.replaces, texts: body.questions.map(({ questionText }) => questionText) };
};

beforeEach(clearStorage);

describe('two hosts who write at once (QZ-15)', () => {
  it('have their changes merged question by question, and saved together', async () => {
    const newer = sampleAuthoredQuiz(0, {
      title: 'Final Quiz',
      questions: [createNewer(1), createNewer(2, { questionText: 'What is 2 + 2?' }), createNewer(5)],
    });
    const { api, user, notice } = await saveAgainst(newer);
    expect(notice).toHaveTextContent('Somebody else has changed these questions meanwhile.');
    expect(notice).toHaveTextContent('4 of their changes are now in your version.');
    expect(within(notice).getByRole('heading')).toHaveFocus();
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Final Quiz');
    await save(user);
    expect(listSent(api)).toEqual({
      replaces: [sampleId(201), sampleId(202), sampleId(205)],
      texts: ['What is 1 and 1? Mine.', 'What is 2 + 2?', 'What is 5 and 5?'],
    });
  });

  const conflicting = sampleAuthoredQuiz(0, {
    questions: [createNewer(1, { questionText: 'What is 1 and 1, theirs?' }), createNewer(2), createNewer(3)],
  });
  const mine = 'What is 1 and 1? Mine.';
  const theirs = 'What is 1 and 1, theirs?';
  const rest = ['What is 2 and 2?', 'What is 3 and 3?'];

  // A question with another text and equal options is the same question.
  it.each([
    ['Keep mine', [mine, ...rest]],
    ['Use theirs', [theirs, ...rest]],
    ['Keep both', [mine, theirs, ...rest]],
  ])('see a question that both changed side by side: "%s"', async (choice, expected) => {
    const { api, user, notice } = await saveAgainst(conflicting);
    expect(within(notice).getByRole('region', { name: 'Your version' })).toHaveTextContent(mine);
    expect(within(notice).getByRole('region', { name: 'Their version' })).toHaveTextContent(theirs);
    await user.click(within(notice).getByRole('button', { name: choice }));
    expect(screen.queryByRole('region', { name: 'Their version' })).not.toBeInTheDocument();
    await save(user);
    expect(listSent(api).texts).toEqual(expected);
  });

  it('see both versions again after a reload', async () => {
    const { user } = await saveAgainst(conflicting);
    await reopen(user);
    expect(await screen.findByRole('region', { name: 'Your version' })).toHaveTextContent(mine);
    expect(screen.getByRole('region', { name: 'Their version' })).toHaveTextContent(theirs);
  });

  it.each([
    ['Keep question', ['1', '2', '3']],
    ['Delete question', ['2', '3']],
  ])('decide about a changed question that the other deleted: "%s"', async (choice, expected) => {
    const newer = sampleAuthoredQuiz(0, { questions: [createNewer(2), createNewer(3)] });
    const { user, notice } = await saveAgainst(newer);
    expect(notice).toHaveTextContent('They deleted it, you changed it.');
    await user.click(within(notice).getByRole('button', { name: choice }));
    expect(numbers()).toEqual(expected);
  });

  it('see a deleted question again that the other changed, without an undo that would add it twice', async () => {
    const api = serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    api.on(quizEditor.replaceQuestions, () => failCall('QUESTIONS_CHANGED'));
    const newer = sampleAuthoredQuiz(0, {
      questions: [createNewer(1, { questionText: 'What is 1 and 1, theirs?' }), createNewer(2)],
    });
    api.on(quizEditor.questions, () => success(newer));
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You deleted it, they changed it.');
    expect(numbers()).toEqual(['1', '2']);
    expect(screen.queryByText('Question 1 is deleted.')).not.toBeInTheDocument();
  });

  it('merge a draft of an earlier visit with the questions of today', async () => {
    serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 2);
    await user.type(screen.getByLabelText('Question text'), ' Mine.');
    serving(sampleAuthoredQuiz(0, { questions: [createNewer(4), createNewer(1), createNewer(2)] }));
    await reopen(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'One of their changes is now in your version.',
    );
    expect(numbers()).toEqual(['4', '1', '2']);
    expect(screen.getByText('What is 2 and 2? Mine.')).toBeVisible();
  });
});
