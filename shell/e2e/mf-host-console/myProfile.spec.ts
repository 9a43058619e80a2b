import { links } from '@marquee/shared-contracts';
import { clickForToast } from '../fixtures/alerts';
import { expect, test } from '../fixtures/test';

test('a host changes the profile', async ({ hostPage: page }) => {
  const main = page.getByRole('main');
  await page.goto(links.hostProfile());
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await main.getByLabel('Designation').fill('Principal');
  await clickForToast(main.getByRole('button', { name: 'Save changes' }), 'Profile updated successfully!');
  await expect(main.getByText('Principal', { exact: true })).toBeVisible();
});
