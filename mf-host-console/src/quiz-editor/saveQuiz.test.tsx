import { quizEditor } from '@marquee/shared-contracts';
import {
  clearStorage,
  sampleAuthoredQuiz,
  failCall,
  renderScreen,
  quizEditorPage,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, sent, save, address } = quizEditorPage;
const open = () => renderScreen(<CreateQuizScreen />, address);

beforeEach(clearStorage);

describe("a quiz's alerts", () => {
  const expectAlert = async (user: UserEvent, text: string) => {
    await save(user);
    const alert = await screen.findByRole('alertdialog', { name: text });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  };

  it('ask for a title, then texts, options and right answers, and focus the missing field', async () => {
    const api = serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    const title = await screen.findByLabelText('Quiz title');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await expectAlert(user, 'Please enter a quiz title');
    await waitFor(() => expect(title).toHaveFocus());
    await user.paste('Finals');
    await expectAlert(user, 'Please fill in all question texts');
    await waitFor(() => expect(screen.getByLabelText('Question text')).toHaveFocus());
    await user.paste('Which is odd?');
    await expectAlert(user, 'Please fill in all options');
    await waitFor(() => expect(screen.getByLabelText('Option A')).toHaveFocus());
    for (const position of ['A', 'B', 'C', 'D']) {
      await user.click(screen.getByLabelText(`Option ${position}`));
      await user.paste(position === 'D' ? 'A word' : `${position} word`);
    }
    await expectAlert(user, 'Options must be different.');
    await user.type(screen.getByLabelText('Option D'), 's');
    await expectAlert(user, 'Please select a correct answer for each question');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A is right' })).toHaveFocus());
    expect(sent(api)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'C is right' }));
    await save(user);
    await waitFor(() => expect(sent(api)).toHaveLength(1));
  });

  it('ask for a question', async () => {
    serving(sampleAuthoredQuiz(0));
    const { user } = await open();
    await screen.findByLabelText('Quiz title');
    await expectAlert(user, 'Please add a question.');
  });

  it.each([
    ['Failed to add quiz questions: This event has ended.', 'EVENT_ENDED'],
    ['Failed to add quiz questions: A quiz has at most 200 questions.', 'TOO_MANY_QUESTIONS'],
  ] as const)('show "%s" and keep the draft', async (text, code) => {
    const api = serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Quiz title'), ' 2');
    api.on(quizEditor.replaceQuestions, () => failCall(code));
    await expectAlert(user, text);
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Circuit Quiz 2');
  });

  it('show "Failed to add quiz questions" for an unreadable reply', async () => {
    const api = serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    await screen.findByLabelText('Quiz title');
    api.breakDown(quizEditor.replaceQuestions);
    await expectAlert(user, 'Failed to add quiz questions');
  });
});
