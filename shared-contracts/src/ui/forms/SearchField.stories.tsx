import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { onSearch: fn(), label: 'Search events', value: '' },
  parameters: { controlled: { value: 'onSearch' } },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'circuit' } };
export const Hint: Story = { args: { hint: 'Titles and colleges.' } };
