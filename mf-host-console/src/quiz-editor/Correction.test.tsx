import { quizEditor } from '@marquee/shared-contracts';
import {
  clearStorage,
  hoursFromNow,
  quizEditorPage,
  renderScreen,
  renderScreens,
  sampleAuthoredQuestion,
  sampleAuthoredQuiz,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, eventId, address } = quizEditorPage;
const [first, second] = [sampleAuthoredQuestion(1), sampleAuthoredQuestion(2)];
const startedQuiz = sampleAuthoredQuiz(2, { locked: true });
const renderEditor = () => renderScreen(<CreateQuizScreen />, address);
const findForm = () => screen.findByRole('form', { name: 'Correct question 2' });

async function openCorrection() {
  const api = serving(startedQuiz);
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
  await user.click(await screen.findByRole('button', { name: 'Correct question 2' }));
  const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
  const replaceText = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  };
  return { api, user, pressButton, replaceText };
}

beforeEach(clearStorage);

describe('correcting a question of a started quiz', () => {
  it('corrects text and answer, then shows the new question and the number of changed results', async () => {
    const { api, user, pressButton, replaceText } = await openCorrection();
    expect(screen.getByLabelText('Question text')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Save correction' })).toBeDisabled();
    await replaceText('Question text', 'What is two and two?');
    await user.click(screen.getByRole('radio', { name: 'C is right' }));
    const correctedQuestion = {
      ...second,
      questionText: 'What is two and two?',
      correctAnswer: second.options[2] ?? '',
    };
    api.on(quizEditor.correctQuestion, () => success({ ...correctedQuestion, remarked: 3 }));
    api.on(quizEditor.questions, () => success({ ...startedQuiz, questions: [first, correctedQuestion] }));
    await pressButton('Save correction');
    expect(await screen.findByText('Question 2 is corrected. 3 results have changed.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '2. What is two and two?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Correct question 2' })).toHaveFocus());
    const { id: _id, ...was } = second;
    expect(api.inputs(quizEditor.correctQuestion)).toMatchObject([
      {
        params: { eventId, questionId: second.id },
        body: {
          questionText: 'What is two and two?',
          options: second.options,
          correctAnswer: second.options[2],
          was,
        },
      },
    ]);
  });

  it('shows validation errors and sends nothing', async () => {
    const { api, pressButton, replaceText } = await openCorrection();
    await replaceText('Question text', '');
    await replaceText('Option A', '4');
    await pressButton('Save correction');
    expect(await screen.findByText('Please fill in all question texts')).toBeVisible();
    expect(screen.getByText('Options must be different.')).toBeVisible();
    expect(screen.getByLabelText('Question text')).toHaveFocus();
    expect(api.inputs(quizEditor.correctQuestion)).toEqual([]);
  });

  it('keeps the input after a failure and across navigation, until it is discarded', async () => {
    const { api, user, pressButton, replaceText } = await openCorrection();
    await replaceText('Option A', 'Two');
    api.refuse(quizEditor.correctQuestion, 'RESULTS_FINAL');
    await pressButton('Save correction');
    const alert = within(await findForm()).getByRole('alert');
    expect(alert).toHaveTextContent('Failed to correct the question');
    expect(alert).toHaveTextContent('The results are final a week after the end of the quiz.');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'Come back' }));
    await findForm();
    expect(screen.getByLabelText('Option A')).toHaveValue('Two');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Correct question 2' }));
    expect(screen.getByLabelText('Option A')).toHaveValue('2');
  });

  it("shows another host's version after a conflict, and overwrites it on the next save", async () => {
    const { api, pressButton, replaceText } = await openCorrection();
    await replaceText('Option A', 'Two');
    const changedQuestion = { ...second, questionText: 'What is 2 + 2?' };
    api.refuse(quizEditor.correctQuestion, 'QUESTIONS_CHANGED');
    api.on(quizEditor.questions, () => success({ ...startedQuiz, questions: [first, changedQuestion] }));
    await pressButton('Save correction');
    expect(await screen.findByRole('heading', { name: '2. What is 2 + 2?' })).toBeVisible();
    expect(screen.getByText('Somebody else has changed these questions meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Option A')).toHaveValue('Two');
    api.on(quizEditor.correctQuestion, () => success({ ...second, remarked: 0 }));
    await pressButton('Save correction');
    expect(await screen.findByText('Question 2 is corrected. No result has changed.')).toBeVisible();
    expect(api.inputs(quizEditor.correctQuestion)[1]?.body.was?.questionText).toBe('What is 2 + 2?');
  });
});

describe('the correction button', () => {
  const getEndedTimes = (days: number) => ({
    startTime: hoursFromNow(-24 * days - 1),
    endTime: hoursFromNow(-24 * days),
  });

  it.each([
    ['is shown while the quiz runs', {}, true],
    ['is shown within a week after the end', getEndedTimes(6), true],
    ['is hidden once the results are final', getEndedTimes(8), false],
    ['is hidden for a cancelled quiz', { cancelled: true }, false],
  ])('%s', async (_title, event, isShown) => {
    serving(startedQuiz, event);
    await renderEditor();
    await screen.findByRole('note');
    expect(screen.queryAllByRole('button', { name: /^Correct question/ })).toHaveLength(isShown ? 2 : 0);
  });

  it('is hidden while nobody has answered', async () => {
    serving(sampleAuthoredQuiz(1), getEndedTimes(1));
    await renderEditor();
    expect(await screen.findByRole('note')).toHaveTextContent(/^This event has ended\.$/);
    expect(screen.queryByRole('button', { name: /^Correct question/ })).toBeNull();
  });
});
