import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { TextAreaField } from './TextAreaField';

const meta = {
  component: TextAreaField,
  args: { onChange: fn(), label: 'Description', value: 'Thirty questions about circuits.' },
  parameters: { controlled: { value: 'onChange' } },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Hint: Story = { args: { hint: 'Participants read it on the event page.' } };
export const Error: Story = { args: { value: '', error: 'Enter a description.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { value: 'Thirty questions about circuits, each with four options. '.repeat(15) },
};
