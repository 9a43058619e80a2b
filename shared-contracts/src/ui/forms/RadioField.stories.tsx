import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { RadioField } from './RadioField';

const meta = {
  component: RadioField,
  args: {
    onChange: fn(),
    label: 'Visibility',
    value: 'public',
    options: [
      { value: 'public', label: 'Public', hint: 'Everybody finds the event in the lists.' },
      { value: 'private', label: 'Private', hint: 'Only people with the invite link find the event.' },
    ],
  },
  parameters: { controlled: { value: 'onChange' } },
} satisfies Meta<typeof RadioField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const WithoutHints: Story = {
  args: {
    label: 'Mode',
    value: 'online',
    options: [
      { value: 'online', label: 'Online' },
      { value: 'offline', label: 'Offline' },
    ],
  },
};
