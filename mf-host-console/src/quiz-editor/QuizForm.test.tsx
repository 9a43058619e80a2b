import {
  clearStorage,
  sampleAuthoredQuiz,
  renderScreen,
  sampleId,
  quizEditorPage,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CreateQuizScreen } from './CreateQuizScreen';

const { serving, sent, numbers, save, edit, address } = quizEditorPage;
const open = () => renderScreen(<CreateQuizScreen />, address);

beforeEach(clearStorage);

describe('the order of questions', () => {
  it('changes by the arrow keys on a handle, which keeps the focus and announces the position', async () => {
    const api = serving(sampleAuthoredQuiz(3));
    const { user } = await open();
    const handle = await screen.findByRole('button', { name: 'Move question 1' });
    handle.focus();
    await user.keyboard('{ArrowDown}');
    expect(numbers()).toEqual(['2', '1', '3']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move question 2' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(numbers()).toEqual(['2', '3', '1']);
    await user.keyboard('{ArrowUp}');
    await save(user);
    await waitFor(() =>
      expect(sent(api)[0]).toMatchObject({
        replaces: [sampleId(101), sampleId(102), sampleId(103)],
        questions: [2, 1, 3].map((number) => ({ questionText: `What is ${number} and ${number}?` })),
      }),
    );
  });

  it('changes by buttons that stop at the ends', async () => {
    serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 1);
    expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move down' }));
    expect(screen.getByRole('button', { name: 'Move down' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(numbers()).toEqual(['2', '1']);
  });
});

describe('when scores are shown', () => {
  it('is selected from described options and saved with the questions', async () => {
    const api = serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    const setting = await screen.findByRole('group', { name: 'Show scores' });
    expect(within(setting).getByRole('radio', { name: 'Right after submitting' })).toBeChecked();
    const later = within(setting).getByRole('radio', { name: 'After the quiz ends' });
    expect(later).toHaveAccessibleDescription(/Before the end, only hosts see scores/);
    await user.click(later);
    expect(screen.getByText('Your changes are not saved yet.')).toBeVisible();
    await save(user);
    await waitFor(() => expect(sent(api)[0]).toMatchObject({ showScores: 'after-end' }));
  });

  it('is locked once somebody has started the quiz', async () => {
    serving(sampleAuthoredQuiz(1, { locked: true, showScores: 'after-end' }));
    await open();
    expect(await screen.findByText('Scores are shown after the quiz ends.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Show scores' })).not.toBeInTheDocument();
  });
});

describe('a question', () => {
  it('is duplicated after itself', async () => {
    serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 1);
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    expect(screen.getByLabelText('Question text')).toHaveValue('What is 1 and 1?');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(numbers()).toEqual(['1', '1', '2']);
  });

  it('can be restored after deletion', async () => {
    serving(sampleAuthoredQuiz(3));
    const { user } = await open();
    await screen.findByRole('list', { name: 'Questions' });
    await edit(user, 2);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Question 2 is deleted.')).toBeVisible();
    expect(numbers()).toEqual(['1', '3']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(numbers()).toEqual(['1', '2', '3']);
  });

  it('cannot be added to a quiz of 200 questions', async () => {
    serving(sampleAuthoredQuiz(199));
    const { user } = await open();
    await user.click(await screen.findByText('Add question'));
    expect(screen.getByText('Add question')).toBeDisabled();
    expect(screen.getByText('A quiz has at most 200 questions.')).toBeVisible();
  });
});

describe('files of questions', () => {
  const HEAD = 'Question,Option A,Option B,Option C,Option D,Correct answer\n';
  const createCsvFile = (text: string) => new File([HEAD + text], 'finals.csv', { type: 'text/csv' });

  it('are imported without a dialog into an empty quiz', async () => {
    serving(sampleAuthoredQuiz(0));
    const { user } = await open();
    await user.upload(
      await screen.findByLabelText('Import CSV'),
      createCsvFile('What is 9 and 9?,1,18,3,4,B\n'),
    );
    expect(await screen.findByText('1 question imported from finals.csv.')).toBeVisible();
    expect(numbers()).toEqual(['9']);
  });

  it.each([
    ['Add them at the end', ['1', '2', '9']],
    ['Replace all 2', ['9']],
    ['Cancel', ['1', '2']],
  ])('ask whether to append or replace: "%s"', async (button, expected) => {
    serving(sampleAuthoredQuiz(2));
    const { user } = await open();
    await user.upload(
      await screen.findByLabelText('Import CSV'),
      createCsvFile('What is 9 and 9?,1,18,3,4,B\n'),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Import finals.csv' });
    expect(dialog).toHaveTextContent('The file has 1 question, this quiz has 2.');
    await user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(numbers()).toEqual(expected));
  });

  it('are rejected as a whole, with the number of each invalid line', async () => {
    serving(sampleAuthoredQuiz(1));
    const { user } = await open();
    await user.upload(
      await screen.findByLabelText('Import CSV'),
      createCsvFile('What is 9 and 9?,1,18,3,4,B\n,1,2,3,4,A\nOdd?,1,2,2,4,A\n'),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No questions were imported from finals.csv.');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Line 3: The question is missing.', 'Line 4: Options must be different.']);
    expect(numbers()).toEqual(['1']);
  });

  it('have a template that can be imported', async () => {
    serving(sampleAuthoredQuiz(0));
    let template: Blob | undefined;
    URL.createObjectURL = (given) => {
      template = given as Blob;
      return 'blob:template';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download a template' }));
    await waitFor(() => expect(template).toBeDefined());
    const file = new File([(await template?.text()) ?? ''], 'quiz-template.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Import CSV'), file);
    expect(await screen.findByText('1 question imported from quiz-template.csv.')).toBeVisible();
  });

  it('are exported from the current draft', async () => {
    serving(sampleAuthoredQuiz(1));
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:questions';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(names).toEqual(['quiz-questions.csv']));
    expect(await blob?.text()).toContain('"What is 1 and 1?","1","2","4","6","2"');
  });
});
