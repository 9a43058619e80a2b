import type { Stage } from '../harness/stories';

export const PASSWORD = 'Demo@1234';

/** Logs in on the login screen, which must be shown. */
export async function logIn({ page }: Stage, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
