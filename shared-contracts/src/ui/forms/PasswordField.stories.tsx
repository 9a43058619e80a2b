import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { onChange: fn(), label: 'Password', value: 'Circuit#2026', autoComplete: 'off' },
  parameters: { controlled: { value: 'onChange' } },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Show password' })),
};
export const Hint: Story = { args: { hint: 'At least 8 characters.' } };
export const Error: Story = { args: { value: '', error: 'Enter a password.' } };
