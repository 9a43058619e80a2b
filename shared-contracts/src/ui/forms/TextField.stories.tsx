import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { onChange: fn(), label: 'Team name', value: 'Solar Sparrows' },
  parameters: { controlled: { value: 'onChange' } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Hint: Story = { args: { hint: 'Other participants find your team by this name.' } };
export const Error: Story = { args: { value: '', error: 'Enter a team name.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'The name of your team, as it appears on the leaderboard',
    value: 'Solar Sparrows '.repeat(12),
  },
};
