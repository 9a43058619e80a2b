import { expect, test } from '../fixtures/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { NARROWEST } from '../fixtures/viewports';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';

test('without a network a loaded list stays, and everything recovers by itself (RT-23)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  const notice = page.getByText(/^You are offline\. What is loaded stays readable/);
  await page.goto('/');
  await expect(upcoming.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  const card = page.getByRole('heading', { name: 'Log in and sign up cannot be shown right now' });
  await expect(card).toBeVisible();
  await expect(page.getByText(/Everything else works/)).toHaveCount(0);
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);

  await page.goBack();
  await expect(upcoming.getByRole('article').first()).toBeVisible();
  // Longer than the tries of a read, after which the list would have failed.
  await expect(page.getByText('Error loading events')).toHaveCount(0);
  await page.goForward();
  await expect(card).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
