import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn } from 'storybook/test';
import { CodeField } from './CodeField';

const meta = {
  component: CodeField,
  args: { onChange: fn(), label: 'Verification code', length: 4, value: '', onComplete: fn() },
  parameters: { controlled: { value: 'onChange' } },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Digit 2 of 4')),
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const PartlyFilled: Story = { args: { value: '12' } };
export const Filled: Story = { args: { value: '1234' } };
export const Error: Story = {
  args: { value: '1234', error: 'This code is wrong. Check the latest email.' },
};
