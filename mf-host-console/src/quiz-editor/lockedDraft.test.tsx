import { quizEditor } from '@marquee/shared-contracts';
import {
  clearStorage,
  failCall,
  quizEditorPage,
  renderScreens,
  sampleAuthoredQuestion,
  sampleAuthoredQuiz,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, save, edit, address } = quizEditorPage;
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
const lockedQuiz = sampleAuthoredQuiz(2, { locked: true });

beforeEach(clearStorage);

async function typeUntilLocked() {
  const api = serving(sampleAuthoredQuiz(2));
  const { user } = await open();
  await user.type(await screen.findByLabelText('Quiz title'), '!');
  await edit(user, 1);
  await user.type(screen.getByLabelText('Question text'), ' In base ten.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.type(screen.getByLabelText('Question text'), 'Which is odd?');
  await user.type(screen.getByLabelText('Option A'), 'Nine');
  api.on(quizEditor.replaceQuestions, () => failCall('QUIZ_LOCKED'));
  api.on(quizEditor.questions, () => success(lockedQuiz));
  for (const letter of 'BCD') await user.type(screen.getByLabelText(`Option ${letter}`), `${letter} two`);
  await user.click(screen.getByRole('radio', { name: 'A is right' }));
  await save(user);
  return { api, user };
}

const findUnsaved = () => screen.findByRole('region', { name: 'Your unsaved changes' });

async function expectTypedTexts() {
  const unsaved = await findUnsaved();
  expect(unsaved).toHaveTextContent('Circuit Quiz!');
  expect(unsaved).toHaveTextContent('What is 1 and 1? In base ten.');
  expect(unsaved).toHaveTextContent('Which is odd?');
  expect(unsaved).toHaveTextContent('Nine');
  expect(unsaved).not.toHaveTextContent('What is 2 and 2?');
}

describe('a quiz that somebody starts during editing (QZ-20)', () => {
  it('shows the lock with every typed text, also after a reload', async () => {
    const { user } = await typeUntilLocked();
    const lock = await screen.findByRole('note');
    expect(lock).toHaveTextContent('Somebody has started the quiz');
    await waitFor(() => expect(lock).toHaveFocus());
    await expectTypedTexts();
    await reopen(user);
    await expectTypedTexts();
  });

  it('puts the typed text into the correction of its question', async () => {
    const { api, user } = await typeUntilLocked();
    await user.click(await screen.findByRole('button', { name: 'Use your unsaved question 1' }));
    const form = screen.getByRole('form', { name: 'Correct question 1' });
    expect(within(form).getByLabelText('Question text')).toHaveValue('What is 1 and 1? In base ten.');
    const corrected = { ...sampleAuthoredQuestion(1), questionText: 'What is 1 and 1? In base ten.' };
    api.on(quizEditor.correctQuestion, () => success({ ...corrected, remarked: 0 }));
    api.on(quizEditor.questions, () =>
      success({ ...lockedQuiz, questions: [corrected, sampleAuthoredQuestion(2)] }),
    );
    await user.click(within(form).getByRole('button', { name: 'Save correction' }));
    await waitFor(async () => expect(await findUnsaved()).not.toHaveTextContent('In base ten.'));
    expect(await findUnsaved()).toHaveTextContent('Which is odd?');
  });

  it('keeps the text until it is discarded', async () => {
    const { user } = await typeUntilLocked();
    await user.click(within(await findUnsaved()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your unsaved changes' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('note')).toHaveFocus();
  });
});
