import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of each labelled field once it appears, and presses a button. */
export async function fillForm(
  user: UserEvent,
  texts: Record<string, string>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: button }));
}
