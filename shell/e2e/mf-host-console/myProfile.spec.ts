import { links } from '@marquee/shared-contracts';
import { signUpHost } from '../fixtures/accounts';
import { clickForToast } from '../fixtures/alerts';
import { expect, test } from '../fixtures/test';

test('a host changes the profile', async ({ page, api, logIn }) => {
  const main = page.getByRole('main');
  await logIn(await signUpHost(api));
  await page.goto(links.hostProfile());
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await main.getByLabel('Designation').fill('Principal');
  await clickForToast(main.getByRole('button', { name: 'Save changes' }), 'Profile updated successfully!');
  await expect(main.getByText('Principal', { exact: true })).toBeVisible();
});
