import { checkAccessibility } from '../fixtures/checkAccessibility';
import { OPERATOR_TOKEN } from '../fixtures/releaseHealth';
import { releaseTest as test } from '../fixtures/releaseTest';
import { expect } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const NEXT = '1.1.0';
const MAP = `/mf-quiz/${NEXT}/NewsScreen.js.map`;
/** The line of the released screen that throws (`publishNextQuiz`). */
const THROWN_AT = 'src/NewsScreen.tsx:5';

test.use({ published: 'next-quiz' });

test('a holder of the operator token sees the line of the source where a released screen threw', async ({
  page,
  product: { origin },
  releases,
  consoleErrors,
}) => {
  consoleErrors.expect(/breaks the screen|status of 404/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const reports: string[] = [];
  await page.route('**/api/v1/releases/reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.continue();
  });
  await releases.move({ name: 'mf-quiz', what: 'stable', version: NEXT });
  await page.goto('/quiz-news');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('heading', { name: 'Quizzes cannot be shown right now' })).toBeVisible();
  await expect.poll(() => reports.join('\n')).toContain('NewsScreen.js');
  expect(reports.join('\n')).not.toContain('asha');

  await page.goto('/__remotes');
  await page.getByLabel('Operator token', { exact: true }).fill('not the token');
  await page.getByRole('button', { name: 'Show errors' }).click();
  await expect(page.getByText('This is not the operator token of this server.')).toBeVisible();
  await expect(page.getByText(THROWN_AT)).toHaveCount(0);
  await page.getByLabel('Operator token', { exact: true }).fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Show errors' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: THROWN_AT }) });
  await expect(row.getByText(`mf-quiz ${NEXT}`)).toBeVisible();
  await expect(row.getByText('TypeError')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(NARROW);
  await checkAccessibility(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(OPERATOR_TOKEN);
  await page.reload();
  await expect(page.getByLabel('Operator token', { exact: true })).toHaveValue('');
  await expect(page.getByText(THROWN_AT)).toHaveCount(0);

  expect(requested.filter((url) => url.endsWith('.map'))).toEqual([]);
  expect((await fetch(`${origin}${MAP}`)).status).toBe(404);
  const map = await fetch(`${origin}${MAP}`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });
  expect(((await map.json()) as { sources: string[] }).sources).toContain('./src/NewsScreen.tsx');
  await releases.move({ name: 'mf-quiz', what: 'rollback' });
});
