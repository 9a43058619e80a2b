import { links } from '@marquee/shared-contracts';
import { signUpHost } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { failRequests, tryAgain } from '../fixtures/network';
import { createQuiz } from '../fixtures/quizzes';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';

test('a host reads the scores of an ended quiz', async ({ demoHostPage: page }) => {
  const main = page.getByRole('main');
  await page.goto(links.manageEvents());
  await main.getByRole('link', { name: 'View Quiz Scores of Samanvay Grand Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samanvay Grand Quiz' })).toBeVisible();
  const all = main.getByText('30 attempts · 12 questions');
  await expect(all).toBeVisible();
  await expect(main.getByText(/% right/).first()).toBeVisible();
  await expect(main.locator('tbody tr')).toHaveCount(25);
  await checkAccessibility(page);

  const { name, lines } = await readCsvDownload(main.getByRole('button', { name: 'Download CSV' }));
  expect(name).toBe('quiz-scores.csv');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toMatch(/^"1",/);

  const search = main.getByRole('searchbox');
  const found = main.getByText('1 attempt · 12 questions');
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  await search.fill('tara');
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await expect(search).toHaveValue('tara');
  await main.getByLabel('State').selectOption('Disqualified');
  await expect(main.getByText('No attempts match your search.')).toBeVisible();
  await page.goBack();
  await expect(all).toBeVisible();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(links.manageEvents());
});

test('the scores of a quiz without attempts fail, recover and are empty', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  const main = page.getByRole('main');
  const { id } = await createQuiz(api, host, { questions: 1, startsIn: 600 });
  const recover = await failRequests(page, /\/scores\?/, consoleErrors);
  await page.goto(links.quizScores(id));
  await expect(main.getByRole('alert').getByText('Failed to fetch quiz results')).toBeVisible();
  await tryAgain(main, recover);
  await expect(main.getByText('Nobody has started this quiz yet.')).toBeVisible();
  await checkAccessibility(page);
  await page.goto(links.leaderboard(id));
  await expect(main.getByText('Nobody has finished this quiz yet.')).toBeVisible();
  await checkAccessibility(page);
});

test('on paper the scores have no navigation, footer or button', async ({ hostPage: page, api, host }) => {
  const quiz = await createQuiz(api, host, { questions: 1 });
  await page.goto(links.quizScores(quiz.id));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test("a host cannot read the scores of another host's quiz", async ({
  page,
  api,
  logIn,
  consoleErrors,
  host: owner,
}) => {
  consoleErrors.expect(/404/);
  const other = await signUpHost(api, 'Farah Siddiqui');
  const { id } = await createQuiz(api, owner, { questions: 1 });
  await logIn(other);
  await page.goto(links.quizScores(id));
  await expect(page.getByRole('main').getByText('No event details available.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
