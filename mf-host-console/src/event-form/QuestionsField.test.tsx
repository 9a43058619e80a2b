import { renderScreen, sampleHost, fakeApi } from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { EventDraft } from './EventDraft';
import { toRequestBody } from './eventAdapter';
import { createEmptyEvent } from './EventValues';
import { draftEventRules } from './eventValueRules';
import { RegistrationFields } from './RegistrationFields';

async function open(texts: string[] = []) {
  fakeApi();
  const formQuestions = texts.map((text, index) => ({
    id: `q${index}`,
    kind: 'SHORT_TEXT' as const,
    text,
    options: '',
    required: false,
  }));
  const draft = new EventDraft(
    `questions of ${texts.join()}`,
    { ...createEmptyEvent(), formQuestions },
    draftEventRules,
  );
  const opened = await renderScreen(<RegistrationFields draft={draft} />, { path: '/', as: sampleHost() });
  return { ...opened, draft };
}

const listTexts = () =>
  within(screen.getByRole('list', { name: 'Own questions' }))
    .getAllByLabelText(/^Question \d+$/)
    .map((field) => (field as HTMLInputElement).value);

describe('the own questions in the event form (RG-24)', () => {
  it('are added, described and removed', async () => {
    const { user, draft } = await open();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.type(screen.getByLabelText('Question 1'), ' What do you eat? ');
    await user.selectOptions(screen.getByLabelText('Answer'), 'Any of several options');
    await user.type(screen.getByLabelText('Options'), 'Fish{Enter}{Enter} Eggs ');
    await user.click(screen.getByRole('checkbox', { name: 'Required' }));
    expect(toRequestBody(draft.values).formQuestions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        kind: 'SEVERAL_OF',
        text: 'What do you eat?',
        options: ['Fish', 'Eggs'],
        required: true,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
    expect(draft.values.formQuestions).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add question' })).toHaveFocus();
  });

  it('move by the arrow keys, keep the focus and say where they are', async () => {
    const { user } = await open(['One', 'Two', 'Three']);
    screen.getByRole('button', { name: 'Move question 3' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(listTexts()).toEqual(['One', 'Three', 'Two']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Move question 2' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(listTexts()).toEqual(['Three', 'One', 'Two']);
  });

  it('name the question that is wrong', async () => {
    const { user, draft } = await open(['One', '']);
    act(() => void draft.form.validate(['formQuestions']));
    expect(await screen.findByText('Please write the question.')).toBeVisible();
    expect(screen.getByLabelText('Question 2')).toBeInvalid();
    await user.type(screen.getByLabelText('Question 2'), 'Two');
    expect(screen.queryByText('Please write the question.')).not.toBeInTheDocument();
  });

  it('are at most 15', async () => {
    await open(Array.from({ length: 15 }, (_, index) => `Question number ${index}`));
    expect(screen.getByRole('button', { name: 'Add question' })).toBeDisabled();
  });
});
