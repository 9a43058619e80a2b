import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { SelectField } from './SelectField';

const meta = {
  component: SelectField,
  args: {
    onChange: fn(),
    label: 'Event type',
    options: ['Quiz', 'Hackathon', 'Webinar', 'Seminar'],
    value: 'Quiz',
  },
  parameters: { controlled: { value: 'onChange' } },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { args: { error: 'Choose an event type.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: ['Department of Electronics and Communication Engineering, Lakeside College'],
    value: undefined,
  },
};
