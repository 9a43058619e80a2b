import {
  clearStorage,
  quizEditorPage,
  renderScreens,
  sampleAuthoredQuestion,
  sampleAuthoredQuiz,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, sent, save, edit, address } = quizEditorPage;
const RIGHT_REMOVED = 'You removed the right option. Mark another option as right.';

const listLabels = () => screen.getAllByLabelText(/^Option [A-F]$/).map((field) => field.ariaLabel);
const findOption = (letter: string) => screen.findByLabelText(`Option ${letter}`);

/** Opens a quiz of one question with the options 1, 2, 4 and 6, of which B is right. */
async function openQuestion() {
  const api = serving(sampleAuthoredQuiz(1));
  const { user } = await renderScreens(
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
  await screen.findByRole('list', { name: 'Questions' });
  await edit(user, 1);
  const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
  const removeOptions = async (...letters: string[]) => {
    for (const letter of letters) await pressButton(`Remove option ${letter}`);
  };
  return { api, user, pressButton, removeOptions };
}

beforeEach(clearStorage);

describe('the number of options (QZ-18)', () => {
  it('grows to six, each new option with the focus', async () => {
    const { api, user, pressButton } = await openQuestion();
    for (const letter of ['E', 'F']) {
      await pressButton('Add option');
      await waitFor(() => expect(screen.getByLabelText(`Option ${letter}`)).toHaveFocus());
      await user.keyboard(`Option of ${letter}`);
    }
    expect(screen.getByRole('button', { name: 'Add option' })).toBeDisabled();
    expect(screen.getByText('A question has at most 6 options.')).toBeVisible();
    await save(user);
    const { questionText, options, correctAnswer } = sampleAuthoredQuestion(1);
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        {
          questions: [{ questionText, options: [...options, 'Option of E', 'Option of F'], correctAnswer }],
        },
      ]),
    );
  });

  it('shrinks to two: the right option stays marked, and the neighbour has the focus', async () => {
    const { api, user, removeOptions } = await openQuestion();
    await removeOptions('A');
    expect(await findOption('A')).toHaveValue('2');
    await waitFor(() => expect(screen.getByLabelText('Option A')).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'A is right' })).toBeChecked();
    await removeOptions('C');
    await waitFor(() => expect(screen.getByLabelText('Option B')).toHaveFocus());
    expect(listLabels()).toEqual(['Option A', 'Option B']);
    expect(screen.queryByRole('button', { name: /^Remove option/ })).not.toBeInTheDocument();
    await save(user);
    await waitFor(() =>
      expect(sent(api)).toMatchObject([{ questions: [{ options: ['2', '4'], correctAnswer: '2' }] }]),
    );
  });

  it('requires a new choice when the right option is removed, at the field and before saving', async () => {
    const { api, user, pressButton, removeOptions } = await openQuestion();
    await removeOptions('B', 'A');
    const group = screen.getByRole('group', { name: /^Options/ });
    expect(group).toHaveAccessibleDescription(RIGHT_REMOVED);
    for (const radio of screen.getAllByRole('radio', { name: /is right$/ })) expect(radio).not.toBeChecked();
    await save(user);
    await screen.findByRole('alertdialog', { name: 'Please select a correct answer for each question' });
    await pressButton('OK');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A is right' })).toHaveFocus());
    await user.keyboard(' ');
    expect(group).not.toHaveAccessibleDescription();
    await save(user);
    await waitFor(() =>
      expect(sent(api)).toMatchObject([{ questions: [{ options: ['4', '6'], correctAnswer: '4' }] }]),
    );
  });

  it('is part of the stored draft', async () => {
    const { user, pressButton, removeOptions } = await openQuestion();
    await removeOptions('D', 'C');
    await pressButton('Done');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'Come back' }));
    await screen.findByText('Your changes are not saved yet.');
    await edit(user, 1);
    expect(listLabels()).toEqual(['Option A', 'Option B']);
  });
});

it('the number of options is fixed in a correction (QZ-14)', async () => {
  serving(sampleAuthoredQuiz(1, { locked: true }));
  const { user } = await renderScreens({ [address.path]: <CreateQuizScreen /> }, address);
  await user.click(await screen.findByRole('button', { name: 'Correct question 1' }));
  expect(await findOption('D')).toBeVisible();
  expect(screen.queryByRole('button', { name: /option/ })).not.toBeInTheDocument();
});
