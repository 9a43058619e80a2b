import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { clickForToast, closeAlert } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { failRequests } from '../fixtures/network';
import { formatQuestionText, typeQuestion } from '../fixtures/quizEditor';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const SAVED = 'Quiz questions added successfully!';

const getButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('saving a quiz names missing fields and failures, and keeps the fields', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  const main = page.getByRole('main');
  const quiz = await createQuiz(api, host, { questions: 1, startsIn: 600 });
  await page.goto(links.createQuiz(quiz.id));
  await main.getByLabel('Quiz title').fill('');
  await getButton(page, 'Save quiz').click();
  await closeAlert(page, 'Please enter a quiz title');
  await main.getByLabel('Quiz title').fill('Finals');
  await getButton(page, 'Add question').click();
  await main.getByLabel('Question text').fill('Which is the odd one out?');
  for (const letter of 'ABCD')
    await main.getByLabel(`Option ${letter}`, { exact: true }).fill(`Word ${letter}`);
  await getButton(page, 'Save quiz').click();
  await closeAlert(page, 'Please select a correct answer for each question');
  await main.getByRole('radio', { name: 'B is right' }).check();
  const recover = await failRequests(page, `**/api/host/quiz/${quiz.id}/questions`, consoleErrors);
  await getButton(page, 'Save quiz').click();
  await closeAlert(page, 'Failed to add quiz questions');
  await recover();
  await clickForToast(getButton(page, 'Save quiz'), SAVED);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the alert about an empty question leads to the question', async ({ hostPage: page, api, host }) => {
    const quiz = await createQuiz(api, host, { questions: 2, startsIn: 600 });
    await page.goto(links.createQuiz(quiz.id));
    await getButton(page, 'Add question').click();
    await getButton(page, 'Save quiz').click();
    const alert = 'Please fill in all question texts';
    await expect(
      page.getByRole('alertdialog', { name: alert }).getByRole('button', { name: 'OK' }),
    ).toBeVisible();
    await checkAccessibility(page);
    await closeAlert(page, alert);
    await expect(page.getByRole('main').getByLabel('Question text')).toBeFocused();
  });

  test('both changes are merged for the host who saves second', async ({
    hostPage: page,
    api,
    openPage,
    consoleErrors,
    host,
  }) => {
    consoleErrors.expect(/409/);
    const quiz = await createQuiz(api, host, { questions: 2, startsIn: 600 });
    await page.goto(links.createQuiz(quiz.id));
    await getButton(page, 'Add question').click();
    await typeQuestion(page, formatQuestionText(3), 'D');

    const other = await openPage(links.createQuiz(quiz.id), { as: host });
    await other.getByRole('main').getByLabel('Quiz title').fill('Theirs');
    await getButton(other, 'Save quiz').click();
    await expect(other).toHaveURL(links.manageEvents());

    await getButton(page, 'Save quiz').click();
    const notice = page.getByRole('alert').filter({
      hasText: 'Somebody else has changed these questions meanwhile.',
    });
    await expect(notice).toContainText('One of their changes is now in your version.');
    await expect(page.getByRole('main').getByLabel('Quiz title')).toHaveValue('Theirs');
    await checkAccessibility(page);
    await clickForToast(getButton(page, 'Save quiz'), SAVED);
  });
});
