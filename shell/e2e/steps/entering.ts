import type { Stage } from '../harness/stories';
import { glimpsed } from './eventually';

export const heading = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Types a code into the boxes, which send it at the last digit. */
export async function enterCode({ page }: Stage, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '4-digit code' }).click();
  // Clears the digits of a rejected code.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(code);
}

/** Asks for another code when the countdown is over, and enters it: the boxes are emptied when it is on its way. */
export async function enterAnotherCode(stage: Stage, email: string): Promise<void> {
  const { page } = stage;
  await passAMinute(stage);
  await page.getByRole('button', { name: 'Resend code', exact: true }).click();
  await page.getByText('A new code is on its way.').waitFor();
  await enterCode(stage, await stage.mailedCode(email));
}

/** Enters a code that is right, which is said for less than a second. */
export async function enterRightCode(stage: Stage, enter: () => Promise<void>): Promise<void> {
  const said = glimpsed(stage.page, 'OTP Verified!');
  await Promise.all([said, enter()]);
}

/** Fills password fields by their labels. */
export async function typePasswords(
  { page }: Stage,
  ...fields: [label: string, text: string][]
): Promise<void> {
  for (const [name, text] of fields) await page.getByRole('textbox', { name, exact: true }).fill(text);
}

/** Lets the countdown of the page run out; its clock must have been installed before the page was opened. */
async function passAMinute({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^Resend code in/ }).waitFor();
  await page.clock.fastForward(61_000);
}
