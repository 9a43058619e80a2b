import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const INDIA_HOURS = 5.5;

/** One start time per test file; repeated readings may span two minutes. */
const startedAt = Date.now();

/** Fills in the event form by its labels. */
export const filledEvent = {
  about: 'Thirty questions about circuits.',

  /** Fills in the first step. */
  async basics(user: UserEvent, { type = 'Quiz', title = 'Circuit Quiz' } = {}): Promise<void> {
    await user.selectOptions(await screen.findByLabelText('Type'), type);
    await user.click(screen.getByLabelText('Title'));
    await user.paste(title);
    await press(user, 'Edit the about text');
    await user.paste(filledEvent.about);
  },

  /** Returns a time `hours` after the test file's start, as a clock in India shows it. */
  inIndia: (hours: number): string =>
    new Date(startedAt + (hours + INDIA_HOURS) * 3_600_000).toISOString().slice(0, 16),

  setTime: (label: string, value: string): boolean =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } }),

  times(): void {
    const times = { 'Registration starts': 1, 'Registration ends': 24, 'Event starts': 48, 'Event ends': 50 };
    for (const [label, hours] of Object.entries(times))
      filledEvent.setTime(label, filledEvent.inIndia(hours));
  },

  async stage(user: UserEvent, text: string): Promise<void> {
    await press(user, 'Add stage');
    await user.type(screen.getByLabelText('What happens'), text);
  },

  next: (user: UserEvent): Promise<void> => press(user, 'Next'),
  publish: (user: UserEvent): Promise<void> => press(user, 'Publish'),
};
