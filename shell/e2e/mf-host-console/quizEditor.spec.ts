import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectQuestions, formatQuestionText, typeQuestion } from '../fixtures/quizEditor';
import { createQuiz } from '../fixtures/quizzes';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const SAVED = 'Quiz questions added successfully!';
const CSV_HEADER = 'Question,Option A,Option B,Option C,Option D,Correct answer\n';

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** Drags one handle onto the upper half of another. */
const drag = (page: Page, from: string, to: string): Promise<void> =>
  getButton(page, from).dragTo(getButton(page, to), {
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 8, y: 4 },
    steps: 4,
  });

/** Moves the row of the focused handle, which keeps the focus. */
async function moveDown(page: Page, handle: string): Promise<void> {
  await expect(getButton(page, handle)).toBeFocused();
  await page.keyboard.press('ArrowDown');
}

const upload = (page: Page, text: string) =>
  page
    .getByLabel('Import CSV')
    .setInputFiles({ name: 'finals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the save bar never covers the control that has the focus', async ({ hostPage: page, api, host }) => {
  const quiz = await createQuiz(api, host, { questions: 12, startsIn: 600 });
  await page.goto(links.createQuiz(quiz.id));
  await page.getByRole('button', { name: 'Move question 1', exact: true }).focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return focused?.contains(seen) === true ? '' : (focused?.textContent ?? '');
    });
    expect(covered).toBe('');
  }
});

test('a host writes a quiz by keyboard, file and mouse, and a reload loses nothing', async ({
  hostPage: page,
  api,
  host,
}) => {
  const main = page.getByRole('main');
  const quiz = await createQuiz(api, host, { questions: 0, startsIn: 600 });
  await page.goto(links.createQuiz(quiz.id));
  await getButton(page, 'Add question').click();
  await typeQuestion(page, formatQuestionText(1), 'B');
  await page.keyboard.press('Control+Enter');
  await typeQuestion(page, formatQuestionText(2), 'C');
  await checkAccessibility(page);
  await getButton(page, 'Done').click();

  const row = `${formatQuestionText(3)},Amber,Basil,Cedar,Daisy,D\n`;
  await upload(page, `${CSV_HEADER}${row},Amber,Basil,Cedar,Daisy,B\n`);
  await expect(main.getByText('Line 3: The question is missing.')).toBeVisible();
  await upload(page, `${CSV_HEADER}${row}`);
  await clickForToast(
    page.getByRole('button', { name: 'Add them at the end' }),
    '1 question imported from finals.csv.',
  );
  await expectQuestions(page, 1, 2, 3);

  await drag(page, 'Move question 3', 'Move question 1');
  await expectQuestions(page, 3, 1, 2);
  await getButton(page, 'Move question 1').focus();
  await moveDown(page, 'Move question 1');
  await expectQuestions(page, 1, 3, 2);
  await moveDown(page, 'Move question 2');
  await expectQuestions(page, 1, 2, 3);
  await page.reload();
  await expect(main.getByText('Your changes are not saved yet.')).toBeVisible();
  await expectQuestions(page, 1, 2, 3);

  await clickForToast(getButton(page, 'Save quiz'), SAVED);
  await page.goto(links.createQuiz(quiz.id));
  await expect(main.getByText('Everything is saved.')).toBeVisible();
  await expectQuestions(page, 1, 2, 3);
  const { lines } = await readCsvDownload(getButton(page, 'Export CSV'));
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/^"Which word belongs to question 3\?"/);
});

test('a host imports 200 long questions, edits the quiz and saves it', async ({
  hostPage: page,
  api,
  host,
}) => {
  const main = page.getByRole('main');
  const quiz = await createQuiz(api, host, { questions: 0, startsIn: 600 });
  await page.goto(links.createQuiz(quiz.id));
  const rows = Array.from({ length: 200 }, (_row, index) => {
    const options = ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${'क'.repeat(290)}`);
    return [`Question ${index + 1}: ${'प'.repeat(950)}`, ...options, 'C'].join();
  });
  await upload(page, `${CSV_HEADER}${rows.join('\n')}\n`);
  await expect(main.getByText('200 questions', { exact: true })).toBeVisible();
  await expect(main.getByText('A quiz has at most 200 questions.')).toBeVisible();
  await main.getByLabel('Quiz title').fill('Marathon');
  await clickForToast(getButton(page, 'Save quiz'), SAVED);
  await page.goto(links.createQuiz(quiz.id));
  await expect(main.getByText('Everything is saved.')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Questions' }).locator('> li')).toHaveCount(200);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a host copies a question, deletes the copy and restores it', async ({
    hostPage: page,
    api,
    host,
  }) => {
    const main = page.getByRole('main');
    const quiz = await createQuiz(api, host, { questions: 2, startsIn: 600 });
    await page.goto(links.createQuiz(quiz.id));
    await getButton(page, formatQuestionText(1)).click();
    await getButton(page, 'Duplicate').click();
    await expectQuestions(page, 1, 1, 2);
    await main.getByLabel('Question text').fill(formatQuestionText(3));
    await expectQuestions(page, 1, 3, 2);
    await main.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(main.getByText('Question 2 is deleted.')).toBeVisible();
    await expectQuestions(page, 1, 2);
    await checkAccessibility(page);
    await getButton(page, 'Undo').click();
    await expectQuestions(page, 1, 3, 2);
    await clickForToast(getButton(page, 'Save quiz'), SAVED);
    await page.goto(links.createQuiz(quiz.id));
    await expectQuestions(page, 1, 3, 2);
  });

  test('a preview shows the unsaved questions', async ({ hostPage: page, api, host }) => {
    const main = page.getByRole('main');
    const quiz = await createQuiz(api, host, { questions: 2, startsIn: 600 });
    await page.goto(links.createQuiz(quiz.id));
    await getButton(page, 'Add question').click();
    await typeQuestion(page, formatQuestionText(3), 'D');
    await main.getByRole('link', { name: 'Preview' }).click();
    await getButton(page, 'Next').click();
    await getButton(page, 'Next').click();
    await expect(main.getByText(formatQuestionText(3))).toBeVisible();
    await page.goBack();
    await expect(main.getByText(formatQuestionText(2))).toBeVisible();
    const parts = main.getByRole('navigation', { name: 'Questions and preview' });
    await parts.getByRole('link', { name: 'Questions' }).click();
    await expect(getButton(page, 'Save quiz')).toBeVisible();
    await expectQuestions(page, 1, 2, 3);
  });
});
