import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { CheckboxField } from './CheckboxField';

const meta = {
  component: CheckboxField,
  args: { onChange: fn(), checked: false, children: 'I agree to the terms of use.' },
  parameters: { controlled: { checked: 'onChange' } },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Error: Story = { args: { error: 'Agree to the terms to continue.' } };
export const LongText: Story = {
  args: {
    children: 'I agree that the hosts of this event see my name, email address, college and year. '.repeat(3),
  },
};
