import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { CheckboxesField } from './CheckboxesField';

const meta = {
  component: CheckboxesField,
  args: {
    onChange: fn(),
    label: 'What do you eat?',
    options: ['Fish', 'Eggs', 'Nuts'],
    values: ['Eggs'],
  },
  parameters: { controlled: { values: 'onChange' } },
} satisfies Meta<typeof CheckboxesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeChecked: Story = {};
export const Optional: Story = { args: { values: [], hint: 'Optional' } };
export const Missing: Story = { args: { values: [], error: 'Please answer this question.' } };
