import type { Stage } from '../harness/stories';

export const PASSWORD = 'Demo@1234';

/** Logs in on the login screen, which must be shown. */
export async function logIn({ page }: Stage, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Goes through a participant's sign-up from the role chooser to the entered code. */
export async function signUpAsParticipant(stage: Stage, email: string): Promise<void> {
  const { page } = stage;
  await page.getByLabel(/Participant/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Nila Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9876501234');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByRole('textbox', { name: '4-digit code' }).click();
  await page.keyboard.type(await stage.mailedCode(email));
}
