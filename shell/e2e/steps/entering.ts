import type { Stage } from '../harness/stories';

export const heading = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Types a code into the boxes, which send it at the last digit. */
export async function enterCode({ page }: Stage, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '4-digit code' }).click();
  // What a refused code has left.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(code);
}

/** Fills password fields by their labels. */
export async function typePasswords(
  { page }: Stage,
  ...fields: [label: string, text: string][]
): Promise<void> {
  for (const [name, text] of fields) await page.getByRole('textbox', { name, exact: true }).fill(text);
}

/** Lets the countdown of the page run out; its clock must have been installed before the page was opened. */
export async function passAMinute({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^Resend code in/ }).waitFor();
  await page.clock.fastForward(61_000);
}
