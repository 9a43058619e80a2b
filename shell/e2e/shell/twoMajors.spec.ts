import type { Page } from '@playwright/test';
import { DEMO } from '../fixtures/accounts';
import { getAccountButton, logOutOnScreen } from '../fixtures/accountMenu';
import { logInOnScreen } from '../fixtures/authScreens';
import { navigateInPage } from '../fixtures/navigateInPage';
import { releaseTest as test } from '../fixtures/releaseTest';
import { expect } from '../fixtures/test';

test.use({ published: 'next-major' });

/** The screen of mf-quiz 2.0.0, which alone is built against the contracts 3.0.0. */
async function expectNextMajor(page: Page, viewer: 'visitor' | 'user'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz news' })).toBeVisible();
  await expect(page.getByText('Step 1 / 3')).toBeVisible();
  await expect(page.getByText(`You are a ${viewer}.`)).toBeVisible();
}

test('a remote of the next major of the contracts shares the session with the others, once that is allowed (RL-40)', async ({
  page,
  releases,
}) => {
  // Two of the commands open a browser.
  test.setTimeout(400_000);
  const { run } = releases;
  const refused = await run('promote mf-quiz 2.0.0 --to stable');
  expect(refused.output).toMatch(
    /asks for @marquee\/shared-contracts\/browser \^3\.0\.0; the shell \S+ brings/,
  );
  expect(refused.output).toContain(
    'to serve both majors for a while, promote shared-contracts ^3.0.0 to stable first',
  );
  expect(refused.code).toBe(1);
  for (const line of ['promote shared-contracts 3.0.0 --to stable', 'promote mf-quiz 2.0.0 --to stable']) {
    const { code, output } = await run(line);
    expect(code, output).toBe(0);
  }

  await page.goto('/quiz-news');
  await expectNextMajor(page, 'visitor');
  // The login screen is of the old major.
  await navigateInPage(page, '/login');
  await logInOnScreen(page, DEMO.participant);
  await expect(getAccountButton(page)).toBeVisible();
  await navigateInPage(page, '/quiz-news');
  await expectNextMajor(page, 'user');
  await logOutOnScreen(page);
  await expect(getAccountButton(page)).toHaveCount(0);
  await navigateInPage(page, '/login');
  await logInOnScreen(page, DEMO.participant);
  await expect(getAccountButton(page)).toBeVisible();
  await navigateInPage(page, '/quiz-news');
  await page.getByRole('button', { name: 'Log out here' }).click();
  await expectNextMajor(page, 'visitor');
  await expect(page.getByText('Logged out by the next major')).toBeVisible();
  await expect(getAccountButton(page)).toHaveCount(0);

  const needed = await run('rollback shared-contracts');
  expect(needed.output).toContain('mf-quiz 2.0.0 still needs these contracts');
  await releases.move({ name: 'mf-quiz', what: 'rollback' });
  const ended = await run('rollback shared-contracts');
  expect(ended.output).toContain('all remotes use the contracts of the shell');
});
