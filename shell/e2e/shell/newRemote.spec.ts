import { programTest as test } from '../fixtures/programTest';
import { expect } from '../fixtures/test';

test.use({ programName: 'new-remote' });

test('a sixth remote, created and released by the command, appears in the released shell (RL-9)', async ({
  page,
  consoleErrors,
}) => {
  // The pages have no API.
  consoleErrors.expect(/404/);
  const response = await page.goto('/room-plan', { waitUntil: 'commit' });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Room plan' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const readFiles = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(readFiles).toContain('/mf-room-plan/1.0.0/RoomPlanScreen.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
